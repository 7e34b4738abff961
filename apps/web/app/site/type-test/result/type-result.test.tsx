import type { CompanyCard } from '@chulbal/contract/companies/shown';
import type { TypeTestResult } from '@chulbal/contract/type-test/type-test';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { all, find, press, said } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { typeTest as en } from '../type-test.en.ts';
import { typeTest as ko } from '../type-test.ko.ts';
import TypeResult from './type-result.tsx';

const company: CompanyCard = {
  ...{
    icNo: 12,
    igNo: 3,
    teamNo: 1,
    trackNo: 3,
    lane: 3,
    trackName: '캠퍼스',
    region: null,
    teamName: '한칸서재',
  },
  ...{ companyTitle: '책장 한 칸을 나눠요', companyType: '교육', logo: null, onlyKorean: true },
};
const result: TypeTestResult = {
  ...{ version: 3, questions: 7, share: 18, companies: [company] },
  type: {
    ...{ code: 'pacer', name: '페이스메이커', line: '끝까지 같은 걸음으로', art: 'pacer' },
    ...{ strength: '오래 봐요', pitfall: '늦을 수 있어요', partner: '길잡이' },
  },
  scores: [
    { code: 'patience', name: '끈기', score: 82 },
    { code: 'courage', name: '용기', score: 40 },
  ],
};

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

type Given = { more?: Partial<TypeTestResult>; language?: 'ko' | 'en'; from?: string };
async function show({ more = {}, language = 'ko', from = '' }: Given = {}) {
  const loaderData = { result: { ...result, ...more }, answers: '2121212' };
  const part = createElement(TypeResult, { loaderData } as unknown as ComponentProps<typeof TypeResult>);
  const at = `/ipo/experiences/result?v=3&a=2121212${from}`;
  const page = await renderPage(part, { words: { typeTest: { ko, en }[language] }, language, at });
  ({ clear } = page);
  return page;
}
const address = () => `${location.origin}/ipo/experiences/result?v=3&a=2121212`;

describe.each([
  ['ko', ko, '나는 페이스메이커 투자자', '끈기', '82점', '18%'],
  ['en', en, 'I am the 페이스메이커', '끈기', '82 points', '18%'],
] as const)('in %s', (language, words, title, axis, points, share) => {
  test('the result says the type, every score in words, and how many are alike', async () => {
    await show({ language });
    expect(find('heading', '페이스메이커').tagName).toBe('H1');
    expect(document.title).toContain(title);
    const first = find('listitem', new RegExp(axis));
    expect(first.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(points);
    expect(document.body.textContent).toContain(words.result.alike.replace('{{share}}%', share));
  });

  test('copying gives an address that anybody may open', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show({ language, from: '&from=3/12' });
    await press('button', words.result.copy);
    expect(copy).toHaveBeenCalledExactlyOnceWith(address());
    expect(said()).toBe(words.result.copied);
  });

  test('a clipboard that is kept from the page is said', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await show({ language });
    await press('button', words.result.copy);
    expect(said()).toBe(words.result.notCopied);
  });
});

describe('sharing', () => {
  test('opens the phone’s own sheet where there is one, and copies nothing', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await show();
    await press('button', ko.result.share);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      ...{ title: '나는 페이스메이커 투자자', text: '끝까지 같은 걸음으로', url: address() },
    });
    expect(copy).not.toHaveBeenCalled();
  });

  test('who closes the sheet is told nothing', async () => {
    Object.defineProperty(navigator, 'share', {
      ...{ configurable: true, value: vi.fn().mockRejectedValue(new Error('closed')) },
    });
    await show();
    await press('button', ko.result.share);
    expect(said()).toBe('');
  });

  test('copies the link where there is none', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await press('button', ko.result.share);
    expect(copy).toHaveBeenCalledExactlyOnceWith(address());
  });
});

test('too few have taken it to say how many are alike', async () => {
  await show({ more: { share: null } });
  expect(document.body.textContent).not.toContain('%예요');
});

test('companies that suit lead to their pages; without any there is no such part', async () => {
  const page = await show();
  const link = find('link', /한칸서재/);
  expect(link.lang).toBe('ko');
  await press('link', /한칸서재/);
  expect(page.path()).toBe('/ipo/detail/3/12');
  await clear();
  await show({ more: { companies: [] } });
  expect(all('heading', ko.result.companies)).toEqual([]);
});

test('who came from a company is led back there, and takes the test again from there', async () => {
  await show({ from: '&from=3/12' });
  expect(find('link', ko.backToCompany).getAttribute('href')).toBe('/ipo/detail/3/12');
  expect(find('link', ko.result.again).getAttribute('href')).toBe('/ipo/experiences/type-test?from=3/12');
  await clear();
  await show();
  expect(all('link', ko.backToCompany)).toEqual([]);
});
