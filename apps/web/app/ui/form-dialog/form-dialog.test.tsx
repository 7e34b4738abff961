import { act, type ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../lib/api-error.ts';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { FormDialog } from './form-dialog.tsx';

let clear = async () => {};
afterEach(() => clear());

const refused: Problem = { name: 'networkError', code: 0, message: '다시 봐 주세요.', fields: {} };

async function show(more: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const onSubmit = vi.fn((form: FormData) => form.get('name'));
  clear = await renderForTest(
    <FormDialog title="이름 바꾸기" ok="저장" onClose={() => {}} onSubmit={onSubmit} {...more}>
      <Field label="이름" name="name">
        <TextInput defaultValue="해담" />
      </Field>
    </FormDialog>,
  );
  return onSubmit;
}
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text);
const send = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('sends what is in its fields', async () => {
  const sent = await show();
  await send();
  expect(sent.mock.results.map(({ value }) => value)).toEqual(['해담']);
});

test.each([
  ['while it is busy', { busy: true }],
  ['while something keeps it from being done', { blocked: true }],
  ['while there is nothing to do', { ok: undefined }],
])('sends nothing %s', async (_, more) => {
  const sent = await show(more);
  await send();
  expect(sent).not.toHaveBeenCalled();
});

test('has no button for what there is nothing to do about, and one that closes it', async () => {
  await show({ ok: undefined, cancel: '그만두기' });
  expect(button('저장')).toBeUndefined();
  expect(button('그만두기')).toBeDefined();
});

test('says a refusal above the fields, but for one that a field shows', async () => {
  await show({ problem: { ...refused, fields: { name: '이름을 적어 주세요.' } }, shown: ['name'] });
  expect(document.body.textContent).not.toContain(refused.message);
  await clear();
  await show({ problem: refused, shown: ['name'] });
  expect(document.body.textContent).toContain(refused.message);
});
