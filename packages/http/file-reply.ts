import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file as a reply. `fileName` may hold any letters; it is encoded as RFC 5987 says. */
export type FileReply = {
  stream: Readable | Buffer;
  contentType: string;
  fileName: string;
  size?: number;
  /** How long it may be cached; not at all unless said. */
  cacheControl?: string;
};

export function sendFile(reply: FastifyReply, request: FastifyRequest, file: FileReply) {
  const ascii = file.fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  reply.header(
    'content-disposition',
    `attachment; filename="${ascii}"; filename*=UTF-8''${rfc5987(file.fileName)}`,
  );
  if (file.cacheControl) reply.header('cache-control', file.cacheControl);
  if (file.size !== undefined) reply.header('content-length', file.size);
  const uuid = request.headers['request-uuid'];
  if (typeof uuid === 'string' && /^[0-9a-f-]{1,64}$/i.test(uuid)) reply.header('request-uuid', uuid);
  return reply.type(file.contentType).send(file.stream);
}

function rfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
