import type { CompanyContent } from '@chulbal/contract/companies/content';
import { companyContent } from '@chulbal/testing/companies';
import { expect, test } from 'vitest';
import { type Exhibited, entryOf, pastObstacle } from './exhibited.rules.ts';

const closesAt = new Date('2026-08-31T09:00:00.000Z');
const at = (ms: number) => new Date(closesAt.getTime() + ms);

test.each([
  ['before it closes', at(-1), null, 'open'],
  ['from the closing instant on, with totals hidden', closesAt, null, 'hidden'],
  ['before its totals are revealed', closesAt, at(1), 'hidden'],
  ['once they are', at(1), at(1), null],
] as const)('an exhibition %s', (_, now, revealedAt, obstacle) => {
  expect(pastObstacle({ closesAt, revealedAt }, now)).toBe(obstacle);
});

const exhibited = (part: Partial<CompanyContent>, given: Partial<Exhibited> = {}): Exhibited => ({
  ...{ year: 2026, lane: 3, track: { ko: '캠퍼스', en: 'Campus' }, region: { ko: '수도권', en: 'Capital' } },
  ...{ opensAt: new Date('2026-08-20T15:00:00.000Z'), first: null },
  content: companyContent('빗물장부', part),
  ...given,
});

test('an entry says what its company showed, names nobody, and waits for news', () => {
  const { titleKo, titleEn, bodyEn, kind, details } = entryOf(exhibited({}));
  expect([titleKo, titleEn, bodyEn, kind]).toEqual(['빗물장부', '', '', 'silent']);
  expect(details).toMatchObject({ year: 2026, lane: 3, trackKo: '캠퍼스', regionEn: 'Capital', people: [] });
  expect(details.events).toMatchObject([{ day: '2026-08-21', kind: 'exhibited', source: 'season' }]);
});

test('who was first in its track × region is told so, as the season knows it', () => {
  const first = { revealedAt: new Date('2026-09-01T05:00:00.000Z') };
  const { events } = entryOf(exhibited({}, { first })).details;
  expect(events.at(-1)).toMatchObject({
    ...{ day: '2026-09-01', kind: 'award', source: 'season' },
    ...{ titleKo: '모의 투자 1위 (캠퍼스 · 수도권)', titleEn: 'First in mock investment (Campus · Capital)' },
  });
});

test('figures stay where they are numbers, and what they are now is still to be told', () => {
  const figure = { unit: '톤', en: { label: '', unit: 't' } };
  const figures = [
    { label: '모은 빗물', value: '1,240', ...figure },
    { label: '옥상', value: '여러', ...figure },
    { label: '', value: '3', ...figure },
  ];
  expect(entryOf(exhibited({ figures })).details.figures).toEqual([
    { labelKo: '모은 빗물', labelEn: '', unitKo: '톤', unitEn: 't', before: 1240, now: null, nowYear: null },
  ]);
});

test('the first picture of its slides is its picture, in the words of the team', () => {
  const name = 'a'.repeat(32);
  const [cover, second] = companyContent('빗물장부').slides;
  if (!cover || !second) throw new Error('A company has two slides.');
  const drawn = { ...second, slideContent2: name, isImage2: true, alt2: '옥상의 물통' };
  const { details } = entryOf(exhibited({ slides: [cover, drawn], logo: name }));
  expect(details.cover).toEqual({ serverFileName: name, altKo: '옥상의 물통', altEn: '' });
  expect(details.logo).toMatchObject({ serverFileName: name, altKo: '빗물장부 로고' });
});
