import type { CompanyContent, CompanySlide } from '@chulbal/contract/companies/content';
import { slidePlaces } from '@chulbal/contract/companies/values';
import { richTextWords } from '../../../lib/rich-text-words.ts';
import type { useTexts } from '../../../lib/use-texts.ts';
import type { companies as texts } from '../companies.ko.ts';

/** A path of `textsOfCompany` as the team calls it. */
export function nameOfPath(
  t: ReturnType<typeof useTexts<typeof texts>>,
  path: string,
  { slides }: Pick<CompanyContent, 'slides'>,
): string {
  if (path === 'order') return t('conflict.order');
  if (path.startsWith('en.'))
    return t('conflict.inEnglish', { name: nameOfPath(t, path.slice(3), { slides }) });
  const slide = slides.find(({ slideKey }) => path === `slides.${slideKey}`);
  if (path.startsWith('slides.')) return t('slide.one', { name: slide?.slideTabName || t('slide.unnamed') });
  return t(`form.${path as 'companyTitle'}`);
}

/** What is written at a path, as people read it: no HTML, no JSON, no opaque names. */
export function wordsOfText(path: string, text: string, { slides }: Pick<CompanyContent, 'slides'>): string {
  if (path.endsWith('companyContent')) return richTextWords(text);
  if (path === 'logo') return text === 'null' ? '' : '●';
  if (path === 'order') {
    const tabs = new Map(slides.map(({ slideKey, slideTabName }) => [slideKey, slideTabName]));
    return (JSON.parse(text) as string[]).map((key) => tabs.get(key) ?? '·').join(' → ');
  }
  if (path.startsWith('slides.')) {
    const slide = JSON.parse(text) as CompanySlide;
    const said = slidePlaces.map((n) =>
      slide[`isImage${n}`] ? slide[`alt${n}`] : slide[`slideContent${n}`],
    );
    return [slide.slideTabName, ...said].filter(Boolean).join('\n');
  }
  if (!['figures', 'links', 'contact', 'files'].includes(path)) return text;
  return linesOf(JSON.parse(text));
}

/** The texts of a list of things, one thing a line. */
function linesOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(linesOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([key, part]) => (typeof part === 'string' && key !== 'serverFileName' ? [part] : []))
    .join(' ');
}
