import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { find } from '../hands-for-test.ts';
import { renderPage } from '../page-for-test.tsx';
import { ProvenField } from './proven-field.tsx';
import { signIn } from './sign-in.ko.ts';

const now = '2026-07-01T03:00:00.000Z';
const until = '2026-07-01T03:10:00.000Z';
const to = 'bom@school.example';

let prove = () => {};

function Mailbox() {
  const [verified, setVerified] = useState(false);
  prove = () => setVerified(true);
  const proof = { requestId: 'a', to, until, resendAt: until, verified };
  return <ProvenField kind="email" defaultValue={to} errors={{}} busy={null} {...{ proof, now }} />;
}

test('whoever typed the right code stands at the word that it was right, and goes on from there', async () => {
  const { clear } = await renderPage(<Mailbox />, { words: { signIn } });
  await act(async () => document.getElementById('f-emailCode')?.focus());
  await act(async () => prove());
  expect(document.activeElement).toBe(find('button', signIn.proven));
  await clear();
});
