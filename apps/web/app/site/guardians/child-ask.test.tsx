import { afterEach, expect, test } from 'vitest';
import { errorOf, fill, find } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { ChildAsk, GuardianCorrection } from './child-ask.tsx';
import { guardians } from './guardians.ko.ts';

let clear = async () => {};
afterEach(() => clear());

async function show(now: string, errors: Record<string, string> = {}) {
  const values = { birthDate: '2016-05-08', guardianName: '한지윤' };
  const part = <ChildAsk {...{ errors, values, now }} message={undefined} busy={null} />;
  ({ clear } = await renderPage(part, { words: { guardians } }));
}
const days = () => document.querySelector<HTMLInputElement>('input[type=date]');

test('nobody is born after today, as it is in Korea', async () => {
  await show('2026-05-19T15:00:00.000Z');
  expect(days()?.max).toBe('2026-05-20');
  await clear();
  await show('2026-05-19T14:59:59.000Z');
  expect(days()?.max).toBe('2026-05-19');
});

test('what is wrong stands beside its field, and what was typed stays', async () => {
  await show('2026-05-19T15:00:00.000Z', { guardianName: '이름을 적어 주세요.' });
  expect(errorOf('textbox', new RegExp(guardians.child.ask.guardianName))).toBe('이름을 적어 주세요.');
  const name = find<HTMLInputElement>('textbox', new RegExp(guardians.child.ask.guardianName));
  expect(name.value).toBe('한지윤');
});

const refused = { errors: { guardianPhone: '휴대전화 번호를 확인해 주세요.' } };

function Correcting() {
  const { errors, onChange } = useFormErrors(refused);
  const values = { guardianName: '한지윤', guardianPhone: '010-12' };
  return (
    <form onChange={onChange}>
      <GuardianCorrection {...{ errors, values }} busy={null} />
    </form>
  );
}

test('what is wrong of a guardian stays open while it is put right', async () => {
  ({ clear } = await renderPage(<Correcting />, { words: { guardians } }));
  const isOpen = () => document.querySelector('details')?.open;
  const phone = new RegExp(guardians.child.ask.guardianPhone);
  expect(isOpen()).toBe(true);
  expect(errorOf('textbox', phone)).toBe(refused.errors.guardianPhone);
  await fill('textbox', phone, '01012345678');
  expect(find<HTMLInputElement>('textbox', phone).value).toBe('010-1234-5678');
  expect(document.body.textContent).not.toContain(refused.errors.guardianPhone);
  expect(isOpen()).toBe(true);
});
