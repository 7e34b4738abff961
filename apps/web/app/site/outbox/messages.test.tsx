import type { MessageView } from '@chulbal/contract/outbox';
import { type ComponentProps, createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { all, find } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { messages as en } from './messages.en.ts';
import { messages as ko } from './messages.ko.ts';
import Messages from './messages.tsx';

const letter: MessageView = {
  ...{ id: 1, channel: 'mail', to: 'seojun@example.kr', subject: '팀원 확인', html: '', status: 'sent' },
  text: '아래에서 확인해 주세요.\nhttps://league.example/confirm#abc\n다시: https://league.example/confirm#abc',
  ...{ createdAt: '2026-05-19T05:06:21.000Z', sentAt: '2026-05-19T05:06:22.000Z' },
};
const text: MessageView = {
  ...letter,
  ...{ id: 2, channel: 'sms', to: '010-1234-5678', subject: '', text: '번호 482913', status: 'failed' },
};

let clear = async () => {};
afterEach(() => clear());

async function show(messages: MessageView[], language: 'ko' | 'en' = 'ko') {
  const part = createElement(Messages, { loaderData: { messages } } as ComponentProps<typeof Messages>);
  ({ clear } = await renderPage(part, { words: { messages: { ko, en }[language] }, language }));
}

test.each([
  ['ko', ['이메일 · 보냄 · 받는 사람 seojun@example.kr', '문자 · 실패 · 받는 사람 010-1234-5678']],
  ['en', ['E-mail · Sent · To seojun@example.kr', 'SMS · Failed · To 010-1234-5678']],
] as const)('in %s each message says its way, how it went and to whom', async (language, said) => {
  await show([letter, text], language);
  const facts = [...document.querySelectorAll('time')].map(({ parentElement }) => parentElement?.textContent);
  expect(facts).toHaveLength(2);
  for (const [at, one] of said.entries()) expect(facts[at]).toContain(one);
});

test('a personal link in a message is followed from here, once however often it is written', async () => {
  await show([letter]);
  expect(find('link', 'https://league.example/confirm#abc').getAttribute('href')).toBe(
    'https://league.example/confirm#abc',
  );
  await clear();
  await show([text]);
  expect(all('link')).toEqual([]);
});

test('a message without a subject has no heading of its own', async () => {
  await show([letter, text]);
  expect(
    all('heading')
      .filter(({ tagName }) => tagName === 'H2')
      .map(({ textContent }) => textContent),
  ).toEqual(['팀원 확인']);
});

test.each([
  ['ko', ko],
  ['en', en],
] as const)('in %s it is said that nothing was sent yet', async (language, words) => {
  await show([], language);
  expect(find('heading', words.empty)).toBeTruthy();
  expect(document.querySelectorAll('time')).toHaveLength(0);
});
