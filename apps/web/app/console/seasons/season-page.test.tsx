import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { autosave as en } from '../../lib/autosave/autosave.en.ts';
import { autosave as ko } from '../../lib/autosave/autosave.ko.ts';
import { identity } from '../../lib/command/identity.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { all, answerEach, fill, find, press, type Reply, said, until } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { blankPlan, blankTrack } from './plan/new-parts.ts';
import { seasonBuilder as builderEn } from './season-builder.en.ts';
import { seasonBuilder as builderKo } from './season-builder.ko.ts';
import { SeasonPage } from './season-page.tsx';

const first: DraftedSeasonView = {
  plan: { ...blankPlan(2026), name: { ko: '처음', en: 'First' } },
  ...{ editVersion: 4, status: 'draft', rulesVersion: 0, publishedAt: null, changed: true, teams: [] },
  ...{ usedStages: [], holidays: [] },
};
/** What another operator has saved meanwhile: another name and a track more. */
const theirs: DraftedSeasonView = {
  ...first,
  editVersion: 9,
  plan: { ...first.plan, name: { ko: '저쪽', en: 'Theirs' }, tracks: [blankTrack(1, 12)] },
};
type Call = { name: string; input: { editVersion: number; plan: DraftedSeasonView['plan'] } };

let calls: Call[] = [];
let answer: (call: Call) => Reply;
const saved = ({ input }: Call): Reply => ({
  ...{ status: 200, body: { ...first, plan: input.plan, editVersion: input.editVersion + 1 } },
});
const elsewhere = ({ name }: Call): Reply =>
  name === 'drafted'
    ? { status: 200, body: theirs }
    : { status: 409, body: { code: 4043, name: 'editedElsewhere', message: '', fields: {} } };

let clear = async () => {};
beforeEach(() => {
  answer = saved;
  calls = answerEach<Call>((call) => {
    const given = answer(call);
    return given === 'lost' ? given : { ...given, headers: { date: 'Tue, 19 May 2026 05:06:21 GMT' } };
  });
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(language: 'ko' | 'en' = 'ko', role: 'owner' | 'viewer' = 'owner') {
  const part = (
    <WithTexts language={language}>
      <SeasonPage season={first} years={[2026]} now={Date.parse('2026-05-19T05:00:00.000Z')} />
    </WithTexts>
  );
  ({ clear } = await renderConsolePart(part, { words: {}, language, role }));
}
/** The name of the season in Korean, as its field shows it. */
const field = () => document.getElementById('f-name-ko') as HTMLInputElement;
const rename = (text: string) => fill('textbox', nameOfField(), text);
const nameOfField = () => field().getAttribute('aria-label') ?? '';
/** Whoever is about to leave has everything saved at once. */
const saveNow = () =>
  act(async () => void window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
const state = () => document.querySelector('p[data-state]')?.getAttribute('data-state');
const shown = () => document.querySelector('p[data-state]')?.textContent ?? '';

describe.each([
  ['ko', ko, builderKo],
  ['en', en, builderEn],
] as const)('saving in %s', (language, words, builder) => {
  test('goes by itself, and says when by the server’s clock', async () => {
    await show(language);
    expect([state(), shown()]).toEqual(['nothing', words.nothing]);
    await rename('새 이름');
    expect([state(), shown()]).toEqual(['saving', words.saving]);
    await saveNow();
    await until(() => expect(state()).toBe('saved'));
    expect(shown()).toContain('14:06:21');
    expect(calls).toMatchObject([
      { name: 'save', input: { editVersion: 4, plan: { name: { ko: '새 이름' } } } },
    ]);
    expect(said()).toBe('');
  });

  test('without a connection it says so across the page, and goes on at a press', async () => {
    answer = () => 'lost';
    await show(language);
    await rename('끊긴 이름');
    await saveNow();
    await until(() => expect(said()).toBe(words.unreached));
    expect(document.querySelectorAll('p[data-state]')).toHaveLength(1);
    answer = saved;
    await press('button', builder.save.retry);
    await until(() => expect(state()).toBe('saved'));
    expect(field().value).toBe('끊긴 이름');
  });

  test('what somebody else saved meanwhile is shown beside what was changed here; theirs can stay', async () => {
    answer = elsewhere;
    await show(language);
    await rename('내 이름');
    await saveNow();
    await until(() => find('dialog', words.conflicts.title));
    const text = find('dialog').textContent;
    expect(text).toContain(builder.conflict.lede);
    expect(text).toContain(builder.conflict.area.name);
    expect(text).toContain(builder.conflict.track.added.replace('{{track}}', '1'));
    await press('radio', new RegExp(`^${builder.conflict.theirs}`));
    await press('button', words.conflicts.save);
    await until(() => expect(field().value).toBe('저쪽'));
    expect([state(), all('dialog')]).toEqual(['nothing', []]);
  });
});

test('mine can stay, over their version; a conflict that is closed waits and is opened again', async () => {
  answer = elsewhere;
  await show();
  await rename('내 이름');
  await saveNow();
  await until(() => find('dialog', ko.conflicts.title));
  await press('button', '닫기');
  expect(said()).toBe('다른 곳에서 고친 내용과 2곳이 달라요');
  answer = saved;
  await press('button', ko.choose);
  await press('button', ko.conflicts.save);
  await until(() => expect(state()).toBe('saved'));
  expect(calls.at(-1)).toMatchObject({
    name: 'save',
    input: { editVersion: 9, plan: { name: { ko: '내 이름' } } },
  });
});

test('what is refused says why, and leads to its field', async () => {
  answer = () => ({
    ...{ status: 400 },
    body: { code: 400, name: 'invalidRequest', message: '', fields: { 'plan.name.ko': '60자까지예요.' } },
  });
  await show();
  await rename('너무 긴 이름');
  await saveNow();
  await until(() => expect(said()).toBe('저장하지 못했어요. 60자까지예요.'));
  await press('button', builderKo.save.where);
  await until(() => expect(document.activeElement).toBe(field()));
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a session that is over is asked for over the page, and the save goes on', async () => {
  const stop = identity.subscribe(() => {});
  answer = () => ({ status: 401, body: null });
  await show();
  await rename('내 이름');
  await saveNow();
  await until(() => expect(said()).toBe(ko.signedOut));
  answer = saved;
  await until(() => expect(identity.waiting()).toBe('logIn'));
  await act(async () => identity.answer(true));
  await until(() => expect(state()).toBe('saved'));
  stop();
});

test('undoing and doing again go on over a save', async () => {
  await show();
  await rename('새 이름');
  await saveNow();
  await until(() => expect(state()).toBe('saved'));
  await press('button', builderKo.tools.undo);
  expect([field().value, state()]).toEqual(['처음', 'saving']);
  await press('button', builderKo.tools.redo);
  expect(field().value).toBe('새 이름');
});

test('who only reads is told nothing of saving', async () => {
  await show('ko', 'viewer');
  expect(document.querySelector('p[data-state]')).toBeNull();
});
