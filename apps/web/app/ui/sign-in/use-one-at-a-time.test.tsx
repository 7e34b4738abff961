import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../hands-for-test.ts';
import { renderForTest } from '../render-for-test.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

let clear = async () => {};
afterEach(() => clear());

let sent: string[] = [];
let answer = async () => {};

function Form() {
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const hold = useOneAtATime({ state });
  answer = () => act(async () => setState('idle'));
  return (
    <form
      onSubmit={(event) => {
        hold(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        sent.push(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value);
        setState('submitting');
      }}
    >
      {['email-send', 'phone-send', 'next'].map((intent) => (
        <button key={intent} type="submit" name="intent" value={intent}>
          {intent}
        </button>
      ))}
    </form>
  );
}

test.each([
  ['the last step pressed twice is sent once', ['next', 'next'], ['next']],
  ['a code asked for twice is sent once', ['email-send', 'email-send'], ['email-send']],
  ['the other code follows', ['email-send', 'phone-send'], ['email-send', 'phone-send']],
  ['the last that was pressed follows', ['email-send', 'phone-send', 'next'], ['email-send', 'next']],
  ['nothing follows the last step', ['next', 'email-send'], ['next']],
])('%s', async (_, pressed, expected) => {
  sent = [];
  clear = await renderForTest(<Form />);
  for (const intent of pressed) await press('button', intent);
  expect(sent).toEqual(pressed.slice(0, 1));
  await answer();
  expect(sent).toEqual(expected);
});

test('after an answer the same may be sent again', async () => {
  sent = [];
  clear = await renderForTest(<Form />);
  await press('button', 'next');
  await answer();
  await press('button', 'next');
  expect(sent).toEqual(['next', 'next']);
});
