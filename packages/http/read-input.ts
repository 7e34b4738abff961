import type { AnyEndpoint, InputOf } from '@chulbal/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from './error-reply.ts';
import { withoutNul } from './without-nul.ts';

/** What a request asks of an endpoint, by its schema. @throws InvalidInput */
export function parseInput<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const fromQuery = endpoint.method === 'GET' || endpoint.body === 'stream';
  const given = fromQuery ? request.query : (request.body ?? {});
  // The name of a file is refused for it, with a code of its own.
  const meant = endpoint.method === 'GET' ? withoutEmpty(given) : given;
  const parsed = endpoint.input.safeParse(endpoint.body === 'stream' ? given : withoutNul(meant));
  if (!parsed.success) throw new InvalidInput(parsed.error.issues);
  return parsed.data as InputOf<E>;
}

/** An empty value of a query means none, as a form without a choice sends it: `noticeType=&keyword=`. */
function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return value === '' ? [] : [[name, value]];
      const some = value.filter((one) => one !== '');
      return some.length > 0 ? [[name, some.length === 1 ? some[0] : some]] : [];
    }),
  );
}
