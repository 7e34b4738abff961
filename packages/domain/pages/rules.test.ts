import { expect, test } from 'vitest';
import { aboutStory } from '../seeds/page-about.texts.ts';
import { privacyPolicy } from '../seeds/page-privacy.texts.ts';
import {
  cleanContent,
  hasEnglish,
  inForceAt,
  inOneLanguage,
  languageFor,
  nextVersion,
  problemsOf,
  stateOf,
} from './rules.ts';

const at = (text: string) => new Date(`${text}T00:00:00+09:00`);
const words = {
  brand: { ko: '출발+', en: 'Chulbal+' },
  league: { ko: '리그', en: 'League' },
  foundation: { ko: '재단', en: 'Foundation' },
  email: 'help@test.example',
  phone: '1234-5678',
};
const story = aboutStory(words);
const policy = privacyPolicy(words);

test.each([
  ['2026-05-01', null],
  ['2026-05-20', '2026.05.20-2'],
  ['2026-06-30', '2026.05.20-2'],
  ['2026-07-01', '2026.07.01'],
])('at %s the version %s is in force', (now, version) => {
  const versions = ['2026.05.20', '2026.07.01', '2026.05.20-2'].map((one) => ({
    version: one,
    effectiveAt: at(one.slice(0, 10).replaceAll('.', '-')),
  }));
  const inForce = inForceAt(versions, at(now));
  expect(inForce?.version ?? null).toBe(version);
  expect(versions.map((one) => stateOf(one, inForce, at(now)))).toEqual(
    versions.map((one) =>
      one.effectiveAt > at(now) ? 'coming' : one.version === version ? 'inForce' : 'earlier',
    ),
  );
});

test.each([
  ['2026-05-20T23:59:59+09:00', [], '2026.05.20'],
  ['2026-05-20T15:00:00Z', [], '2026.05.21'],
  ['2026-05-20T12:00:00+09:00', ['2026.05.20'], '2026.05.20-2'],
  ['2026-05-20T12:00:00+09:00', ['2026.05.20', '2026.05.20-2'], '2026.05.20-3'],
])('a version of %s beside %j is called %s', (effectiveAt, known, name) => {
  expect(nextVersion(new Date(effectiveAt), known)).toBe(name);
});

test('what an installation begins with can be published, in both languages', () => {
  for (const content of [story, policy]) {
    expect(problemsOf(content)).toEqual({});
    expect(hasEnglish(content)).toBe(true);
  }
});

test('a privacy policy without a heading of the law is not published, one without an optional heading is', () => {
  const without = (key: 'officer' | 'overseas') => ({
    ...policy,
    sections: { ...policy.sections, [key]: { ko: '', en: '' } },
  });
  expect(Object.keys(problemsOf(without('officer')))).toEqual(['content.sections.officer.ko']);
  expect(problemsOf(without('overseas'))).toEqual({});
});

test('English stands everywhere or nowhere; of a text that people agree to it has to', () => {
  const hero = { ...story.hero, text: { ko: '글', en: '' } };
  expect(Object.keys(problemsOf({ ...story, hero }))).toEqual(['content.hero.text.en']);
  const korean = {
    ...story,
    hero: { title: { ko: '제목', en: '' }, text: { ko: '', en: '' } },
    sections: [],
  };
  expect(problemsOf(korean)).toEqual({});
  expect(languageFor(korean, 'en')).toBe('ko');
  const one = { ko: '글', en: '' };
  const term = {
    kind: 'term' as const,
    ...{ title: one, purpose: one, items: one, period: one, refusal: one, body: one },
  };
  expect(Object.keys(problemsOf(term))).toHaveLength(6);
});

test('rich text comes out clean, a picture without words and a button without an address are refused', () => {
  const picture = `<p>글</p><img src="/transfer/file/${'a'.repeat(32)}" alt=""><script>alert(1)</script>`;
  const section = {
    ...{ kind: 'text' as const, id: 'a', title: { ko: '', en: '' } },
    body: { ko: picture, en: '' },
  };
  const call = {
    ...{ kind: 'call' as const, id: 'b', to: '' },
    ...{ title: { ko: '가', en: '' }, button: { ko: '나', en: '' } },
  };
  const korean = { title: { ko: '제목', en: '' }, text: { ko: '', en: '' } };
  const clean = cleanContent({ ...story, hero: korean, sections: [section, call] });
  expect(JSON.stringify(clean)).not.toContain('script');
  expect(Object.keys(problemsOf(clean))).toEqual(['content.sections.0.body.ko', 'content.sections.1.to']);
});

test('one language is taken out of every pair of texts and of nothing else', () => {
  expect(inOneLanguage({ a: { ko: '가', en: 'A' }, b: [{ ko: '나', en: 'B', x: 1 }], c: 7 }, 'en')).toEqual({
    a: 'A',
    b: [{ ko: '나', en: 'B', x: 1 }],
    c: 7,
  });
});
