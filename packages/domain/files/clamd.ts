import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ClamdAddress = { host: string; port: number } | { path: string };

/** `tooLarge`: more than the scanner takes (`StreamMaxLength` in its own settings); nobody knows whether it is clean. */
export type ScanOutcome = 'clean' | 'infected' | 'tooLarge';

export type VirusScanner = {
  /** @throws where it is not there, or says something that is no answer. */
  scan(source: AsyncIterable<Uint8Array>): Promise<ScanOutcome>;
  /** @throws where it is not there. */
  ping(): Promise<void>;
};

const CONNECT_MS = 2_000;
const TIMEOUT_MS = 30_000;

/** `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`; null for anything else. */
export function readClamdUrl(text: string): ClamdAddress | null {
  const unix = /^unix:\/\/(\/[^\0]+)$/.exec(text);
  if (unix?.[1]) return { path: unix[1] };
  if (!text.startsWith('tcp://') || !URL.canParse(text)) return null;
  const { hostname, port, pathname, username } = new URL(text);
  if (!hostname || username || !/^\/?$/.test(pathname)) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

/**
 * ClamAV's daemon, as clamd(8) says: commands begin with `z` and end with NUL, and so do answers. `INSTREAM` is followed by
 * chunks, each behind its length in four bytes of network order, and by a length of zero. It may break off as soon as it has
 * got more than it takes; what it says last is then often lost with the socket, so one that broke off and is well has got
 * too much.
 */
export function clamdAt(address: ClamdAddress, { timeoutMs = TIMEOUT_MS } = {}): VirusScanner {
  async function ping() {
    const answer = await ask(address, Math.min(timeoutMs, CONNECT_MS), [Buffer.from('zPING\0')]);
    if (answer !== 'PONG') throw new Error('What answers there is no virus scanner.');
  }
  return {
    ping,
    async scan(source) {
      let answer: string;
      try {
        answer = await ask(address, timeoutMs, framesOf(source));
      } catch (error) {
        if (!hasBrokenOff(error)) throw error;
        await ping();
        return 'tooLarge';
      }
      if (/: OK$/.test(answer)) return 'clean';
      if (/ FOUND$/.test(answer)) return 'infected';
      if (/size limit exceeded/i.test(answer)) return 'tooLarge';
      throw new Error('The virus scanner said something that is no answer.');
    },
  };
}

/** Whether the other side closed while something was sent to it. */
function hasBrokenOff(error: unknown): boolean {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'write' && ['EPIPE', 'ECONNRESET'].includes(code);
}

async function* framesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of source) {
    // A length of zero would be the end.
    if (chunk.length === 0) continue;
    yield lengthOf(chunk.length);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function ask(
  address: ClamdAddress,
  timeoutMs: number,
  said: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string> {
  const socket = connect(address);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner is silent.')));
    const answer = answerOf(socket);
    const sending = pipeline(Readable.from(said), socket, { end: false });
    // Nobody answers to half a file: one that cannot be read is given up at once.
    sending.catch(() => socket.destroy());
    const [heard, sent] = await Promise.allSettled([answer, sending]);
    if (heard.status === 'fulfilled') return heard.value;
    throw sent.status === 'rejected' ? sent.reason : heard.reason;
  } finally {
    socket.destroy();
  }
}

/** What comes until NUL. Whatever is still being sent is nobody's any more. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      const end = text.indexOf('\0');
      if (end < 0 && text.length < 4_096) return;
      resolve(text.slice(0, end).trim());
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The virus scanner broke off.')));
  });
}
