import { createServer, type Socket } from 'node:net';

/** The file that every scanner finds and that harms nobody (eicar.org), in two halves: in one piece this file were infected. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

export type ClamdStandIn = {
  url: string;
  /** `answering`; `down`: closes whoever comes; `silent`: says nothing; `odd`: no answer of a scanner. */
  state: { mood: 'answering' | 'down' | 'silent' | 'odd'; most: number; scanned: number };
  close(): Promise<void>;
};

/** A clamd that knows one virus, wherever it is in a file, and takes streams up to `most` bytes. */
export async function startStandInClamd(path?: string): Promise<ClamdStandIn> {
  const state: ClamdStandIn['state'] = { mood: 'answering', most: 25 * 1024 * 1024, scanned: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    if (state.mood === 'down') return void socket.destroy();
    let got = Buffer.alloc(0);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      if (state.mood === 'silent') return;
      const answer = answerTo(got, state);
      if (answer !== null) socket.end(state.mood === 'odd' ? 'HTTP/1.1 400\0' : `${answer}\0`);
    });
  });
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  const url =
    typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix://${String(address)}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { url, state, close };
}

/** Null until everything has come. */
function answerTo(got: Buffer, state: ClamdStandIn['state']): string | null {
  const end = got.indexOf(0);
  if (end < 0) return null;
  const command = got.toString('latin1', 0, end);
  if (command === 'zPING') return 'PONG';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  let size = 0;
  for (let at = end + 1; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    size += length;
    if (size > state.most) return 'INSTREAM size limit exceeded. ERROR';
    if (length === 0) {
      state.scanned += 1;
      return Buffer.concat(chunks).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    if (at + 4 + length > got.length) return null;
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
