import type { PageContent, Story } from '@chulbal/contract/pages/pages';
import { expect, test } from 'vitest';
import { contentOf, fieldsAfter, fieldsOf, type PageFields } from './page-fields.ts';

const both = (ko: string) => ({ ko, en: '' });
const statement = (id: string) =>
  ({ kind: 'statement', id, text: both(`${id} 글`), echo: both('') }) satisfies Story['sections'][number];
const story = (...ids: string[]): Story => ({
  kind: 'about',
  hero: { title: both('제목'), text: both('설명') },
  sections: ids.map(statement),
});
const idsOf = (fields: PageFields) => (contentOf('about', fields) as Story).sections.map(({ id }) => id);

test.each<PageContent>([
  story('a', 'b'),
  { kind: 'policy', sections: { retention: both('보관') } as never },
  {
    ...{ kind: 'term', title: both('약관'), purpose: both(''), items: both(''), period: both('') },
    ...{ refusal: both(''), body: both('제1조') },
  },
])('what is written on a page is the same by its fields: %j', (content) => {
  expect(contentOf(content.kind, fieldsOf(content))).toEqual(content);
});

test('a part that is taken out is gone, and its field says so', () => {
  const fields = fieldsAfter(fieldsOf(story('a', 'b', 'c')), story('c', 'a'));
  expect(fields['part:b']).toBe(null);
  expect(idsOf(fields)).toEqual(['c', 'a']);
});

test('a part that somebody else has put in comes last where the order does not name it', () => {
  expect(idsOf({ ...fieldsOf(story('a', 'b')), 'part:new': statement('new') })).toEqual(['a', 'b', 'new']);
});
