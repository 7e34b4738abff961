import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { toldError } from './told-error.ts';

export type Log = FastifyBaseLogger;

/**
 * A log of JSON lines, to the standard output unless a stream is given. Nothing of a request is in it but what is put
 * there by name, and of an error no text that may be somebody's (S-06); `whole` keeps errors as they are, for development.
 */
export function createLog(
  server: string,
  {
    level = 'info',
    whole = false,
    stream,
  }: { level?: 'info' | 'error'; whole?: boolean; stream?: { write(line: string): void } } = {},
): Log {
  const tell = whole ? pino.stdSerializers.err : toldError;
  const options: pino.LoggerOptions = {
    level,
    base: { server },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: () => undefined, res: () => undefined, err: (error) => error },
    hooks: {
      // Before the logger takes an error's own message for the line's.
      logMethod([first, ...rest]: unknown[], method) {
        const told =
          first instanceof Error
            ? { err: tell(first) }
            : isObject(first) && first.err instanceof Error
              ? { ...first, err: tell(first.err) }
              : first;
        method.apply(this, [told, ...rest] as Parameters<typeof method>);
      },
    },
  };
  return pino(options, stream ?? pino.destination(1));
}

/** The log of a server: everything in production, failures alone where nobody reads it, and whole for who develops. */
export function logOf(server: string, mode: 'development' | 'demo' | 'production'): Log {
  if (mode === 'production') return createLog(server);
  if (mode === 'demo') return createLog(server, { level: 'error' });
  return createLog(server, { level: 'error', whole: true, stream: { write: printFailure } });
}

/** What went wrong, for who reads it on a terminal. */
function printFailure(line: string): void {
  const { server, msg, err } = JSON.parse(line) as { server: string; msg: string; err?: { stack: string } };
  console.error(`${server}: ${msg}\n${err?.stack ?? ''}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
