import { randomUUID } from 'node:crypto';
import type { SessionTokens } from '@chulbal/contract/accounts';
import { type ErrorName, errors } from '@chulbal/contract/errors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** What a test may turn while the stand-in runs. */
export type StandIn = {
  app: FastifyInstance;
  url: string;
  /** Paths in the order they were asked for. */
  asked: string[];
  /** Access tokens that are taken; refreshing adds one. */
  alive: Set<string>;
  /** The refresh tokens that are taken. */
  refreshable: Set<string>;
  /** Answers every call of a user with this refusal. */
  refuseWith: ErrorName | null;
  /** Seconds that a refusal asks to wait. */
  retryAfter: number | undefined;
  lifeSeconds: number;
  persistent: boolean;
  tokens(): SessionTokens;
};

/** A small real API for the tests of the web server: rotates tokens, knows one user, takes files, gives exports. */
export async function startStandIn(): Promise<StandIn> {
  const app = Fastify({ bodyLimit: 1024 * 1024 * 1024 });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  const standIn: StandIn = {
    app,
    url: '',
    asked: [],
    alive: new Set(),
    refreshable: new Set(),
    refuseWith: null,
    retryAfter: undefined,
    lifeSeconds: 600,
    persistent: false,
    tokens() {
      const access = randomUUID();
      const refreshToken = randomUUID();
      standIn.alive.add(access);
      standIn.refreshable.add(refreshToken);
      return {
        accessToken: access,
        refreshToken,
        accessExpiresIn: standIn.lifeSeconds,
        refreshExpiresIn: 14 * 24 * 3600,
        persistent: standIn.persistent,
      };
    },
  };

  const fine = (data: unknown) => ({ code: 200, message: 'OK', data });
  const refuse = (reply: FastifyReply, name: ErrorName) =>
    reply.code(errors[name].status).send({
      code: errors[name].code,
      message: errors[name].ko,
      data: { error: name, retryAfter: standIn.retryAfter },
    });
  const refusal = (request: FastifyRequest): ErrorName | null => {
    const token = request.headers.authorization?.replace('Bearer ', '');
    if (standIn.refuseWith) return standIn.refuseWith;
    return token && standIn.alive.has(token) ? null : 'signInRequired';
  };

  app.addHook('onRequest', (request, _reply, done) => {
    standIn.asked.push(request.url.split('?')[0] ?? '');
    done();
  });

  const rotate = async (refreshToken: string, reply: FastifyReply) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (!standIn.refreshable.delete(refreshToken)) return refuse(reply, 'sessionOver');
    return fine(standIn.tokens());
  };
  for (const area of ['/api/user', '/admin/operator']) {
    app.post<{ Body: { refreshToken: string } }>(`${area}/command/refresh`, (request, reply) =>
      rotate(request.body.refreshToken, reply),
    );
    app.post(`${area}/command/logout`, () => fine(null));
  }
  const pointer = '/admin/point-stage';
  app.post<{ Body: { refreshToken: string } }>(`${pointer}/command/pointer-refresh`, (request, reply) =>
    rotate(request.body.refreshToken, reply),
  );
  app.post(`${pointer}/command/pointer-logout`, () => fine(null));
  for (const me of ['/admin/operator/query/me', `${pointer}/query/pointer-me`]) {
    app.get(me, (request, reply) => {
      const refused = refusal(request);
      return refused ? refuse(reply, refused) : fine({ name: '한지우' });
    });
  }
  app.get('/api/user/query/my-profile', (request, reply) => {
    const refused = refusal(request);
    return refused ? refuse(reply, refused) : fine({ seen: request.headers });
  });
  app.get('/api/site/query/site', () => fine({ brand: '출발+' }));

  const takers = [
    '/api/files/command/upload',
    '/admin/season/command/upload-guardian-form',
    '/admin/school/command/load',
  ];
  for (const path of takers) {
    app.post(path, async (request, reply) => {
      const refused = refusal(request);
      if (refused) return refuse(reply, refused);
      let bytes = 0;
      for await (const part of request.body as AsyncIterable<Buffer>) bytes += part.length;
      return fine({ bytes, query: request.query });
    });
  }
  app.post<{ Body: { serverFileName: string } }>('/api/user/query/download', async (request, reply) => {
    if (request.body.serverFileName !== 'known') return refuse(reply, 'notFound');
    const uuid = request.headers['request-uuid'];
    if (uuid) reply.header('request-uuid', uuid);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''%EA%B3%84%ED%9A%8D.pdf`)
      .header('x-internal', 'not for browsers')
      .send(Buffer.alloc(300_000, 'a'));
  });

  app.post('/admin/application/command/export', async (request, reply) => {
    const refused = refusal(request);
    if (refused) return refuse(reply, refused);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="applications.csv"')
      .send(JSON.stringify(request.body));
  });
  app.post('/admin/application/query/document', async (request, reply) => {
    const refused = refusal(request);
    if (refused) return refuse(reply, refused);
    reply.header('request-uuid', request.headers['request-uuid'] ?? 'none');
    return reply.header('content-type', 'application/pdf').send(Buffer.alloc(300_000, 'a'));
  });

  standIn.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return standIn;
}
