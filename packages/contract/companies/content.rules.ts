import type { CompanyContent, CompanySlide } from './content.ts';
import type { SlidePlace } from './values.ts';
import { slidePlaces } from './values.ts';

export function emptySlide(slideKey: string, slideTabName: string, isCover = false): CompanySlide {
  const places = { slideContent1: '', slideContent2: '', slideContent3: '', alt1: '', alt2: '', alt3: '' };
  return {
    ...{ slideKey, slideIndex: 1, isCover, slideTabName, ...places },
    ...{ isImage1: false, isImage2: false, isImage3: false },
    en: { slideTabName: '', ...places },
  };
}

/** A page on its first day: two slides (specification, section 3), a cover and one more. */
export function emptyCompany(teamName: string): CompanyContent {
  return {
    ...{ companyTitle: '', companyType: '', companyContent: '', teamName, logo: null },
    ...{ figures: [], links: [], contact: null, files: [] },
    slides: numbered([emptySlide('cover', '표지', true), emptySlide('second', '문제')]),
    en: { companyTitle: '', companyContent: '', teamName: '' },
  };
}

/** Slides with their numbers by place; only the first can be a cover. */
export function numbered(slides: readonly CompanySlide[]): CompanySlide[] {
  return slides.map((slide, at) => ({ ...slide, slideIndex: at + 1, isCover: slide.isCover && at === 0 }));
}

/**
 * With a slide at another place, counted from 0. A cover stays in front. As it was for a place that there is not.
 */
export function moveSlide(slides: readonly CompanySlide[], from: number, to: number): CompanySlide[] {
  const moved = slides[from];
  const first = slides[0]?.isCover ? 1 : 0;
  if (!moved || from < first || to < first || to >= slides.length) return [...slides];
  const others = slides.filter((slide) => slide !== moved);
  return numbered([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Opaque names of all pictures and files that a content names outside its story, each once. */
export function filesOfSlides({
  logo,
  files,
  slides,
}: Pick<CompanyContent, 'logo' | 'files' | 'slides'>): string[] {
  const pictures = slides.flatMap((slide) => picturesOfSlide(slide).map(({ name }) => name));
  return [...new Set([...(logo ? [logo] : []), ...files.map((file) => file.serverFileName), ...pictures])];
}

/** The pictures of a slide, by place. */
export function picturesOfSlide(slide: CompanySlide): { place: SlidePlace; name: string; alt: string }[] {
  return slidePlaces.flatMap((n) => {
    const name = slide[`slideContent${n}`];
    return slide[`isImage${n}`] && name !== '' ? [{ place: n, name, alt: slide[`alt${n}`] }] : [];
  });
}

/** The texts of a slide that say something, by place. */
export function textsOfSlide(slide: CompanySlide): { place: SlidePlace; text: string }[] {
  return slidePlaces.flatMap((n) => {
    const text = slide[`slideContent${n}`].trim();
    return !slide[`isImage${n}`] && text !== '' ? [{ place: n, text }] : [];
  });
}
