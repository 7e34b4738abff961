import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in says instead of yes, once for each entry. */
type Reply = { status?: number; body: unknown };

export type CarrierStandIn = {
  url: string;
  /** Requests that were let in, by path. */
  got: { path: string; body: Record<string, unknown> }[];
  /** What it answers to the next requests that it lets in. */
  replies: Reply[];
  close(): void;
};

const FRESH_MS = 15 * 60_000;

/** Solapi: takes only what is signed by the secret, within 15 minutes, each signature once. */
export async function startStandInSolapi(key: {
  apiKey: string;
  apiSecret: string;
}): Promise<CarrierStandIn> {
  const used = new Set<string>();
  return await standIn(
    '/messages/v4/send-many/detail',
    (request) => {
      const [, apiKey, date = '', salt, signature = ''] =
        /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\w{12,64}), signature=([0-9a-f]{64})$/.exec(
          request.headers.authorization ?? '',
        ) ?? [];
      const expected = createHmac('sha256', key.apiSecret).update(`${date}${salt}`).digest('hex');
      const refused = (errorCode: string) => ({ status: 403, body: { errorCode, errorMessage: errorCode } });
      if (apiKey !== key.apiKey || signature !== expected) return refused('SignatureDoesNotMatch');
      if (Math.abs(Date.now() - Date.parse(date)) > FRESH_MS) return refused('RequestTimeTooSkewed');
      if (used.has(signature)) return refused('DuplicatedSignature');
      used.add(signature);
      return null;
    },
    { groupInfo: { count: { total: 1, registeredFailed: 0 } }, failedMessageList: [] },
  );
}

/** NHN Cloud: takes only what carries the secret that belongs to the key in the path, for text and for 알림톡. */
export async function startStandInNhn(keys: {
  sms: { appKey: string; secretKey: string };
  talk: { appKey: string; secretKey: string };
}): Promise<CarrierStandIn> {
  const header = { isSuccessful: true, resultCode: 0, resultMessage: 'SUCCESS' };
  const result = [{ recipientNo: '01012341234', resultCode: 0, recipientSeq: 1 }];
  return await standIn(
    /^\/(?:sms\/v3\.0\/appKeys\/[^/]+\/sender\/[sm]ms|alimtalk\/v2\.3\/appkeys\/[^/]+\/messages)$/,
    (request) => {
      const { sms, talk } = keys;
      const mine = request.url?.startsWith('/sms/') ? sms : talk;
      const code = !request.url?.includes(`/${mine.appKey}/`)
        ? -1000
        : request.headers['x-secret-key'] !== mine.secretKey
          ? -1001
          : 0;
      return code === 0 ? null : { body: { header: { isSuccessful: false, resultCode: code } } };
    },
    { header, body: { data: { sendResultList: result } }, message: { sendResults: result } },
  );
}

async function standIn(
  path: string | RegExp,
  refuse: (request: IncomingMessage) => Reply | null,
  yes: object,
): Promise<CarrierStandIn> {
  const got: CarrierStandIn['got'] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = request.url ?? '';
    const isKnown = request.method === 'POST' && (typeof path === 'string' ? url === path : path.test(url));
    if (!isKnown) return void response.writeHead(404).end('<html>');
    const refusal = refuse(request);
    if (refusal) return say(response, refusal);
    got.push({
      path: url,
      body: JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>,
    });
    say(response, replies.shift() ?? { body: yes });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, got, replies, close: () => server.close() };
}

function say(response: ServerResponse, { status = 200, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
