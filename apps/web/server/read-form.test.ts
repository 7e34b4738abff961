import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

type Sender = {
  /** What comes of the body, and how many bytes of it were announced. */
  sent: string;
  announced: number;
  /** Whether the sender ends the connection then. */
  leaves?: boolean;
  /** How long it is waited for. */
  timeoutMs?: number;
};

/** What `readForm` says of what a sender sends. */
async function readPart({ sent, announced, leaves = false, timeoutMs = 60_000 }: Sender): Promise<unknown> {
  let told: (result: unknown) => void = () => {};
  const result = new Promise((resolve) => {
    told = resolve;
  });
  const server = createServer((request: IncomingMessage, reply) => {
    readForm(request, timeoutMs).then(told, told);
    if (leaves) request.once('data', () => socket.destroy());
    request.once('close', () => reply.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n${sent}`);
  const said = await result;
  socket.destroy();
  server.close();
  return said;
}

test('a form that has come whole is its bytes', async () => {
  expect(await readPart({ sent: 'a=1', announced: 3 })).toEqual(Buffer.from('a=1'));
});

test('a sender that drips is given up', async () => {
  expect(await readPart({ sent: 'a=', announced: 3, timeoutMs: 200 })).toBe('tooSlow');
});

test('a sender that leaves in the middle is a bad request and no error of ours', async () => {
  expect(await readPart({ sent: 'a=', announced: 3, leaves: true })).toMatchObject({ statusCode: 400 });
});
