import type { Block } from '@chulbal/contract/toolkits/business-plan';
import { expect, test } from 'vitest';
import { fromDoc, toDoc } from './editor-doc.ts';

const blocks: Block[] = [
  { kind: 'text', runs: [{ text: '책 ' }, { text: '386권\n', bold: true }, { text: '을' }] },
  { kind: 'text', runs: [] },
  { kind: 'list', numbered: true, items: [[{ text: '카페' }], []] },
  {
    kind: 'table',
    rows: [
      [[{ text: '달' }], []],
      [[{ text: '6월' }], [{ text: '41' }]],
    ],
  },
  { kind: 'picture', id: 'a'.repeat(32), alt: '책장', width: 4, height: 3 },
];
const p = (...texts: string[]) => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
});
const list = (...content: object[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] });

test('an answer goes into the editor and comes back', () => {
  expect(fromDoc(toDoc(blocks))).toEqual(blocks);
  expect(toDoc([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromDoc(toDoc([]))).toEqual([]);
});

test.each<[string, object[], Block[]]>([
  ['blank lines at the end go', [p('가'), p(), p()], [{ kind: 'text', runs: [{ text: '가' }] }]],
  ['pieces of one weight are one', [p('가', '나')], [{ kind: 'text', runs: [{ text: '가나' }] }]],
  [
    'lists in lists are one',
    [list(p('가'), list(p('나'), p('다')))],
    [{ kind: 'list', numbered: false, items: [[{ text: '가' }], [{ text: '나\n다' }]] }],
  ],
  [
    'wide cells are filled up',
    [
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [p('가')] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [p('나')] }] },
        ],
      },
    ],
    [
      {
        kind: 'table',
        rows: [
          [[{ text: '가' }], []],
          [[{ text: '나' }], []],
        ],
      },
    ],
  ],
  ['a picture from elsewhere is none', [{ type: 'picture', attrs: { id: 'https://evil.example' } }], []],
  [
    'what is unknown is its text',
    [{ type: 'quote', content: [p('가')] }],
    [{ kind: 'text', runs: [{ text: '가' }] }],
  ],
])('%s', (_, content, expected) => {
  expect(fromDoc({ type: 'doc', content })).toEqual(expected);
});
