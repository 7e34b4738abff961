import type { CompanyContent, CompanyFigure } from '@chulbal/contract/companies/content';
import { emptySlide, numbered } from '@chulbal/contract/companies/content.rules';
import type { Bilingual } from '@chulbal/contract/language';
import type { DemoFile } from './files.ts';
import type { DemoTeam } from './teams.ts';

/** The pictures of a company of the demo: its logo, and two for its slides. */
export type CompanyPictures = { logo: DemoFile<string>; cover: DemoFile<string>; scene: DemoFile<string> };

type Pair = readonly [ko: string, en: string];

/** What a page says beside what its team's application does. */
export type CompanyWords = {
  /** In English. */
  name: string;
  title: string;
  /** What they made. */
  how: string;
  en: { why: string; how: string; now: string };
  figures: readonly (readonly [label: Pair, value: string, unit: Pair])[];
};

const heads: Record<'why' | 'how' | 'now', Bilingual> = {
  why: { ko: '왜 시작했나요', en: 'Why we began' },
  how: { ko: '무엇을 만들었나요', en: 'What we made' },
  now: { ko: '지금은', en: 'Where we are' },
};

/** The page of a team as it is handed in: four slides, a story in three parts, in English where there are words. */
export function demoCompany(
  team: DemoTeam,
  { logo, cover, scene }: CompanyPictures,
  words: CompanyWords | null,
): CompanyContent {
  const { name, item, part, motive, strength } = team;
  const how = words?.how ?? '';
  const en = words?.en ?? { why: '', how: '', now: '' };
  const slides = [
    withEnglish(
      {
        ...emptySlide('cover', '표지', true),
        ...{ slideContent1: item, slideContent3: cover.serverFileName, isImage3: true },
        alt3: `${item}의 그림`,
      },
      words && { slideTabName: 'Cover', slideContent1: words.title, alt3: `A drawing: ${words.title}` },
    ),
    withEnglish(
      { ...emptySlide('why', '문제'), slideContent1: motive },
      words && { slideTabName: 'Problem', slideContent1: en.why },
    ),
    withEnglish(
      {
        ...emptySlide('how', '해결'),
        ...{ slideContent1: how || item, slideContent2: scene.serverFileName, isImage2: true },
        alt2: `${name}이 하는 일을 그린 그림`,
      },
      words && {
        slideTabName: 'Answer',
        slideContent1: en.how,
        alt2: `A drawing of what ${words.name} does`,
      },
    ),
    withEnglish(
      { ...emptySlide('now', '지금'), slideContent1: strength },
      words && { slideTabName: 'Now', slideContent1: en.now },
    ),
  ];
  const story = (language: 'ko' | 'en', said: { why: string; how: string; now: string }) =>
    (['why', 'how', 'now'] as const)
      .filter((part) => said[part] !== '')
      .map((part) => `<h2>${heads[part][language]}</h2><p>${said[part]}</p>`)
      .join('');
  return {
    ...{ companyTitle: [...item].slice(0, 30).join(''), companyType: part, teamName: name },
    companyContent: story('ko', { why: motive, how, now: strength }),
    logo: logo.serverFileName,
    figures: (words?.figures ?? []).map(figureOf),
    ...{ links: [], contact: null, files: [] },
    slides: numbered(slides),
    en: {
      ...{ companyTitle: words?.title ?? '', teamName: words?.name ?? '' },
      companyContent: story('en', en),
    },
  };
}

type Slide = CompanyContent['slides'][number];

function withEnglish(slide: Slide, english: Partial<Slide['en']> | null): Slide {
  return { ...slide, en: { ...slide.en, ...english } };
}

function figureOf([label, value, unit]: CompanyWords['figures'][number]): CompanyFigure {
  return { label: label[0], value, unit: unit[0], en: { label: label[1], unit: unit[1] } };
}
