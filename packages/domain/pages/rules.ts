import { koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual, Language } from '@chulbal/contract/language';
import type { PageContent, PageName, Story, StorySection, VersionState } from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';
import type { FaultDetails } from '../fault.ts';
import { picturesHaveAltText, picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';

/** The term of accounts that a page is; null for pages that nobody consents to. */
export const termOfPage: Record<PageName, 'service' | 'privacy' | 'marketing' | null> = {
  about: null,
  privacy: null,
  terms: 'service',
  consent: 'privacy',
  news: 'marketing',
};

type Version = { version: string; effectiveAt: Date };

/** The version in force at `now`: the one that took effect last. Versions in any order. */
export function inForceAt<V extends Version>(versions: readonly V[], now: Date): V | null {
  const begun = versions.filter(({ effectiveAt }) => effectiveAt <= now);
  return begun.reduce<V | null>(
    (last, one) => (last === null || compareVersions(one, last) > 0 ? one : last),
    null,
  );
}

/** By the time they take effect, then by the number within a day. */
export function compareVersions(one: Version, other: Version): number {
  const byTime = one.effectiveAt.getTime() - other.effectiveAt.getTime();
  const serial = ({ version }: Version) => Number(version.split('-')[1] ?? 1);
  return byTime || serial(one) - serial(other);
}

export function stateOf(version: Version, inForce: Version | null, now: Date): VersionState {
  if (version.effectiveAt > now) return 'coming';
  return version.version === inForce?.version ? 'inForce' : 'earlier';
}

/** The name of a new version: its day in Korea, and the next number where that day has one already. */
export function nextVersion(effectiveAt: Date, known: readonly string[]): string {
  const day = koreanDay(effectiveAt).replaceAll('-', '.');
  const names = new Set(known);
  for (let serial = 1; ; serial += 1) {
    const name = serial === 1 ? day : `${day}-${serial}`;
    if (!names.has(name)) return name;
  }
}

/** What letters about a version are known by. */
export function aboutVersion({ page, version }: { page: PageName; version: string }): string {
  return `page:${page}:${version}`;
}

/** A content with its rich text made clean. */
export function cleanContent<C extends PageContent>(content: C): C {
  if (content.kind !== 'about') return content;
  const sections = content.sections.map((section) =>
    section.kind === 'text'
      ? { ...section, body: { ko: cleanBody(section.body.ko), en: cleanBody(section.body.en) } }
      : section,
  );
  return { ...content, sections };
}

function cleanBody(html: string): string {
  const clean = sanitiseRichText(html);
  return plainText(clean) === '' && picturesIn(clean).length === 0 && !clean.includes('<iframe') ? '' : clean;
}

/** Opaque names of the pictures that a content shows. */
export function picturesOf(content: PageContent): string[] {
  return textsOf(content).flatMap(({ text }) => [...picturesIn(text.ko), ...picturesIn(text.en)]);
}

type Text = { path: string; text: Bilingual; optional?: boolean };

/** Every text of a content with its path in the input, in the order of the page. */
function textsOf(content: PageContent): Text[] {
  switch (content.kind) {
    case 'about':
      return storyTexts(content);
    case 'policy':
      return policyKeys.map((key) => ({
        path: `sections.${key}`,
        text: content.sections[key],
        optional: !policyHeadings[key].required,
      }));
    case 'term':
      return (['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const).map((key) => ({
        path: key,
        text: content[key],
      }));
  }
}

function storyTexts({ hero, sections }: Story): Text[] {
  return [
    { path: 'hero.title', text: hero.title },
    { path: 'hero.text', text: hero.text, optional: true },
    ...sections.flatMap((section, place) =>
      sectionTexts(section).map((text) => ({ ...text, path: `sections.${place}.${text.path}` })),
    ),
  ];
}

function sectionTexts(section: StorySection): Text[] {
  switch (section.kind) {
    case 'statement':
      return [
        { path: 'text', text: section.text },
        { path: 'echo', text: section.echo, optional: true },
      ];
    case 'lanes':
    case 'marks':
      return [
        { path: 'title', text: section.title },
        { path: 'note', text: section.note, optional: true },
      ];
    case 'figures':
      return [
        { path: 'title', text: section.title },
        ...section.figures.flatMap((figure, place) => [
          { path: `figures.${place}.title`, text: figure.title },
          { path: `figures.${place}.text`, text: figure.text, optional: true },
        ]),
      ];
    case 'text':
      return [
        { path: 'title', text: section.title, optional: true },
        { path: 'body', text: section.body },
      ];
    case 'call':
      return [
        { path: 'title', text: section.title },
        { path: 'button', text: section.button },
      ];
  }
}

/** Whether a content says everything in English that it says in Korean. */
export function hasEnglish(content: PageContent): boolean {
  return textsOf(content).every(({ text }) => text.ko === '' || text.en !== '');
}

/** The language a page is read in: Korean where there is no English text. */
export function languageFor(content: PageContent, language: Language): Language {
  return language === 'en' && hasEnglish(content) ? 'en' : 'ko';
}

const required = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };
const halfEnglish = {
  ko: '영어는 모두 적거나 모두 비워 주세요.',
  en: 'Give English everywhere, or nowhere.',
};
const onlyEnglish = { ko: '한국어도 적어 주세요.', en: 'Write it in Korean too.' };
const untold = {
  ko: '그림마다 무엇을 보여 주는지 적어 주세요.',
  en: 'Say of each picture what it shows.',
};

/**
 * What keeps a content from being published, by field: a Korean text that is missing, English in one place and not in
 * another (of texts that people agree to it must be there), a picture without words, a button without an address.
 */
export function problemsOf(content: PageContent): NonNullable<FaultDetails['fields']> {
  const texts = textsOf(content);
  const wantsEnglish = content.kind === 'term' || texts.some(({ text }) => text.en !== '');
  const problems: NonNullable<FaultDetails['fields']> = {};
  for (const { path, text, optional } of texts) {
    const field = `content.${path}`;
    if (text.ko === '' && text.en !== '') problems[`${field}.ko`] = onlyEnglish;
    else if (text.ko === '' && !optional) problems[`${field}.ko`] = required;
    if (text.ko !== '' && text.en === '' && wantsEnglish) problems[`${field}.en`] = halfEnglish;
    if (!picturesHaveAltText(text.ko)) problems[`${field}.ko`] = untold;
    if (!picturesHaveAltText(text.en)) problems[`${field}.en`] = untold;
  }
  if (content.kind === 'about')
    for (const [place, section] of content.sections.entries()) {
      if (section.kind === 'call' && section.to === '') problems[`content.sections.${place}.to`] = required;
      if (section.kind !== 'figures') continue;
      for (const [index, { number }] of section.figures.entries())
        if (number === '') problems[`content.sections.${place}.figures.${index}.number`] = required;
    }
  return problems;
}

/** The same with every pair of texts become the one of a language. */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 2 && 'ko' in value && 'en' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOneLanguage(one, language)]));
}
