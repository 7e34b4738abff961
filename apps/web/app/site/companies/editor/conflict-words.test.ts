import { emptyCompany } from '@chulbal/contract/companies/content.rules';
import { expect, test } from 'vitest';
import { textsOfCompany } from './company-texts.ts';
import { wordsOfText } from './conflict-words.ts';

const content = emptyCompany('빗물장부');
const [cover] = content.slides;

test.each([
  ['companyTitle', '옥상에 내린 비', '옥상에 내린 비'],
  ['companyContent', '<h2>비는</h2><p>공짜</p>', '비는 공짜'],
  ['order', '["second","cover"]', '문제 → 표지'],
  ['figures', '[{"label":"학교","value":"4","unit":"곳","en":{"label":"Schools","unit":""}}]', '학교 4 곳'],
  ['files', '[{"serverFileName":"ab","name":"소개.pdf","size":3}]', '소개.pdf'],
  ['contact', 'null', ''],
  ['logo', 'null', ''],
  [
    'slides.cover',
    JSON.stringify({ ...cover, slideContent1: 'f'.repeat(32), isImage1: true, alt1: '빗물 통' }),
    '표지\n빗물 통',
  ],
])('%s reads as people do', (path, text, words) => {
  expect(wordsOfText(path, text, content)).toBe(words);
});

test('everything that two may write at once can be read', () => {
  for (const [path, text] of Object.entries(textsOfCompany(content))) {
    expect(wordsOfText(path, text, content)).not.toMatch(/[{}<>]/);
  }
});
