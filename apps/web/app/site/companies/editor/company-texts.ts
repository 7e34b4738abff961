import type { CompanyContent, CompanySlide } from '@chulbal/contract/companies/content';
import { numbered } from '@chulbal/contract/companies/content.rules';
import type { Texts } from '../../../lib/autosave/edited.ts';

const slidePath = 'slides.';

/**
 * A content as texts by path, so that two who write in different fields do not meet: every slide is one, `order` says
 * where they stand.
 */
export function textsOfCompany({ slides, en, ...rest }: CompanyContent): Texts {
  return {
    ...partTexts(rest),
    ...Object.fromEntries(Object.entries(en).map(([key, text]) => [`en.${key}`, text])),
    ...slideTexts(slides),
  };
}

/** What a change of its plain fields writes. */
export function partTexts(part: Partial<Omit<CompanyContent, 'slides' | 'en'>>): Texts {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, textOf(value)]));
}

/** What another list of slides writes. */
export function slideTexts(slides: readonly CompanySlide[]): Texts {
  return {
    ...Object.fromEntries(slides.map((slide) => [slidePath + slide.slideKey, JSON.stringify(slide)])),
    order: JSON.stringify(slides.map(({ slideKey }) => slideKey)),
  };
}

const plain = ['companyTitle', 'companyType', 'companyContent', 'teamName'] as const;
const listed = ['figures', 'links', 'contact', 'files'] as const;

/** And back: `like` has what the texts do not. */
export function companyOfTexts(texts: Texts, like: CompanyContent): CompanyContent {
  const read = <T>(path: string, otherwise: T): T => {
    const text = texts[path];
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  };
  const order = read<string[]>(
    'order',
    like.slides.map(({ slideKey }) => slideKey),
  );
  const known = new Map(like.slides.map((slide) => [slide.slideKey, slide]));
  const slides = order.flatMap((key) => {
    const slide = read<CompanySlide | null>(slidePath + key, known.get(key) ?? null);
    return slide ? [slide] : [];
  });
  const logo = texts.logo === undefined ? like.logo : logoOf(texts.logo);
  return {
    ...like,
    ...Object.fromEntries(plain.map((key) => [key, texts[key] ?? like[key]])),
    ...Object.fromEntries(listed.map((key) => [key, read<unknown>(key, like[key])])),
    logo,
    slides: numbered(slides),
    en: {
      companyTitle: texts['en.companyTitle'] ?? like.en.companyTitle,
      companyContent: texts['en.companyContent'] ?? like.en.companyContent,
      teamName: texts['en.teamName'] ?? like.en.teamName,
    },
  };
}

/** No logo is written as `null`. */
function logoOf(text: string): string | null {
  return text === 'null' ? null : text;
}
