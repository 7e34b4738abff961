import type { ResourceDetails } from '@chulbal/contract/resources';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import { all, errorOf, fill, find, press } from '../../ui/hands-for-test.ts';
import { detailsForTest } from '../posts/details-for-test.tsx';
import { postAdmin } from '../posts/post-admin.ko.ts';
import { resourceFields as en } from './resource-fields.en.ts';
import { resourceFields as ko } from './resource-fields.ko.ts';
import { ResourceFields } from './resource-fields.tsx';

const empty: ResourceDetails = { cover: null, authorKo: '', authorEn: '', year: null };
const picture = { serverFileName: 'a'.repeat(32), altKo: '표지', altEn: '' };

const { show, written, clear } = detailsForTest(empty, ResourceFields, (reader) => ({
  resourceFields: { ko, en }[reader],
}));
afterEach(clear);

describe.each([
  ['ko', ko],
  ['en', en],
] as const)('read in %s', (reader, words) => {
  const author = new RegExp(`^${words.author}`);
  const year = new RegExp(`^${words.year}`);

  test('the author is written in the language that is being written', async () => {
    await show({}, reader);
    await fill('textbox', author, '출발+ 리서치팀');
    expect(find('textbox', author).lang).toBe('ko');
    expect(written()).toMatchObject({ authorKo: '출발+ 리서치팀', authorEn: '' });
    await clear();
    await show({ first: written(), language: 'en' }, reader);
    await fill('textbox', author, 'Chulbal+ Research');
    expect(written()).toMatchObject({ authorKo: '출발+ 리서치팀', authorEn: 'Chulbal+ Research' });
  });

  test('half a year counts as none while it is typed, and one before 1990 too', async () => {
    await show({ first: { ...empty, year: 2025 } }, reader);
    expect(find<HTMLInputElement>('textbox', year).value).toBe('2025');
    for (const [typed, counts] of [
      ['202', null],
      ['1989', null],
      ['2026년', 2026],
    ] as const) {
      await fill('textbox', year, typed);
      expect(written().year).toBe(counts);
    }
    expect(find<HTMLInputElement>('textbox', year).value).toBe('2026');
  });
});

test('what is wrong stands beside its own field, of its own language', async () => {
  const errors = { 'details.year': '1990년부터 적어 주세요.', 'details.authorEn': '저자를 확인해 주세요.' };
  await show({ errors });
  expect(errorOf('textbox', /^발행 연도/)).toBe(errors['details.year']);
  expect(errorOf('textbox', /^저자/)).toBe('');
  await clear();
  await show({ errors, language: 'en' });
  expect(errorOf('textbox', /^저자/)).toBe(errors['details.authorEn']);
});

test('a picture is described in both languages, and can be taken out again', async () => {
  await show({ first: { ...empty, cover: picture } });
  await fill('textbox', postAdmin.cover.altEn, 'The cover');
  expect(written().cover).toEqual({ ...picture, altEn: 'The cover' });
  await press('button', contentFileField.remove);
  expect(written().cover).toBeNull();
  expect(all('textbox', postAdmin.cover.altEn)).toEqual([]);
});
