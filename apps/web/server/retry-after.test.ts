import { afterEach, beforeEach, expect, test } from 'vitest';
import { StandInSite } from './stand-in-site.ts';

let site: StandInSite;

beforeEach(async () => {
  site = await StandInSite.start();
});
afterEach(() => site.close());

const refusedIn = async (path: string, lang: string) => {
  const jar = await site.logIn();
  const reply = await site.get(path, { ...jar, lang });
  return [reply.statusCode, reply.headers['retry-after']];
};

test('a page that is refused because too much was asked says when to ask again, as its API said', async () => {
  site.api.refuseWith = 'tooManyRequests';
  site.api.retryAfter = 37;
  expect(await refusedIn('/refused?status=429', 'ko')).toEqual([429, '37']);
});

test('where no time was told, it is a minute', async () => {
  site.api.refuseWith = 'tooManyRequests';
  expect(await refusedIn('/refused?status=429', 'en')).toEqual([429, '60']);
});

test('a form that is refused for it says so by its status, too', async () => {
  site.api.refuseWith = 'tooManyRequests';
  site.api.retryAfter = 12;
  expect(await refusedIn('/refused?status=422', 'en')).toEqual([429, '12']);
});

test('any other refusal tells no time, and a page that does without what was refused is a page', async () => {
  site.api.refuseWith = 'noPermission';
  expect(await refusedIn('/refused?status=422', 'en')).toEqual([422, undefined]);
  site.api.refuseWith = 'tooManyRequests';
  expect(await refusedIn('/silent', 'en')).toEqual([200, undefined]);
});
