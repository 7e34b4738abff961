import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { Field } from './field.tsx';
import { MomentInput } from './moment-input.tsx';

let clear = async () => {};
afterEach(() => clear());

const sent = vi.fn();
function Form({ first, keeps = false }: { first: string; keeps?: boolean }) {
  const [at, setAt] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(at);
      }}
    >
      <Field label="언제" name="at">
        <MomentInput keeps={keeps} year={2026} otherwise="18:00" value={at} onChange={setAt} />
      </Field>
      <output>{at}</output>
    </form>
  );
}
const input = () => document.querySelector<HTMLInputElement>('#f-at') as HTMLInputElement;
const value = () => document.querySelector('output')?.textContent;
const page = () => document.body.textContent ?? '';
async function show(first = '', keeps = false) {
  sent.mockClear();
  clear = await renderForTest(
    <WithTexts language="ko">
      <Form first={first} keeps={keeps} />
    </WithTexts>,
  );
}
async function type(text: string, { leave = true } = {}) {
  await act(async () => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  if (leave) await act(async () => input().blur());
}
const press = (key: string, shiftKey = false) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  });
const send = () =>
  act(async () => {
    input().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

describe('a moment in Korea’s time', () => {
  test.each([
    ['2026.05.07 09:30', '2026-05-07T09:30'],
    ['5.7', '2026-05-07T18:00'],
    ['2026-05-07T09:30', '2026-05-07T09:30'],
    ['', ''],
  ])('is typed as %j', async (text, moment) => {
    await show('2027-01-01T18:00');
    await type(text);
    expect(value()).toBe(moment);
    expect(input().value).toBe(moment.replaceAll('-', '.').replace('T', ' '));
  });

  test('the arrows move it by days, with Shift by weeks', async () => {
    await show('2026-04-30T18:00');
    await press('ArrowUp');
    expect(value()).toBe('2026-05-01T18:00');
    await press('ArrowDown', true);
    expect(value()).toBe('2026-04-24T18:00');
  });

  test('what is none stays, is said once it is left, counts as none, and holds the form back until it is mended', async () => {
    await show('2026-05-07T09:30');
    await type('내일', { leave: false });
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await act(async () => input().blur());
    expect([value(), input().value, input().getAttribute('aria-invalid')]).toEqual(['', '내일', 'true']);
    expect(page()).toContain('2026.05.07 09:00처럼 적어 주세요.');
    await send();
    expect(sent).not.toHaveBeenCalled();
    await type('5.8 10:00');
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith('2026-05-08T10:00');
  });

  test('where what stands is to be kept, what is none changes nothing', async () => {
    await show('2026-05-07T09:30', true);
    await type('내일');
    expect(value()).toBe('2026-05-07T09:30');
  });

  test('Enter takes what is typed', async () => {
    await show();
    await type('05.08 10:00', { leave: false });
    await press('Enter');
    expect(value()).toBe('2026-05-08T10:00');
  });
});
