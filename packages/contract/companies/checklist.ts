import { picturesOfSlide, textsOfSlide } from './content.rules.ts';
import type { CompanyContent } from './content.ts';
import { companyLimits } from './values.ts';

/** One line of the list beside the editor; `path` is the field it leads to. */
export type CompanyCheck = { what: CompanyCheckName; path: string; done: boolean };
export type CompanyCheckName =
  | 'teamName'
  | 'title'
  | 'type'
  | 'story'
  | 'cover'
  | 'slides'
  | 'tabs'
  | 'alts'
  | 'figures'
  | 'links'
  | 'english';

/** Letters that a story says; `storyLetters` counts them without its tags. */
type Facts = {
  storyLetters: number;
  englishLetters: number;
  types: readonly string[];
  picturesHaveText: boolean;
};

/** What a page needs before it is handed in. Optional parts count only where they are half done. */
export function companyChecklist(content: CompanyContent, facts: Facts): CompanyCheck[] {
  const { slides, figures, links, en } = content;
  const [cover] = slides;
  const half = figures.findIndex(({ label, value }) => (label === '') !== (value === ''));
  const halfLink = links.findIndex(({ label, url }) => (label === '') !== (url === ''));
  const blank = slides.find((slide) => textsOfSlide(slide).length + picturesOfSlide(slide).length === 0);
  const untabbed = slides.find(({ slideTabName }) => slideTabName === '');
  const untold = slides.find((slide) => picturesOfSlide(slide).some(({ alt }) => alt === ''));
  const [hasEnTitle, hasEnStory] = [en.companyTitle !== '', facts.englishLetters > 0];
  const storyFits = facts.storyLetters > 0 && facts.storyLetters <= companyLimits.story;
  return [
    { what: 'teamName', path: 'teamName', done: content.teamName !== '' },
    { what: 'title', path: 'companyTitle', done: content.companyTitle !== '' },
    { what: 'type', path: 'companyType', done: facts.types.includes(content.companyType) },
    { what: 'story', path: 'companyContent', done: storyFits },
    {
      what: 'cover',
      path: `slides.${cover?.slideKey}`,
      done: cover?.isCover === true && textsOfSlide(cover).length + picturesOfSlide(cover).length > 0,
    },
    {
      what: 'slides',
      path: `slides.${(blank ?? cover)?.slideKey}`,
      done: slides.length >= companyLimits.slidesLeast && !blank,
    },
    { what: 'tabs', path: `slides.${(untabbed ?? cover)?.slideKey}`, done: !untabbed },
    {
      what: 'alts',
      path: untold ? `slides.${untold.slideKey}` : 'companyContent',
      done: !untold && facts.picturesHaveText,
    },
    { what: 'figures', path: `figures.${Math.max(half, 0)}`, done: half < 0 },
    { what: 'links', path: 'links', done: halfLink < 0 },
    {
      what: 'english',
      path: hasEnTitle ? 'en.companyContent' : 'en.companyTitle',
      done: hasEnTitle === hasEnStory && facts.englishLetters <= companyLimits.story * 2,
    },
  ];
}
