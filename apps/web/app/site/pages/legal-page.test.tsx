import type { LegalView } from '@chulbal/contract/pages/pages';
import { afterEach, describe, expect, test } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { LegalPage } from './legal-page.tsx';
import { pages as en } from './pages.en.ts';
import { pages as ko } from './pages.ko.ts';

const section = (key: string, heading: string | null, body = '내용이에요.') => ({
  key,
  heading,
  body,
  retention: [],
});
const effectiveAt = '2026-05-19T00:00:00.000Z';
const policy: LegalView = {
  ...{ page: 'privacy', title: '개인정보 처리방침', version: '2026.05.19', effectiveAt, state: 'inForce' },
  ...{ inLanguage: true, facts: [] },
  sections: [
    section('why', '처리 목적'),
    { ...section('how-long', '보유 기간'), retention: [{ key: 'log', what: '접속 기록', period: '2년' }] },
  ],
  versions: [
    { version: '2026.12.01', effectiveAt: '2026-12-01T00:00:00.000Z', state: 'coming' },
    { version: '2026.05.19', effectiveAt, state: 'inForce' },
    { version: '2025.03.01', effectiveAt: '2025-03-01T00:00:00.000Z', state: 'earlier' },
  ],
};

let clear = async () => {};
afterEach(() => clear());

async function show(more: Partial<LegalView> = {}, language: 'ko' | 'en' = 'ko') {
  const page = await renderPage(<LegalPage legal={{ ...policy, ...more }} />, {
    ...{ words: { pages: { ko, en }[language] }, language, at: '/fnb/privacy?version=2025.03.01' },
  });
  ({ clear } = page);
  return page;
}
const body = () => document.body.textContent ?? '';

describe('versions', () => {
  test('the others are folded, each with what it is and its own address', async () => {
    await show();
    const fold = find('button', '다른 버전 2개').closest('details');
    expect(fold?.open).toBe(false);
    expect([...(fold?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '버전 2026.12.01시행 예정 · 2026.12.01부터 시행',
      '버전 2025.03.01이전 · 2025.03.01부터 시행',
    ]);
    expect([...(fold?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/fnb/privacy?version=2026.12.01',
      '/fnb/privacy?version=2025.03.01',
    ]);
  });

  test.each([
    ['ko', 'coming', '2026.05.19부터 시행할 버전이에요.', ko],
    ['en', 'coming', 'This version takes effect on 19 May 2026.', en],
    ['ko', 'earlier', '2026.05.19에 시행한 이전 버전이에요.', ko],
    ['en', 'earlier', 'This is an earlier version, in force from 19 May 2026.', en],
  ] as const)(
    'in %s, one that is %s says so above all else, and leads to the one in force',
    async (language, state, said, words) => {
      const page = await show({ state }, language);
      expect(document.querySelector('[role=note]')?.textContent).toContain(said);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      await press('link', words.toCurrent);
      expect(page.path()).not.toContain('version');
    },
  );

  test('the one in force says nothing of that, and is the only one where there are no others', async () => {
    await show({ versions: policy.versions.slice(1, 2) });
    expect(document.querySelector('[role=note]')).toBeNull();
    expect(all('button')).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });
});

describe('the text', () => {
  test('has its sections numbered, and a way to each', async () => {
    await show();
    expect(all('heading').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1. 처리 목적', '2. 보유 기간']),
    );
    expect(find('link', '보유 기간').getAttribute('href')).toBe('#how-long');
    expect(document.getElementById('how-long')?.textContent).toContain('2. 보유 기간');
  });

  test('says in a table what is kept for how long', async () => {
    await show();
    expect(find('row', /접속 기록/).textContent).toBe('접속 기록2년');
  });

  test('with headings of its own it needs no others and no list of them', async () => {
    await show({ page: 'terms', sections: [section('all', null, '제1조 목적\n① 이 약관은\n· 하나\n· 둘')] });
    expect(find('heading', '제1조 목적').tagName).toBe('H3');
    expect(document.querySelector(`nav[aria-label="${ko.contents}"]`)).toBeNull();
    expect(all('listitem', /^(하나|둘)$/)).toHaveLength(2);
  });

  test('what it comes to stands before it', async () => {
    await show({ facts: [{ key: 'refusal', text: '거부해도 참가할 수 있어요.' }] });
    expect(body().indexOf('거부해도 참가할 수 있어요.')).toBeLessThan(body().indexOf('1. 처리 목적'));
    expect(body().indexOf('거부해도 참가할 수 있어요.')).toBeGreaterThan(0);
  });

  test('in Korean only, that is said in English, and the text is read as Korean', async () => {
    await show({ inLanguage: false }, 'en');
    expect(body()).toContain(en.koreanOnly);
    expect(find('heading', '1. 처리 목적').closest('[lang]')?.getAttribute('lang')).toBe('ko');
  });
});
