import { describe, expect, test } from 'vitest';
import { render } from './letter.ts';

const sender = { ko: '출발+', en: 'Chulbal+' };
const letter = { lines: ['아래 번호를 입력해 주세요.'], code: '012345', note: '10분 동안 쓸 수 있어요.' };

describe('a letter', () => {
  test('as a mail carries the site’s name, its text and the same in HTML', () => {
    const mail = render({ channel: 'mail', language: 'ko', subject: '이메일 인증번호', letter }, sender);
    expect(mail.subject).toBe('[출발+] 이메일 인증번호');
    expect(mail.text).toBe('아래 번호를 입력해 주세요.\n\n012345\n\n10분 동안 쓸 수 있어요.\n\n— 출발+\n');
    for (const part of ['lang="ko"', '012345', '아래 번호를', '10분 동안']) expect(mail.html).toContain(part);
  });

  test('as an SMS is short', () => {
    const sms = render({ channel: 'sms', language: 'en', subject: 'x', letter }, sender);
    expect(sms).toEqual({ subject: '', text: '[Chulbal+]\n012345\n아래 번호를 입력해 주세요.', html: '' });
  });

  test.each(['mail', 'sms'] as const)(
    'as %s has no link but its button’s, whatever a team is called',
    (channel) => {
      const name = 'http://evil.example 상금 <a href="//evil.example">';
      const button = { label: '확인', url: 'https://portal.example/?a=1' };
      const sent = render(
        { channel, language: 'ko', subject: name, letter: { lines: [name], button } },
        sender,
      );
      for (const part of Object.values(sent)) expect(part).not.toMatch(/evil\.example|http:\/\//);
      expect(sent.html.match(/href="[^"]*"/g) ?? []).toEqual(
        channel === 'mail' ? [`href="${button.url}"`] : [],
      );
      expect(sent.text).toContain('evil·example');
      expect(sent.text).toContain(button.url);
    },
  );

  test('shows what people typed as text and not as markup', () => {
    const lines = ['<img src=x onerror=alert(1)> & "인용"'];
    const button = { label: '확인', url: 'https://portal.example/?a=1&b="2"' };
    const { html } = render(
      { channel: 'mail', language: 'ko', subject: '<b>', letter: { lines, button } },
      sender,
    );
    expect(html).not.toMatch(/<img|<b>|"2"/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;인용&#34;');
  });
});
