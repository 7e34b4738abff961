import { LogController } from 'fastify';

/** Has the framework write no lines of its own about requests, for they hold addresses, and put their id into every other. */
export function quietLog(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
}
