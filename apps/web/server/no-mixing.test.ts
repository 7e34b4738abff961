import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Jar, keep, StandInSite } from './stand-in-site.ts';

const people = 200;
const reads = 1000;

let site: StandInSite;
let jars: Jar[];
beforeAll(async () => {
  site = await StandInSite.start();
  jars = await Promise.all(
    Array.from({ length: people }, async (_, index) => keep({}, await site.get(`/login?as=${index + 1000}`))),
  );
});
afterAll(() => site.close());

/** Every page that is kept for visitors, asked for as a page and as its data. */
const kept = ['/', '/board/notice', '/support/programs?page=2', '/fnb/terms', '/board/faq.data'];

test(`R-14 ${people} people and visitors read cached pages ${reads} times at once: nobody sees another's, no language mixes`, async () => {
  const asked = Array.from({ length: reads }, (_, index) => {
    const userId = index % 5 < 3 ? 1000 + (index % people) : null;
    const language = index % 2 ? 'en' : 'ko';
    return { userId, language, url: kept[index % kept.length] ?? '/' };
  });
  const ask = async ({ userId, language, url }: (typeof asked)[number]) => {
    for (;;) {
      const reply = await site.get(url, { ...(userId ? jars[userId - 1000] : {}), lang: language });
      // Shed for the load: a page that names nobody, and the browser asks again.
      if (reply.statusCode !== 503) return reply;
      expect(reply.body).not.toContain('카나리아');
      await setImmediate();
    }
  };
  const replies = await Promise.all(asked.map(ask));
  replies.forEach((reply, index) => {
    const { userId, language } = asked[index] as (typeof asked)[number];
    const who = userId ? { userId, name: `카나리아 ${userId}` } : null;
    expect(reply.json()).toMatchObject({ who, language });
  });
  const visitors = replies.filter((_, index) => !asked[index]?.userId).map(({ body }) => body);
  expect(visitors.join()).not.toContain('카나리아');
});
