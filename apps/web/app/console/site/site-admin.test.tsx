import type { SiteSettings, WrittenSite } from '@chulbal/contract/site/site';
import { act, type ComponentProps, createElement, useState } from 'react';

import { afterEach, expect, test, vi } from 'vitest';
import { autosave } from '../../lib/autosave/autosave.ko.ts';
import { bothLanguages } from '../../ui/both-languages/both-languages.ko.ts';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { editConflicts } from '../edit-conflicts/edit-conflicts.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { siteAdmin as words } from './site-admin.ko.ts';
import SiteAdmin from './site-admin.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const both = (ko: string) => ({ ko, en: 'x' });
const settings: SiteSettings = {
  ...{
    slug: 'league',
    brand: both('출발+'),
    league: both('학생 창업 리그'),
    logo: null,
    hours: both('평일'),
  },
  organisations: ['재단', '주관 기관'].map((name) => ({ role: both('운영'), name: both(name), logo: null })),
  ...{ businessNumber: '123-45-67890', phone: '02-123-4567', email: 'help@example.kr' },
  verification: { naver: '', google: '' },
};
const site: WrittenSite = { settings, editVersion: 4, formerSlugs: ['first'], savedAt: null };

let load: (site: WrittenSite) => void;
function Page() {
  const [loaded, setLoaded] = useState(site);
  load = setLoaded;
  return createElement(SiteAdmin, { loaderData: loaded } as ComponentProps<typeof SiteAdmin>);
}
async function show() {
  ({ clear } = await renderConsolePart(<Page />, {
    words: { siteAdmin: words, bothLanguages, contentFileField, editConflicts, autosave },
  }));
}
const save = () => find<HTMLButtonElement>('button', words.save);
const phone = new RegExp(`^${words.phone}`);

test('only what was changed can be saved, on the version that was read', async () => {
  const saved = { ...site, editVersion: 5, settings: { ...settings, phone: '02-765-4321' } };
  const calls = answerCalls({ status: 200, body: saved });
  await show();
  expect(save().disabled).toBe(true);
  await fill('textbox', phone, '02-765-4321');
  await press('button', words.save);
  expect(asked(calls)).toEqual([{ name: 'save', input: { editVersion: 4, settings: saved.settings } }]);
  expect(said()).toContain(words.saved);
  expect(save().disabled).toBe(true);
});

test('what is wrong is said beside its field, and stays as it was typed', async () => {
  const fields = { 'settings.phone': '전화번호를 확인해 주세요.' };
  answerCalls({
    status: 400,
    body: { code: 400, name: 'invalidRequest', message: '확인해 주세요.', fields },
  });
  await show();
  await fill('textbox', phone, '전화');
  await press('button', words.save);
  expect(errorOf('textbox', phone)).toBe(fields['settings.phone']);
  expect(find<HTMLInputElement>('textbox', phone).value).toBe('전화');
});

test('somebody else’s save meanwhile is said, and nothing that was typed is lost', async () => {
  const message = '그사이 다른 운영자가 저장했어요.';
  answerCalls({ status: 409, body: { code: 4043, name: 'editedElsewhere', message, fields: {} } });
  await show();
  await fill('textbox', phone, '02-1-1');
  await press('button', words.save);
  expect(said()).toContain(message);
  expect(find<HTMLInputElement>('textbox', phone).value).toBe('02-1-1');
  expect(save().disabled).toBe(false);
});

test('where somebody else saved first, theirs is taken over, and one is chosen where both wrote', async () => {
  const conflict = { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} };
  const calls = answerCalls(
    { status: 409, body: conflict },
    { status: 200, body: { ...site, editVersion: 6 } },
  );
  await show();
  await fill('textbox', phone, '02-1-1');
  await press('button', words.save);
  const theirs = { ...settings, phone: '02-2-2', email: 'other@example.kr' };
  await act(async () => load({ ...site, editVersion: 5, settings: theirs }));
  expect(said()).toContain(editConflicts.met);
  const dialog = find('dialog', autosave.conflicts.title).textContent;
  for (const shown of ['02-1-1', '02-2-2', words.phone]) expect(dialog).toContain(shown);
  await press('button', autosave.conflicts.save);
  expect(asked(calls)[1]).toEqual({
    name: 'save',
    input: { editVersion: 5, settings: { ...theirs, phone: '02-1-1' } },
  });
});

test('what another operator saves while nothing is typed is what is gone on from', async () => {
  const calls = answerCalls({ status: 200, body: { ...site, editVersion: 6 } });
  await show();
  await act(async () =>
    load({ ...site, editVersion: 5, settings: { ...settings, email: 'other@example.kr' } }),
  );
  await fill('textbox', phone, '02-1-1');
  await press('button', words.save);
  expect(asked(calls)[0]?.input).toMatchObject({ editVersion: 5, settings: { email: 'other@example.kr' } });
});

test('organisations change places, and the last one cannot be taken away', async () => {
  const calls = answerCalls({ status: 200, body: site });
  await show();
  await press('button', '기관 2 위로');
  await press('button', words.save);
  const [{ input } = { input: null }] = asked(calls);
  expect((input as { settings: SiteSettings }).settings.organisations.map(({ name }) => name.ko)).toEqual([
    '주관 기관',
    '재단',
  ]);
  await press('button', '기관 2 빼기');
  expect(find<HTMLButtonElement>('button', '기관 1 빼기').disabled).toBe(true);
  expect(all('heading', /^기관 \d$/)).toHaveLength(1);
});
