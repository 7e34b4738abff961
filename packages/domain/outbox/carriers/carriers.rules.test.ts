import { describe, expect, test } from 'vitest';
import { bytesOf, carriedText, isLong, titleOf } from './korean-text.rules.ts';
import { readTemplates, talkOf, templateFor } from './talk.rules.ts';

describe('a text on a telephone', () => {
  test.each([
    ['한칸서재', '한칸서재'],
    ['한칸서재 — 팀 🙂', '한칸서재 - 팀 ?'],
    ['뷁 똠방', '뷁 똠방'],
    ['“따옴표” · 끝…', '“따옴표” · 끝…'],
    ['café\u00a0€5', 'caf? ?5'],
  ])('%s goes as %s', (text, carried) => {
    expect(carriedText(text)).toBe(carried);
  });

  test('has 90 bytes, Hangul two each', () => {
    expect(bytesOf('[출발+] ok')).toBe(10);
    expect(isLong('가'.repeat(45))).toBe(false);
    expect(isLong(`${'가'.repeat(45)}a`)).toBe(true);
  });

  test('is called what its first line says, as far as a title goes', () => {
    expect(titleOf('[출발+]\n인증번호')).toBe('[출발+]');
    expect(titleOf('가'.repeat(30))).toBe('가'.repeat(20));
  });
});

describe('알림톡', () => {
  const sender = { ko: '출발+', en: 'Chulbal+' };
  const letter = { lines: ['인증번호예요.'], code: '012345' };
  const code = talkOf({ about: 'code:1', language: 'ko', letter }, sender);

  test('is told what a letter says, and nothing that is empty', () => {
    expect(code).toEqual({
      ...{ kind: 'code', language: 'ko' },
      values: { 사이트: '출발+', 인증번호: '012345', 내용: '인증번호예요.' },
    });
    expect(talkOf({ about: 'codes:1', language: 'ko', letter }, sender)).toBeNull();
    expect(talkOf({ about: null, language: 'ko', letter }, sender)).toBeNull();
  });

  test('has a template of its own for each language, or none', () => {
    const templates = new Map([['code', 'T1']]);
    expect(templateFor(templates, code)).toBe('T1');
    expect(templateFor(templates, code && { ...code, language: 'en' })).toBeNull();
    expect(templateFor(templates, null)).toBeNull();
  });

  test.each([
    ['', {}],
    ['code=KA01TP1, part.en=T_2', { code: 'KA01TP1', 'part.en': 'T_2' }],
  ])('takes its templates from %s', (text, found) => {
    expect(readTemplates(text)).toEqual(new Map(Object.entries(found)));
  });

  test.each(['nobody=T', 'code', 'code=a b', 'code=T1,code=T2', 'code.ko=T'])(
    'does not understand %s',
    (text) => {
      expect(readTemplates(text)).toHaveProperty('problem');
    },
  );
});
