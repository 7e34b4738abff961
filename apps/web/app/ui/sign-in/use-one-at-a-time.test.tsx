import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../hands-for-test.ts';
import { renderForTest } from '../render-for-test.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

let clear = async () => {};
afterEach(() => clear());

let sent: string[] = [];
let answer = async () => {};
let answerAndLoad = async () => {};
let redirect = async () => {};

function Form() {
  const [call, setCall] = useState<Parameters<typeof useOneAtATime>[0]>({ state: 'idle' });
  const hold = useOneAtATime(call);
  answer = () => act(async () => setCall({ state: 'idle', data: {} }));
  answerAndLoad = () => act(async () => setCall({ state: 'loading', data: {} }));
  redirect = () => act(async () => setCall(({ data }) => ({ state: 'loading', data })));
  return (
    <form
      onSubmit={(event) => {
        hold(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        sent.push(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value);
        setCall(({ data }) => ({ state: 'submitting', data }));
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

test('while the page loads anew after an answer, the next step is sent at once', async () => {
  sent = [];
  clear = await renderForTest(<Form />);
  await press('button', 'next');
  await answerAndLoad();
  await press('button', 'email-send');
  await press('button', 'phone-send');
  expect(sent).toEqual(['next', 'email-send']);
  await answerAndLoad();
  expect(sent).toEqual(['next', 'email-send', 'phone-send']);
});

test('while the last step leads elsewhere, it is not sent again', async () => {
  sent = [];
  clear = await renderForTest(<Form />);
  await press('button', 'email-send');
  await answer();
  await press('button', 'next');
  await redirect();
  await press('button', 'next');
  expect(sent).toEqual(['email-send', 'next']);
});
