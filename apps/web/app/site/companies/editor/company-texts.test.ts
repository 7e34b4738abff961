import type { CompanyContent } from '@chulbal/contract/companies/content';
import { emptyCompany, emptySlide, moveSlide, numbered } from '@chulbal/contract/companies/content.rules';
import { expect, test } from 'vitest';
import { companyOfTexts, partTexts, slideTexts, textsOfCompany } from './company-texts.ts';

const content: CompanyContent = {
  ...emptyCompany('빗물장부'),
  ...{ companyTitle: ' 옥상에 내린 비 ', logo: 'a'.repeat(32) },
  contact: { label: '전화', value: '02-000-0000' },
  en: { companyTitle: 'Rain', companyContent: '<p>Rain</p>', teamName: '' },
};

test('a content as texts and back is the same, spaces that are being typed too', () => {
  expect(companyOfTexts(textsOfCompany(content), emptyCompany('남'))).toEqual(content);
});

test('slides that are added, moved and taken out', () => {
  const three = numbered([...content.slides, emptySlide('third', '기록')]);
  const moved = moveSlide(three, 2, 1);
  const written = companyOfTexts({ ...textsOfCompany(content), ...slideTexts(moved) }, content);
  expect(written.slides.map(({ slideKey }) => slideKey)).toEqual(['cover', 'third', 'second']);
  const left = companyOfTexts({ ...textsOfCompany(written), ...slideTexts(three.slice(0, 1)) }, written);
  expect(left.slides.map(({ slideKey }) => slideKey)).toEqual(['cover']);
});

test('a logo that is taken away', () => {
  expect(companyOfTexts(partTexts({ logo: null }), content).logo).toBeNull();
});
