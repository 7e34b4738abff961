import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';

const agents = {
  http: new HttpAgent({ keepAlive: true, maxFreeSockets: 64 }),
  https: new HttpsAgent({ keepAlive: true, maxFreeSockets: 64 }),
};

export type UpstreamRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Whole, or as it comes in. */
  body?: Readable | Buffer | undefined;
  /** Ends the call when the browser goes away. */
  signal: AbortSignal;
};

export type UpstreamReply = { status: number; headers: IncomingHttpHeaders; body: IncomingMessage };

/**
 * Sends a request whose body may still be arriving, and gives the reply as soon as its head is there, even
 * before the body is through. Nothing is held in memory: who reads slowly is waited for.
 */
export function sendUpstream({
  url,
  method,
  headers,
  body,
  signal,
}: UpstreamRequest): Promise<UpstreamReply> {
  const secure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const upstream = (secure ? httpsRequest : httpRequest)(
      url,
      { method, headers, agent: secure ? agents.https : agents.http, signal },
      (reply) => {
        if (body && 'pipe' in body && !body.readableEnded) {
          // Refused early: read the rest of the body and drop it, or the browser never reads the answer.
          body.unpipe(upstream);
          body.resume();
          reply.once('end', () => upstream.destroy());
        }
        resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: reply });
      },
    );
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that was being closed over there: nothing was answered, and reading again does no harm.
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET';
      if (isStale && method === 'GET') sendUpstream({ url, method, headers, signal }).then(resolve, reject);
      else reject(error);
    });
    if (body === undefined || Buffer.isBuffer(body)) {
      upstream.end(body);
      return;
    }
    body.once('error', (error) => upstream.destroy(error));
    body.once('close', () => {
      if (!body.readableEnded && !upstream.destroyed) upstream.destroy(new Error('The browser went away.'));
    });
    body.pipe(upstream);
  });
}
