import type { IncomingMessage } from 'node:http';
import { receiptPdf } from '@chulbal/contract/applications';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { type ErrorName, errors } from '@chulbal/contract/errors';
import { downloadFile, uploadFile } from '@chulbal/contract/files';
import { seasonCalendar } from '@chulbal/contract/seasons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { queryOf } from './api-call.ts';
import { readForm } from './read-form.ts';
import { requestUrl } from './request-url.ts';
import { sendUpstream, type UpstreamReply } from './stream-through.ts';
import { type OpenVisit, openVisit, type VisitServices } from './visit.ts';

export type TransfersOptions = VisitServices & { ownOrigin: (request: FastifyRequest) => string };

/** Headers of a reply that mean something to a browser; the rest is between us and the API. */
const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'retry-after',
  'request-uuid',
  'x-robots-tag',
];

const downloadInput = z.strictObject({ serverFileName: z.string().max(200) });
const receiptParams = z.object({
  teamNo: z.coerce.number().int().min(1),
  version: z.coerce.number().int().min(1),
});
/** `/calendar/3.ics` is one track's, `/calendar/all.ics` the whole season's. */
const calendarParams = z.union([
  z.object({ trackNo: z.literal('all') }).transform(() => ({})),
  z.object({ trackNo: z.coerce.number().int().min(1) }),
]);

type Call = { endpoint: AnyEndpoint; input: Record<string, unknown>; headers?: Record<string, string> };

/**
 * Files on their way between a browser and the user API: named routes and no pass-through. The session is
 * renewed before a body is touched, for a body that has been read cannot be sent again.
 */
export async function transfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readJson(body),
  );

  const open = (request: FastifyRequest): Promise<OpenVisit> => {
    const origin = options.ownOrigin(request);
    return openVisit(options, {
      url: requestUrl(request.url, origin),
      method: request.method,
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      contentType: undefined,
      origin,
      arrivedAt: request.arrivedAt,
      address: request.ip,
      requestId: request.id,
    });
  };

  const refuse = (reply: FastifyReply, opened: OpenVisit, name: ErrorName) => {
    const row = errors[name];
    return reply
      .code(row.status)
      .send({ code: row.code, message: row[opened.visit.language], data: { error: name } });
  };

  /** Sends the call as the visitor and streams the answer back. */
  const pass = async (request: FastifyRequest, reply: FastifyReply, opened: OpenVisit, call: Call) => {
    const { endpoint, input } = call;
    const token = opened.sessions.user.state?.access ?? null;
    if (endpoint.access === 'user' && token === null) return refuse(reply, opened, 'signInRequired');
    const get = endpoint.method === 'GET';
    const inQuery = get || endpoint.body === 'stream';
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    if (request.raw.socket.destroyed) gone.abort();
    let answer: UpstreamReply;
    try {
      answer = await sendUpstream({
        url: options.api.urlOf(endpoint.path) + (inQuery ? queryOf(input) : ''),
        method: endpoint.method,
        headers: { ...options.api.headers(opened.caller, token), ...call.headers },
        body: endpoint.body === 'stream' ? request.raw : get ? undefined : Buffer.from(JSON.stringify(input)),
        signal: gone.signal,
      });
    } catch {
      return refuse(reply, opened, 'unavailable');
    }
    reply.code(answer.status);
    for (const name of passedOn) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    const cookies = await opened.setCookies();
    if (cookies.length) reply.header('set-cookie', cookies);
    return reply.send(answer.body);
  };

  const json = { 'content-type': 'application/json' };

  app.post('/transfer/upload', async (request, reply) => {
    const opened = await open(request);
    const input = uploadFile.input.safeParse(request.query);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const length = request.headers['content-length'];
    const headers = {
      'content-type': 'application/octet-stream',
      ...(length ? { 'content-length': length } : {}),
    };
    return pass(request, reply, opened, { endpoint: uploadFile, input: input.data, headers });
  });

  app.post('/transfer/download', async (request, reply) => {
    const opened = await open(request);
    const input = downloadInput.safeParse(request.body);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const uuid = request.headers['request-uuid'];
    const headers = { ...json, ...(typeof uuid === 'string' ? { 'request-uuid': uuid } : {}) };
    return pass(request, reply, opened, { endpoint: downloadFile, input: input.data, headers });
  });

  app.get<{ Params: { serverFileName: string } }>(
    '/transfer/file/:serverFileName',
    async (request, reply) => {
      const opened = await open(request);
      const { serverFileName } = request.params;
      return pass(request, reply, opened, {
        endpoint: downloadFile,
        input: { serverFileName },
        headers: json,
      });
    },
  );

  app.get('/transfer/receipt/:teamNo/:version', async (request, reply) => {
    const opened = await open(request);
    const input = receiptParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: receiptPdf, input: input.data });
  });

  app.get('/calendar/:trackNo.ics', async (request, reply) => {
    const opened = await open(request);
    const input = calendarParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: seasonCalendar, input: input.data });
  });
}

/** A body of JSON, which has to come in the time of a form. What is none is refused by the route's schema. */
async function readJson(raw: IncomingMessage): Promise<unknown> {
  const body = await readForm(raw);
  if (typeof body === 'string') {
    throw Object.assign(new Error('The body is too large or too slow.'), {
      statusCode: body === 'tooLarge' ? 413 : 408,
    });
  }
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
