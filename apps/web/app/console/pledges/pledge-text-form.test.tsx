import type { PledgeTextDraft } from '@chulbal/contract/pledges';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { pledgeText as words } from './pledge-text.ko.ts';
import { PledgeTextForm } from './pledge-text-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const clause = (name: string) => ({
  title: { ko: name, en: name },
  body: { ko: `${name} 본문`, en: 'Body' },
});
const draft = {
  ...{
    version: 3,
    signed: 4,
    title: { ko: '서약', en: 'Pledge' },
    clauses: [clause('공정'), clause('비밀')],
  },
} as unknown as PledgeTextDraft;

async function show() {
  const onDone = vi.fn();
  const stage = { trackNo: 4, stageNo: 2 };
  ({ clear } = await renderConsolePart(<PledgeTextForm stage={stage} draft={draft} onDone={onDone} />, {
    words: { pledgeText: words },
  }));
  return onDone;
}
const remove = (place: number) => words.remove.replace('{{place}}', String(place));
const reason = new RegExp(`^${words.reason}`);

test('clauses are added and taken away, but never the last', async () => {
  const calls = answerCalls({ status: 200, body: { version: 4 } });
  const onDone = await show();
  await press('button', remove(1));
  expect(all('button', /지우기|빼기/)).toEqual([]);
  await press('button', words.add);
  expect(all('button', remove(2))).toHaveLength(1);
  await press('button', remove(2));
  await fill('textbox', reason, '줄여요');
  await press('button', words.submit);
  expect(asked(calls)[0]?.input).toMatchObject({ version: 3, reason: '줄여요', clauses: [clause('비밀')] });
  expect(said()).toContain('4');
  expect(onDone).toHaveBeenCalled();
});

test('what is refused stands beside the field of its clause, and nothing typed is lost', async () => {
  const fields = { 'clauses.1.title.en': '영어 제목을 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show();
  await fill('textbox', reason, '줄여요');
  await press('button', words.submit);
  const wrong = document.querySelectorAll<HTMLElement>('[aria-invalid=true]');
  expect(wrong).toHaveLength(1);
  expect(wrong[0]?.closest('fieldset')?.querySelector('legend')?.textContent).toContain('2');
  expect(said()).toContain(words.check);
  expect(errorOf('textbox', reason)).toBe('');
  expect(find<HTMLInputElement>('textbox', reason).value).toBe('줄여요');
});
