import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostInFlight } from './load-limit.ts';
import { type Jar, StandInSite } from './stand-in-site.ts';

let site: StandInSite;
let jar: Jar;
let release: () => Promise<unknown>;

/** A form of our own page, sent. */
function post(
  url: string,
  lang: string,
  { accept = 'text/html', type = 'application/x-www-form-urlencoded', payload = '' } = {},
) {
  const headers = {
    accept,
    'sec-fetch-site': 'same-origin',
    'content-type': type,
  };
  return site.get(url, { ...jar, lang }, { method: 'POST', headers, payload });
}

/** As many pages are being made as may be. */
beforeEach(async () => {
  site = await StandInSite.start();
  jar = await site.logIn();
  const asked = Array.from({ length: mostInFlight }, () => site.get('/held', jar));
  while (site.held.length < mostInFlight) await new Promise((resolve) => setImmediate(resolve));
  release = () => {
    for (const go of site.held.splice(0)) go();
    return Promise.all(asked);
  };
});
afterEach(async () => {
  await release();
  await site.close();
});

test.each([
  ['ko', '지금은 접속이 많아요', '적은 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.', '다시 시도'],
  ['en', 'The service is busy', 'What you entered is kept; please try again shortly.', 'Try again'],
])(
  'R-01 a page that finds no place says so in %s, and asks again by one press',
  async (lang, title, what, again) => {
    const reply = await site.get('/profile', { ...jar, lang });
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.body).toContain(`<html lang="${lang}">`);
    expect(reply.body).toContain(`<h1>${title}</h1><p>${what}</p><a href="">${again}</a>`);
    const used = [...reply.body.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token);
    expect(used.filter((token) => !reply.body.includes(`${token}:`))).toEqual([]);
    expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-.+=';/);
  },
);

test('R-01 a visitor of a page that is not in the cache is told the same', async () => {
  expect((await site.get('/board/faq', { lang: 'ko' })).body).toContain('<h1>지금은 접속이 많아요</h1>');
});

test('R-01 whoever saves or submits has a place all the same', async () => {
  const reply = await post('/echo', 'ko', { payload: 'kept=1' });
  expect([reply.statusCode, reply.body]).toEqual([200, 'kept=1']);
});

test('R-01 when too many save, a script is told as of any refusal, and a form keeps what was entered', async () => {
  const saves = Array.from({ length: mostInFlight }, () => post('/held', 'ko'));
  while (site.held.length < 2 * mostInFlight) await new Promise((resolve) => setImmediate(resolve));
  const told = await post('/command/apply', 'en', {
    accept: 'application/json',
    type: 'application/json',
    payload: '{}',
  });
  expect([told.statusCode, told.headers['retry-after']]).toEqual([503, '3']);
  expect(told.json()).toEqual({
    ...{ name: 'unavailable', code: 503, retryAfter: 3, fields: {} },
    message: 'The service is busy. What you entered is kept; please try again shortly.',
  });
  const form = await post('/form', 'en');
  expect(form.body).toContain('<h1>The service is busy</h1><p>Go back to find what you entered.</p></main>');
  await release();
  await Promise.all(saves);
});

test('whoever comes when there is place again is served', async () => {
  await release();
  expect((await site.get('/echo', jar)).statusCode).toBe(200);
});
