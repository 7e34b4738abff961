import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const states = {
  '01': { words: '계속사업자', tax: '부가가치세 일반과세자' },
  '02': { words: '휴업자', tax: '부가가치세 일반과세자' },
  '03': { words: '폐업자', tax: '부가가치세 일반과세자' },
} as const;
export type BusinessCode = keyof typeof states;

/** What a stand-in does with the next questions: answer, refuse with a 503, say something unreadable, or nothing at all. */
type Mood = 'answering' | 'down' | 'broken' | 'silent';

const UNKNOWN = '국세청에 등록되지 않은 사업자등록번호입니다.';

/**
 * A tax office of one's own on a free port of this machine, which answers `POST /status` as the open API of the
 * National Tax Service does (nts-businessman v1): all its fields, and at most 100 numbers in one question. `codeOf` says
 * how a number stands; undefined for one that is not registered. Tells what it was asked.
 */
export async function startStandInTaxOffice(codeOf: (number: string) => BusinessCode | undefined) {
  const state = { mood: 'answering' as Mood, asked: [] as { key: string | null; numbers: string[] }[] };
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://office');
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return void answer.writeHead(503).end();
    if (state.mood === 'broken') return void answer.end('<html>점검 중입니다</html>');
    if (request.method !== 'POST' || url.pathname !== '/status') return void answer.writeHead(404).end();
    const { b_no: numbers } = JSON.parse(Buffer.concat(chunks).toString()) as { b_no: string[] };
    if (numbers.length > 100) return refuse(answer, 413, 'TOO_LARGE_REQUEST');
    state.asked.push({ key: url.searchParams.get('serviceKey'), numbers });
    const data = numbers.map((number) => rowOf(number, codeOf(number)));
    const matched = data.filter((row) => row.b_stt_cd !== '').length;
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ status_code: 'OK', match_cnt: matched, request_cnt: numbers.length, data }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, state, close };
}

function rowOf(number: string, code: BusinessCode | undefined) {
  const known = code && states[code];
  return {
    b_no: number,
    b_stt: known?.words ?? '',
    b_stt_cd: code ?? '',
    tax_type: known?.tax ?? UNKNOWN,
    tax_type_cd: code ? '01' : '',
    end_dt: code === '03' ? '20260331' : '',
    utcc_yn: code ? 'N' : '',
    tax_type_change_dt: '',
    invoice_apply_dt: '',
    rbf_tax_type: code ? '해당없음' : '',
    rbf_tax_type_cd: code ? '99' : '',
  };
}

function refuse(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ status_code: code }));
}

/** How the businesses of the demo stand, by their made-up numbers: two have stopped, one for a while. */
export function demoBusinessCode(number: string): BusinessCode {
  const serial = number.slice(6, 9);
  if (serial === '006') return '03';
  return serial === '003' ? '02' : '01';
}
