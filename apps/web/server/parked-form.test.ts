import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Jar, keep, StandInSite } from './stand-in-site.ts';

let site: StandInSite;

beforeEach(async () => {
  site = await StandInSite.start({ PUBLIC_URL: 'https://portal.example' });
});
afterEach(() => site.close());

/** Korean text that hardly compresses: every syllable is as likely as any other. */
function syllables(length: number): string {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    const bytes = createHash('sha256').update(String(block)).digest();
    for (let at = 0; at < bytes.length; at += 2)
      text += String.fromCharCode(0xac00 + (bytes.readUInt16LE(at) % 11_172));
  }
  return text.slice(0, length);
}

async function sendAndLose(body: string) {
  const jar = await site.logIn();
  site.api.refuseWith = 'sessionOver';
  const reply = await site.get('/form', jar, {
    method: 'POST',
    payload: new URLSearchParams({ body }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  site.api.refuseWith = null;
  expect(reply.statusCode).toBe(302);
  return { reply, left: keep(jar, reply) };
}

const headOf = (headers: Record<string, unknown>): number =>
  Object.entries(headers).reduce(
    (bytes, [name, value]) =>
      bytes + [value].flat().reduce<number>((sum, one) => sum + `${name}: ${String(one)}\r\n`.length, 0),
    'HTTP/1.1 302 Found\r\n\r\n'.length,
  );
const cookieLine = (jar: Jar): number =>
  `Cookie: ${Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')}\r\n`.length;

describe('a form whose session ended, behind a proxy as it is installed', () => {
  test.each([
    ['nothing', 0],
    ['a sentence', 40],
    ['all that a cookie takes', 450],
    ['the longest step of an application', 2_300],
    ['more than any form has', 15_000],
  ])('%s comes back; no head is too large', async (_case, length) => {
    const text = syllables(length);
    const { reply, left } = await sendAndLose(text);
    // Of 4 kB, for a page that is shown and not redirected has its policy in the head as well.
    expect(headOf(reply.headers)).toBeLessThan(3_200);
    const back = { ...left, ...(await site.logIn()) };
    // Somebody may be an evaluator and an operator in the same browser.
    expect(3 * cookieLine(back)).toBeLessThan(8_190);
    expect((await site.get('/form', back)).json()).toEqual({ body: [text] });
    expect((await site.get('/form', back)).statusCode).toBe(200);
  });

  test('a long one is given once, to the same person, and is nobody’s by its name alone', async () => {
    const { left } = await sendAndLose(syllables(3_000));
    expect((await site.get('/form', { form: left.form ?? '' })).json()).toBeNull();
    const somebody = { ...site.who };
    site.who.userId = 8;
    expect((await site.get('/form', { ...left, ...(await site.logIn()) })).json()).toBeNull();
    Object.assign(site.who, somebody);
    const back = { ...left, ...(await site.logIn()) };
    expect((await site.get('/form', back)).json()).not.toBeNull();
    expect((await site.get('/form', back)).json()).toBeNull();
  });

  test('one beyond all measure is not kept, and nothing breaks', async () => {
    const { left } = await sendAndLose(syllables(30_000));
    expect(left.form).toBeUndefined();
  });
});
