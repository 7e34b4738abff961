import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StandInSite } from './stand-in-site.ts';

let site: StandInSite;
let address: URL;

beforeAll(async () => {
  site = await StandInSite.start();
  address = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => site.close());

/** Sends bytes as they are, as no client would, and gives what comes back until the connection ends. */
function send(head: string, body = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
    socket.write(
      `${head}\r\nConnection: close\r\n${body ? `Content-Length: ${body.length}\r\n` : ''}\r\n${body}`,
    );
  });
}

const host = () => `Host: ${address.host}`;
const ours = () => `${host()}\r\nOrigin: ${address.origin}`;

describe('S-15: no request line or header breaks the server', () => {
  test.each([
    ['GET // HTTP/1.1', 200],
    ['GET //[ HTTP/1.1', 200],
    ['GET //evil.example/login HTTP/1.1', 200],
    ['GET http://evil.example/ HTTP/1.1', 200],
    ['GET http://[/ HTTP/1.1', 400],
    ['GET /%00 HTTP/1.1', 200],
    ['GET /% HTTP/1.1', 400],
    ['TRACE / HTTP/1.1', 405],
    ['OPTIONS * HTTP/1.1', 405],
    ['DELETE / HTTP/1.1', 405],
    ['NONSENSE / HTTP/1.1', 400],
  ])('%s', async (line, status) => {
    const reply = await send(`${line}\r\n${ours()}`);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toMatch(/evil\.example|\bat .+\.ts:\d+/);
  });

  test.each([['Host:'], ['Host: a b'], ['Host: [::1'], ['Host: evil.example/x?'], ['Host: me@evil.example']])(
    'with "%s" nothing is served',
    async (header) => {
      expect((await send(`GET / HTTP/1.1\r\n${header}`)).status).toBe(400);
    },
  );

  test.each([
    [() => `${host()}\r\nHost: evil.example`],
    [() => `Host: evil.example\r\n${host()}`],
    [() => `${host()}\r\nhOST: ${address.host}`],
  ])('with two hosts nothing is served, whichever is ours (%#)', async (headers) => {
    expect((await send(`GET / HTTP/1.1\r\n${headers()}`)).status).toBe(400);
  });

  test('without any host nothing is served', async () => {
    expect((await send('GET / HTTP/1.0\r\nX-A: b')).status).toBe(400);
  });

  test.each([
    ['X-Large: ', 'a'.repeat(20_000), 431],
    ['Accept-Language: ', 'ko,'.repeat(3000), 200],
    ['Accept-Encoding: ', 'gzip;q='.repeat(1500), 200],
    ['Cookie: user_access=\u00ff; user_refresh=%; user_info=x; lang=xx; form=abc; __proto__=1', '', 200],
    ['X-Edge: forged.forged', '', 200],
  ])('with %s', async (header, rest, status) => {
    expect((await send(`GET / HTTP/1.1\r\n${host()}\r\n${header}${rest}`)).status).toBe(status);
  });

  test.each([
    ['', 'a=1'],
    ['text/plain', 'a=1'],
    ['application/json', '{}'],
    ['multipart/form-data', 'a=1'],
    ['multipart/form-data; boundary=b', 'no parts'],
  ])('a body of the type "%s" that no action reads gets 400', async (type, body) => {
    const header = type ? `\r\nContent-Type: ${type}` : '';
    expect((await send(`POST /echo HTTP/1.1\r\n${ours()}${header}`, body)).status).toBe(400);
  });

  test('two lengths at once are refused, so that nobody behind a proxy reads another’s request', async () => {
    const both = 'Content-Length: 4\r\nTransfer-Encoding: chunked';
    expect((await send(`POST /echo HTTP/1.1\r\n${ours()}\r\n${both}`)).status).toBe(400);
  });
});

describe('S-13: a transfer and a data request are state changes too', () => {
  test.each(['/transfer/upload?teamNo=1', '/transfer/download', '/echo.data', '/echo.data?_routes=root'])(
    'POST %s from elsewhere gets 400',
    async (path) => {
      for (const from of ['', 'Origin: null', 'Origin: https://evil.example', 'Sec-Fetch-Site: same-site']) {
        const reply = await send(
          `POST ${path} HTTP/1.1\r\n${host()}\r\nContent-Type: application/x-www-form-urlencoded${from && `\r\n${from}`}`,
          'a=1',
        );
        expect(reply.status, from || 'no origin').toBe(400);
      }
    },
  );

  test('a method in a header or field changes nothing', async () => {
    const reply = await send(`GET /echo?_method=POST HTTP/1.1\r\n${host()}\r\nX-HTTP-Method-Override: POST`);
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(/\r\n\r\n$/);
  });
});
