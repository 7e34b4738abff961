import { describe, expect, test } from 'vitest';
import { line, literal, sentLine, withoutLinks } from './links.rules.ts';

describe('a text without links', () => {
  test.each([
    ['a scheme', 'http://evil.example 상금', 'http: //evil·example 상금'],
    ['any scheme', 'intent://scan', 'intent: //scan'],
    ['a host without a dot', 'https://2130706433/', 'https: //2130706433/'],
    ['a bare host', '상금은 www.evil.com 에서', '상금은 www·evil·com 에서'],
    ['a short one', 'bit.ly/3xYz', 'bit·ly/3xYz'],
    ['capitals', 'BIT.LY/x', 'BIT·LY/x'],
    ['a Korean host', '출발.한국', '출발·한국'],
    ['a punycode host', 'xn--3e0b.xn--3e0b707e', 'xn--3e0b·xn--3e0b707e'],
    ['a mail address', 'pay@evil.co.kr', 'pay@evil·co·kr'],
    ['dots of other scripts', 'evil。com evil．com evil｡com evil․com', 'evil·com evil·com evil·com evil·com'],
    [
      'letters that nobody sees',
      'evil.\u200bcom ht\u2060tp:\u200b//x',
      'evil·\u200bcom ht\u2060tp: \u200b//x',
    ],
    ['an IP address', '10.0.0.1/pay', '10·0·0·1/pay'],
    ['a host behind digits', '1.2.kr', '1.2·kr'],
    ['a file that is a host', '상금.zip evil.mov', '상금·zip evil·mov'],
    ['a path behind a file', 'a.pdf/x a.pdf.com a.pdf?x', 'a·pdf/x a·pdf·com a·pdf?x'],
    ['a host within a file name', 'evil.com.pdf', 'evil·com.pdf'],
  ])('%s is broken', (_case, text, broken) => {
    expect(withoutLinks(text)).toBe(broken);
    expect(withoutLinks(broken), 'and stays as it is').toBe(broken);
  });

  test.each([
    '‘한칸서재’ 팀의 캠퍼스 참가 신청을 접수했어요.',
    '접수 번호 3-0417 · 2회 제출 · 2026.05.20 16:42:07(한국 시간)',
    '사업계획서 v1.2 최종.pdf\nSHA-256 abab',
    '증명서.HWPX',
    'Please confirm or refuse by 20 May 2026, 16:42 (Korean time).',
    'Number 3-0417. See you. ...',
    '가격 3.5배: 팀 A/B',
  ])('%s stays', (text) => {
    expect(withoutLinks(text)).toBe(text);
  });
});

describe('a line of a letter', () => {
  test.each([
    ['a marked value as it is', line`아이디: ${literal('j2@judges.kr')}`, '아이디: j2@judges.kr'],
    ['what is not marked without links', line`‘${'evil.com'}’ 팀 ${3}번`, '‘evil·com’ 팀 3번'],
    ['a plain string without links', 'www.evil.com', 'www·evil·com'],
    ['no host of foreign text before a value', line`${'evil.'}${literal('kr')}`, 'evil·kr'],
    ['no host of foreign text after a value', line`${literal('judges')}${'.evil.kr'}`, 'judges·evil·kr'],
    ['no host of two foreign texts', line`${'evil.'}${'com'}`, 'evil·com'],
    ['the end of a sentence before a value', line`끝. ${literal('a.kr')}`, '끝. a.kr'],
    ['nothing but a value', [literal('https://portal.example')], 'https://portal.example'],
  ])('has %s', (_case, given, sent) => {
    expect(sentLine(given)).toBe(sent);
  });
});
