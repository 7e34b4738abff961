import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ErrorName, errors, errorText } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from './load-limit.ts';

const name: ErrorName = 'unavailable';

const words = {
  ko: { again: '다시 시도', back: '뒤로 가면 적은 내용이 그대로 있어요.' },
  en: { again: 'Try again', back: 'Go back to find what you entered.' },
};

const rules = `body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ink-50);color:var(--ink-900);
font:var(--text-md)/var(--leading-body) var(--font);word-break:keep-all}
main{box-sizing:border-box;width:100vw;max-width:30rem;padding:2rem 1.5rem}
main::before{content:"";display:block;width:3rem;height:.375rem;margin-bottom:1.25rem;border-radius:1rem;background:var(--orange-500)}
h1{margin:0 0 .75rem;font-size:var(--text-2xl);line-height:var(--leading-tight)}
p{margin:0 0 1.5rem;color:var(--ink-700)}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:var(--radius-md);background:var(--orange-700);color:var(--white);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--orange-600);outline-offset:3px}`;

/** The design's tokens that the rules name, so that the page needs no other file. */
const tokens = [
  ...readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8').matchAll(
    /(--[\w-]+):([^;]+);/g,
  ),
]
  .filter(([, token]) => rules.includes(`var(${token})`))
  .map(([, token, value = '']) => `${token}:${value.replace(/\s+/g, ' ').trim()}`);
const style = `:root{${tokens.join(';')}}${rules}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Tells somebody for whom there is no place now when to ask again. Nothing is rendered for it: a script is told as any refusal
 * is, a person by a page that needs no other file.
 */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, language: Language) {
  const message = errorText(name, language);
  reply.code(errors[name].status).headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' });
  if (request.headers.accept?.includes('application/json')) {
    const { code } = errors[name];
    return reply.send({ name, code, message, fields: {}, retryAfter: retryAfterSeconds });
  }
  return reply
    .headers({ 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(pageOf(message, language, request.method === 'GET'));
}

function pageOf(message: string, language: Language, canReload: boolean): string {
  const [title = '', ...more] = message.split(/[.] /);
  const { again, back } = words[language];
  const next = canReload ? `<p>${more.join(' ')}</p><a href="">${again}</a>` : `<p>${back}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${next}</main></body></html>`;
}
