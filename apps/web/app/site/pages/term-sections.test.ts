import { expect, test } from 'vitest';
import { termSections } from './term-sections.ts';

test('an article has its heading and its numbered paragraphs', () => {
  expect(termSections('제1조 (목적)\n이 약관은 정합니다.\n\n제2조 (용어)\n① "회원"은\n② "팀"은')).toEqual([
    { heading: '제1조 (목적)', parts: [{ kind: 'text', text: '이 약관은 정합니다.' }] },
    {
      heading: '제2조 (용어)',
      parts: [
        { kind: 'numbered', text: '① "회원"은' },
        { kind: 'numbered', text: '② "팀"은' },
      ],
    },
  ]);
});

test('lines with a middle dot make one list, and what follows is a paragraph again', () => {
  expect(termSections('1. Items\n· Name\n· Phone\nNothing else.')).toEqual([
    {
      heading: '1. Items',
      parts: [
        { kind: 'list', items: ['Name', 'Phone'] },
        { kind: 'text', text: 'Nothing else.' },
      ],
    },
  ]);
});

test('a line alone is a paragraph and not a heading, and empty lines make no section', () => {
  expect(termSections('\n\n재단은 알립니다.\r\n\r\n  \n')).toEqual([
    { heading: null, parts: [{ kind: 'text', text: '재단은 알립니다.' }] },
  ]);
  expect(termSections('')).toEqual([]);
});
