import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Codes of the National Tax Service by number; whatever is not in it is not registered. */
type Codes = Readonly<Record<string, '01' | '02' | '03'>>;

const words = { '01': '계속사업자', '02': '휴업자', '03': '폐업자' } as const;

/**
 * A tax office of one's own, which answers `POST /status` as the open API of the National Tax Service does, and what it was
 * asked. `silent` has it answer 503 until it is set again.
 */
export async function startTaxOffice(codes: Codes) {
  const state = { silent: false, asked: [] as { key: string | null; numbers: string[] }[] };
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://office');
    if (state.silent || request.method !== 'POST' || url.pathname !== '/status') {
      answer.writeHead(state.silent ? 503 : 404).end();
      return;
    }
    const { b_no: numbers } = JSON.parse(Buffer.concat(chunks).toString()) as { b_no: string[] };
    state.asked.push({ key: url.searchParams.get('serviceKey'), numbers });
    const data = numbers.map((number) => {
      const code = codes[number];
      return { b_no: number, b_stt: code ? words[code] : '', b_stt_cd: code ?? '' };
    });
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ request_cnt: numbers.length, status_code: 'OK', data }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { url: `http://127.0.0.1:${port}`, state, close };
}
