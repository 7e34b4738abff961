import type { IncomingMessage } from 'node:http';

/** Most bytes of a form; files go through the transfer routes. */
export const formLimit = 1024 * 1024;

/** A form that has not come whole after this is given up: a sender that drips holds nothing for long. */
const formTimeoutMs = 60_000;

/** Reads a form's bytes, or says why not. The rest of one that is too large or too slow is not waited for. */
export async function readForm(
  raw: IncomingMessage,
  timeoutMs = formTimeoutMs,
): Promise<Buffer | 'tooLarge' | 'tooSlow'> {
  if (Number(raw.headers['content-length'] ?? 0) > formLimit) return 'tooLarge';
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (result: Buffer | 'tooLarge' | 'tooSlow') => {
      clearTimeout(late);
      raw.off('data', take).resume();
      resolve(result);
    };
    const take = (part: Buffer) => {
      bytes += part.length;
      parts.push(part);
      if (bytes > formLimit) end('tooLarge');
    };
    const late = setTimeout(() => end('tooSlow'), timeoutMs);
    const gone = () => {
      clearTimeout(late);
      reject(Object.assign(new Error('The browser went away.'), { statusCode: 400 }));
    };
    raw.on('data', take);
    raw.once('end', () => end(Buffer.concat(parts)));
    raw.once('error', gone);
    raw.once('close', gone);
  });
}
