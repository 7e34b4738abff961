import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { all, errorOf, fill, find, said } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { exclusion as words } from './exclusion.ko.ts';
import Exclusion from './exclusion.tsx';

type Props = ComponentProps<typeof Exclusion>;

const stage = { stageNo: 2, stageName: '서류 심사' };
const asked = {
  ...{ exclusionId: 4, evaluator: '윤서진', reason: '전 직장 상사예요.', stageName: '서류 심사' },
  ...{ askedAt: '2026-05-20T05:00:00.000Z', state: 'open', answer: null, takenBackReason: null },
};

let clear = async () => {};
afterEach(() => clear());

async function show(loaderData: object, actionData?: object) {
  const data = { open: [stage], requests: [], teamNo: 3, refused: null, ...loaderData };
  const props = { loaderData: data, actionData } as unknown as Props;
  ({ clear } = await renderPage(<Exclusion {...props} />, { words: { exclusion: words } }));
}

test('what is wrong stands beside its field, and what was typed is there again', async () => {
  const values = { stageNo: '2', evaluator: '윤서진', reason: '' };
  await show({}, { values, errors: { reason: '이유를 적어 주세요.' }, message: undefined });
  expect(errorOf('textbox', /^이유/)).toBe('이유를 적어 주세요.');
  expect(find<HTMLInputElement>('textbox', /^심사위원/).value).toBe('윤서진');
  await fill('textbox', /^이유/, '전 직장 상사예요.');
  expect(errorOf('textbox', /^이유/)).toBe('');
});

test('what no field is wrong about is said above them', async () => {
  const values = { stageNo: '2', evaluator: '윤서진', reason: '이유' };
  await show({}, { values, errors: {}, message: '심사 분과가 이미 정해졌어요.' });
  expect(said()).toContain('심사 분과가 이미 정해졌어요.');
});

test('a call that was lost is said above them, and the form stays', async () => {
  await show(
    {},
    { problem: { name: 'networkError', code: 0, message: '통신이 원활하지 않아요.', fields: {} } },
  );
  expect(said()).toContain('통신이 원활하지 않아요.');
  expect(find('textbox', /^이유/)).toBeTruthy();
});

test('the stage is asked only where there are several', async () => {
  await show({});
  expect(all('combobox')).toEqual([]);
  await clear();
  await show({ open: [stage, { stageNo: 3, stageName: '예선 발표' }] });
  expect(find<HTMLSelectElement>('combobox', /^심사 단계/).options).toHaveLength(2);
});

test('once panels stand there is nothing to send, and what was asked keeps its answer', async () => {
  const answered = { ...asked, state: 'refused', answer: '확인해 보니 관계가 없었어요.' };
  await show({ open: [], requests: [answered] });
  expect(all('button')).toEqual([]);
  expect(document.body.textContent).toContain(words.closed);
  const item = document.querySelector('section li')?.textContent ?? '';
  expect(item).toContain(words.state.refused);
  expect(item).toContain('확인해 보니 관계가 없었어요.');
});

test('who may not ask is told why, and led back', async () => {
  await show({ open: [], refused: '팀장만 신청할 수 있어요.' });
  expect(document.body.textContent).toContain('팀장만 신청할 수 있어요.');
  expect(find('link', words.back).getAttribute('href')).toBe('/auth/mypage');
});
