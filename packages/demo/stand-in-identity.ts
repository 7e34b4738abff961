import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IdentitySettings, signatureOf } from '@chulbal/domain/identity-checks/service';

/** What a stand-in does with the next questions: answer, refuse with a 503, say something unreadable, or nothing at all. */
type Mood = 'answering' | 'down' | 'broken' | 'silent';

/** What a hostile service makes of an answer before it is signed, or of its signature afterwards. */
type Forge = { told?: (told: object) => object; signature?: (text: string) => string };

type Check = { requestId: string; returnUrl: string; expiresAt: string };

/** The key of a person as the stand-in makes it: the same name and birth date give the same. */
export function standInKey(name: string, birthDate: string): string {
  return createHash('sha512').update(`stand-in ${name} ${birthDate}`).digest('base64');
}

/**
 * An identity service of one's own on a free port of this machine: it takes signed requests, shows a page on which
 * somebody says who they are or turns back, and gives what was said once, signed. It believes everybody, for nobody is
 * real here.
 */
export async function startStandInIdentity() {
  const state: { mood: Mood; forge: Forge | null } = { mood: 'answering', forge: null };
  const client = { clientId: 'stand-in-client', secret: randomBytes(24).toString('hex') };
  const checks = new Map<string, Check>();
  const answers = new Map<string, object>();

  const server = createServer(async (request, answer) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const body = await textOf(request);
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return void answer.writeHead(503).end();
    if (state.mood === 'broken') return void answer.end('<html>점검 중입니다</html>');
    const signed = (what: 'request' | 'fetch') =>
      request.headers['x-signature'] === signatureOf(client.secret, what, body);
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /requests': {
        if (!signed('request')) return void answer.writeHead(401).end();
        const token = randomBytes(16).toString('hex');
        checks.set(token, JSON.parse(body) as Check);
        return json(answer, { token });
      }
      case 'GET /confirm':
        return confirm(answer, url.searchParams);
      case 'POST /answers': {
        if (!signed('fetch')) return void answer.writeHead(401).end();
        const asked = JSON.parse(body) as { requestId: string; answer: string };
        const told = answers.get(asked.answer);
        answers.delete(asked.answer);
        return told ? json(answer, sealed(told)) : void answer.writeHead(404).end();
      }
      default:
        return void answer.writeHead(404).end();
    }
  });

  /** The page; with `who`, what was said on it. */
  function confirm(answer: ServerResponse, asked: URLSearchParams): void {
    const check = checks.get(asked.get('token') ?? '');
    if (!check) return void answer.writeHead(404).end();
    if (!asked.has('who')) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void answer.end(page(asked.get('token') ?? ''));
    }
    checks.delete(asked.get('token') ?? '');
    const back = new URL(check.returnUrl);
    back.searchParams.set('request', check.requestId);
    const [name, birthDate] = [asked.get('name')?.trim() ?? '', asked.get('birthDate') ?? ''];
    if (asked.get('who') !== 'me') back.searchParams.set('cancelled', '1');
    else {
      const key = randomBytes(16).toString('hex');
      const { clientId } = client;
      const ci = standInKey(name, birthDate);
      const confirmedAt = new Date().toISOString();
      answers.set(key, { requestId: check.requestId, clientId, name, birthDate, ci, confirmedAt });
      back.searchParams.set('answer', key);
    }
    answer.writeHead(303, { location: back.href }).end();
  }

  function sealed(told: object): { payload: string; signature: string } {
    const { told: change, signature: forge } = state.forge ?? {};
    const payload = Buffer.from(JSON.stringify(change?.(told) ?? told)).toString('base64url');
    const signature = signatureOf(client.secret, 'answer', payload);
    return { payload, signature: forge?.(signature) ?? signature };
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings: IdentitySettings = { ...client, url: `http://127.0.0.1:${port}`, name: 'PASS' };
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { settings, state, close };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function json(answer: ServerResponse, body: object): void {
  answer.writeHead(200, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(body));
}

/** A page that says what it is: nobody shall take it for the real one. */
function page(token: string): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>연습용 본인확인</title>
<style>
  body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:32px 20px;background:#f6f4f0;color:#15120e}
  form{max-width:420px;margin:auto;display:grid;gap:12px}
  h1{font-size:24px;margin:0}p{margin:0 0 12px;color:#5c564d}label{display:grid;gap:4px;font-weight:700}
  input,button{font:inherit;padding:12px 14px;border:1px solid #15120e;border-radius:10px;background:#fff}
  button{cursor:pointer}button[value=me]{background:#15120e;color:#fff}
</style>
<form method="get"><h1>연습용 본인확인</h1>
<p>진짜 본인확인 서비스가 아니에요. 이 기기에서만 도는 연습 화면이에요.<br>A stand-in on this machine; nobody real is asked.</p>
<input type="hidden" name="token" value="${token.replace(/[^0-9a-f]/g, '')}">
<label>이름 · Name<input name="name" maxlength="50" required autocomplete="name"></label>
<label>생년월일 · Birth date<input name="birthDate" type="date" required></label>
<button name="who" value="me">확인했어요 · Confirm</button>
<button name="who" value="" formnovalidate>그만두고 돌아가기 · Turn back</button>
</form></html>`;
}
