import { API_TOKEN_PREFIX } from '@chulbal/contract/api-tokens';
import type { FastifyInstance } from 'fastify';
import { passing, type TransfersOptions } from './transfers-pass.ts';

/**
 * `GET /admin/…` of operators' own programs, which carry a token of their own, passed to the operators' API as it came:
 * the API faces nobody else. A session's token is none of these: browsers have cookies (S-06).
 */
export async function programCalls(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  const { open, refuse, passProgram } = passing(options);

  app.get('/admin/*', async (request, reply) => {
    const opened = await open(request);
    const [scheme, token = ''] = request.headers.authorization?.split(' ') ?? [];
    const isProgram = scheme?.toLowerCase() === 'bearer' && token.startsWith(API_TOKEN_PREFIX);
    if (!isProgram) return refuse(reply, opened, 'signInRequired');
    return passProgram(request, reply, opened, token);
  });
}
