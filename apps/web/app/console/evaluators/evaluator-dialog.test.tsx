import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { EvaluatorDialog } from './evaluator-dialog.tsx';
import { evaluators as words } from './evaluators.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const known = {
  ...{
    evaluatorId: 9,
    name: '서지안',
    affiliation: '한빛연구소',
    email: 's***@example.kr',
    phone: '010-****-1234',
  },
  ...{ schoolNo: null, schoolName: '', department: '', employer: '', expertise: ['old'], loadLimit: 20 },
  ...{ state: 'invited', affiliationIsSchool: null, affiliationSchoolNo: null },
} as unknown as EvaluatorView;
const expertise = [{ code: 'bio', label: { ko: '바이오', en: 'Bio' } }];

async function show(evaluator: EvaluatorView | null, ...answers: Parameters<typeof answerCalls>) {
  const calls = answerCalls(...answers);
  const onClose = vi.fn();
  const part = <EvaluatorDialog open evaluator={evaluator} expertise={expertise} onClose={onClose} />;
  ({ clear } = await renderConsolePart(part, { words: { evaluators: words } }));
  return { onClose, sent: (name: string) => asked(calls).find((one) => one.name === name)?.input };
}

test('of one who is known only what was written anew of e-mail and phone is sent', async () => {
  const { sent, onClose } = await show(known, { status: 200, body: [] });
  expect(document.body.textContent).toContain(words.editing.invitedNote);
  expect(document.body.textContent).toContain('지금: s***@example.kr');
  await fill('textbox', /^심사 한도/, '12');
  await press('button', words.editing.submit);
  expect(sent('edit')).toMatchObject({ evaluatorId: 9, loadLimit: 12, expertise: ['old'] });
  expect(sent('edit')).not.toHaveProperty('email');
  expect(sent('edit')).not.toHaveProperty('phone');
  expect(said()).toContain('서지안');
  expect(onClose).toHaveBeenCalled();
});

test('a refusal of somebody new stands beside its field until that is changed; the rest stays', async () => {
  const fields = { email: '이미 있는 주소예요.' };
  const body = { code: 400, name: 'invalidRequest', message: '', fields };
  const { onClose } = await show(null, { status: 400, body });
  await fill('textbox', /^이름/, '서지안');
  await fill('textbox', /^이메일/, 'seo@example.kr');
  await press('checkbox', /바이오/);
  await press('button', words.inviting.submit);
  expect(errorOf('textbox', /^이메일/)).toBe(fields.email);
  expect(find<HTMLInputElement>('textbox', /^이름/).value).toBe('서지안');
  expect(find<HTMLInputElement>('checkbox', /바이오/).checked).toBe(true);
  await fill('textbox', /^이메일/, 'seo2@example.kr');
  expect(errorOf('textbox', /^이메일/)).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});
