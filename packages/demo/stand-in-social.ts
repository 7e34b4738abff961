import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialSettings } from '@chulbal/domain/social-logins/provider';

/** What a stand-in does with the next questions: answer, refuse with a 503, or nothing at all. */
type Mood = 'answering' | 'down' | 'silent';

/** What a hostile provider makes of an id token before it is signed, or of its text afterwards. */
type Forge = { claims?: (claims: object) => object; token?: (text: string) => string };

/** Somebody with an account at the stand-in. */
export type StandInPerson = { subject: string; name: string; email: string };

/** Who may come by the stand-in: one of them is nobody yet, one has the address of somebody who is there already. */
const people: readonly StandInPerson[] = [
  { subject: '3000000001', name: '하은', email: 'haeun@kakao.example' },
  { subject: '3000000002', name: '서준 (같은 이메일의 계정이 있어요)', email: 'seojun@demo.chulbal.example' },
  { subject: '3000000003', name: '이메일을 주지 않는 사람', email: '' },
];

type Code = {
  provider: string;
  person: StandInPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
};

const client = { clientId: 'stand-in-client', clientSecret: 'stand-in-secret-of-this-machine' };

const providers: Readonly<Record<string, { ko: string; en: string }>> = {
  kakao: { ko: '카카오', en: 'Kakao' },
  naver: { ko: '네이버', en: 'Naver' },
};

/**
 * Providers of one's own on a free port of this machine, by OpenID Connect as the real ones do it: discovery, a page on
 * which somebody is chosen or turns back, a code that works once with its PKCE verifier, a signed id token, the keys.
 * They take any redirect address, for nobody is real here.
 */
export async function startStandInSocial() {
  const state: { mood: Mood; forge: Forge | null } = { mood: 'answering', forge: null };
  const codes = new Map<string, Code>();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' };

  const server = createServer(async (request, answer) => {
    const url = new URL(request.url ?? '/', address());
    const [, provider = '', ...rest] = url.pathname.split('/');
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return void answer.writeHead(503).end();
    if (!(provider in providers)) return void answer.writeHead(404).end();
    const issuer = `${address()}/${provider}`;
    switch (`${request.method} ${rest.join('/')}`) {
      case 'GET .well-known/openid-configuration':
        return json(answer, 200, {
          ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
          ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'] },
          ...{ subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
          code_challenge_methods_supported: ['S256'],
        });
      case 'GET keys':
        return json(answer, 200, { keys: [jwk] });
      case 'GET authorize':
        return choose(answer, provider, url.searchParams);
      case 'POST token':
        return exchange(answer, await formOf(request), provider, issuer);
      default:
        return void answer.writeHead(404).end();
    }
  });

  /** The page; with `who`, what was chosen on it. */
  function choose(answer: ServerResponse, provider: string, asked: URLSearchParams): void {
    const back = new URL(asked.get('redirect_uri') ?? 'about:blank');
    back.searchParams.set('state', asked.get('state') ?? '');
    const who = asked.get('who');
    if (who === null) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void answer.end(page(providers[provider]?.ko ?? provider, asked));
    }
    const person = people.find(({ subject }) => subject === who);
    if (!person) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(16).toString('hex');
      const nonce = asked.get('nonce') ?? '';
      const challenge = asked.get('code_challenge') ?? '';
      codes.set(code, { provider, person, nonce, challenge, redirectUri: asked.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
    }
    answer.writeHead(303, { location: back.href }).end();
  }

  function exchange(answer: ServerResponse, form: URLSearchParams, provider: string, issuer: string): void {
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient =
      form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret;
    const fits =
      given?.provider === provider &&
      given.challenge === challenge &&
      given.redirectUri === form.get('redirect_uri');
    if (!isClient || !fits) {
      json(answer, isClient ? 400 : 401, { error: isClient ? 'invalid_grant' : 'invalid_client' });
      return;
    }
    const { person, nonce } = given;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: client.clientId, sub: person.subject, nonce, iat: now, exp: now + 3600 },
      ...(person.email ? { email: person.email, email_verified: true } : {}),
    };
    const { claims: forge, token } = state.forge ?? {};
    const text = signed({ alg: 'RS256', kid: 'stand-in', typ: 'JWT' }, forge?.(claims) ?? claims);
    const id_token = token?.(text) ?? text;
    json(answer, 200, { access_token: 'nothing', token_type: 'bearer', expires_in: 3600, id_token });
  }

  function signed(header: object, claims: object): string {
    const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const body = text.join('.');
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`;
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: SocialSettings[] = Object.entries(providers).map(([provider, name]) => ({
    ...{ provider, name, issuer: `${address()}/${provider}`, scope: 'openid email' },
    ...client,
  }));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { settings, state, close };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function json(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(body));
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page that says what it is: nobody shall take it for the real one. */
function page(name: string, asked: URLSearchParams): string {
  const hidden = [...asked]
    .map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`)
    .join('');
  const rows = people
    .map(
      ({ subject, name: who, email }) =>
        `<button name="who" value="${subject}"><b>${who}</b><span>${email || '이메일 없음 · no e-mail'}</span></button>`,
    )
    .join('');
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>연습용 ${name}</title>
<style>
  body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:32px 20px;background:#f6f4f0;color:#15120e}
  form{max-width:420px;margin:auto;display:grid;gap:12px}
  h1{font-size:24px;margin:0}p{margin:0 0 12px;color:#5c564d}
  button{font:inherit;text-align:left;padding:14px 16px;border:1px solid #15120e;border-radius:10px;background:#fff;display:grid;cursor:pointer}
  span{color:#5c564d;font-size:14px}
</style>
<form method="get"><h1>연습용 ${name}</h1>
<p>진짜 ${name}가 아니에요. 이 기기에서만 도는 연습 화면이에요.<br>A stand-in on this machine; nobody real is asked.</p>
${hidden}${rows}<button name="who" value=""><b>동의하지 않고 돌아가기</b><span>Turn back without agreeing</span></button>
</form></html>`;
}
