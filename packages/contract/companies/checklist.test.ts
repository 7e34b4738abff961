import { expect, test } from 'vitest';
import { companyChecklist } from './checklist.ts';
import { emptyCompany, emptySlide } from './content.rules.ts';
import { type CompanyContent, type CompanySlide, companyContent } from './content.ts';

const told = { storyLetters: 200, englishLetters: 0, types: ['climate'], picturesHaveText: true };

function filled(part: (content: CompanyContent) => unknown = () => null): CompanyContent {
  const content = structuredClone(emptyCompany('빗물장부'));
  content.companyTitle = '옥상에 내린 비, 장부에 적힙니다';
  content.companyType = 'climate';
  for (const slide of content.slides) slide.slideContent1 = '비를 모아요';
  part(content);
  return content;
}

function first({ slides }: CompanyContent): CompanySlide {
  return slides[0] ?? emptySlide('none', '');
}

function second({ slides }: CompanyContent): CompanySlide {
  return slides[1] ?? emptySlide('none', '');
}

const cases: [string, CompanyContent, Partial<typeof told>, string[]][] = [
  ['a whole page', filled(), {}, []],
  [
    'a page on its first day',
    emptyCompany('빗물장부'),
    { storyLetters: 0 },
    ['title', 'type', 'story', 'cover', 'slides'],
  ],
  [
    'no title',
    filled((one) => {
      one.companyTitle = '';
    }),
    {},
    ['title'],
  ],
  ['a kind that the season has no more', filled(), { types: [] }, ['type']],
  ['a story that is too long', filled(), { storyLetters: 3001 }, ['story']],
  ['a story of the last letter', filled(), { storyLetters: 3000 }, []],
  ['one slide alone', filled((one) => one.slides.pop()), {}, ['slides']],
  [
    'a slide without its tab',
    filled((one) => {
      second(one).slideTabName = '';
    }),
    {},
    ['tabs'],
  ],
  [
    'a picture that nobody describes',
    filled((one) => Object.assign(second(one), { slideContent2: 'a'.repeat(32), isImage2: true })),
    {},
    ['alts'],
  ],
  ['a picture in the story that nobody describes', filled(), { picturesHaveText: false }, ['alts']],
  [
    'half a figure',
    filled((one) => one.figures.push({ label: '학교', value: '', unit: '곳', en: { label: '', unit: '' } })),
    {},
    ['figures'],
  ],
  [
    'half an English text',
    filled((one) => {
      one.en.companyTitle = 'Rain';
    }),
    {},
    ['english'],
  ],
  [
    'English as a whole',
    filled((one) => {
      one.en.companyTitle = 'Rain';
    }),
    { englishLetters: 90 },
    [],
  ],
];

test.each(cases)('%s', (_, content, facts, missing) => {
  const list = companyChecklist(content, { ...told, ...facts });
  expect(list.filter(({ done }) => !done).map(({ what }) => what)).toEqual(missing);
});

const registrationNumber = '900101-1234567';

test.each([
  [
    'a title',
    (one: CompanyContent) => {
      one.companyTitle = registrationNumber;
    },
  ],
  [
    'a slide',
    (one: CompanyContent) => {
      first(one).slideContent1 = registrationNumber;
    },
  ],
  [
    'English words of a slide',
    (one: CompanyContent) => {
      first(one).en.slideContent2 = registrationNumber;
    },
  ],
  [
    'a contact',
    (one: CompanyContent) => {
      one.contact = { label: '전화', value: registrationNumber };
    },
  ],
])('a registration number in %s is refused (P-04)', (_, write) => {
  const read = companyContent.safeParse(filled(write));
  expect(read.error?.issues.map(({ message }) => message)).toContain('residentNumber');
});

test.each([
  [
    '31 letters of a title',
    (one: CompanyContent) => {
      one.companyTitle = '가'.repeat(31);
    },
  ],
  [
    '121 letters of a slide',
    (one: CompanyContent) => {
      first(one).slideContent1 = '가'.repeat(121);
    },
  ],
  [
    'a picture that is words',
    (one: CompanyContent) => {
      first(one).isImage1 = true;
    },
  ],
  ['eleven slides', (one: CompanyContent) => one.slides.push(...Array.from({ length: 9 }, () => first(one)))],
  [
    'a link that is not https',
    (one: CompanyContent) => one.links.push({ label: '집', url: 'http://a.example', en: { label: '' } }),
  ],
])('%s is refused', (_, write) => {
  expect(companyContent.safeParse(filled(write)).success).toBe(false);
});

test('letters outside the basic plane count as one', () => {
  expect(
    companyContent.safeParse(
      filled((one) => {
        first(one).slideContent1 = '🏃'.repeat(120);
      }),
    ).success,
  ).toBe(true);
});
