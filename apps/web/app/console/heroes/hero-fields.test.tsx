import type { HeroDetails } from '@chulbal/contract/heroes';
import { afterEach, describe, expect, test } from 'vitest';
import { errorOf, fill, find } from '../../ui/hands-for-test.ts';
import { detailsForTest } from '../posts/details-for-test.tsx';
import { heroFields as en } from './hero-fields.en.ts';
import { heroFields as ko } from './hero-fields.ko.ts';
import { HeroFields } from './hero-fields.tsx';

const empty: HeroDetails = {
  ...{ cover: null, tmRegion: null, founderKo: '', founderEn: '', companyKo: '', companyEn: '' },
  ...{ since: null, quoteKo: '', quoteEn: '' },
};

const { show, written, clear } = detailsForTest(empty, HeroFields, (reader) => ({
  heroFields: { ko, en }[reader],
}));
afterEach(clear);

const named = (word: string) => new RegExp(`^${word}`);

describe.each([
  ['ko', ko, '전남'],
  ['en', en, 'Jeonnam'],
] as const)('read in %s', (reader, words, jeonnam) => {
  test('a province is chosen by the name that the reader knows, and taken back', async () => {
    await show({}, reader);
    const region = named(words.region);
    const options = [...find('combobox', region).querySelectorAll('option')];
    const [chosen] = options.filter(({ textContent }) => textContent === jeonnam);
    expect(options).toHaveLength(18);
    await fill('combobox', region, chosen?.value ?? '');
    expect(written().tmRegion).toBe(14);
    await fill('combobox', region, '');
    expect(written().tmRegion).toBeNull();
  });

  test('who, what and their words are written in one language and leave the other as it is', async () => {
    await show({ first: { ...empty, founderEn: 'Sun', companyEn: 'Tide', quoteEn: 'Here' } }, reader);
    await fill('textbox', named(words.founder), '선우해');
    await fill('textbox', named(words.company), '물때상점');
    await fill('textbox', named(words.quote), '사는 곳에서 시작했어요');
    expect(written()).toMatchObject({
      ...{ founderKo: '선우해', companyKo: '물때상점', quoteKo: '사는 곳에서 시작했어요' },
      ...{ founderEn: 'Sun', companyEn: 'Tide', quoteEn: 'Here' },
    });
    await clear();
    await show({ first: written(), language: 'en' }, reader);
    expect(find<HTMLInputElement>('textbox', named(words.founder)).value).toBe('Sun');
    expect(find('textbox', named(words.founder)).lang).toBe('en');
  });

  test('a year counts from 1900, and none while half of it is typed', async () => {
    await show({}, reader);
    const since = named(words.since);
    await fill('textbox', since, '19');
    expect(written().since).toBeNull();
    await fill('textbox', since, '1900');
    expect(written().since).toBe(1900);
  });
});

test('what is wrong stands beside its own field, of its own language', async () => {
  const errors = { 'details.tmRegion': '시·도를 골라 주세요.', 'details.founderKo': '이름을 적어 주세요.' };
  await show({ errors });
  expect(errorOf('combobox', named(ko.region))).toBe(errors['details.tmRegion']);
  expect(errorOf('textbox', named(ko.founder))).toBe(errors['details.founderKo']);
  expect(errorOf('textbox', named(ko.company))).toBe('');
  await clear();
  await show({ errors, language: 'en' });
  expect(errorOf('textbox', named(ko.founder))).toBe('');
});
