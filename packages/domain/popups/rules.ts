import type { DisplayPicture, PopupDraft } from '@chulbal/contract/popups/popups';
import type { PosterDraft } from '@chulbal/contract/popups/posters';
import type { FaultDetails } from '../fault.ts';
import { picturesHaveAltText, picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';

type Problems = NonNullable<FaultDetails['fields']>;
type Display = PopupDraft | PosterDraft;

const required = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };
const halfEnglish = {
  ko: '영어는 제목과 내용을 함께 적거나 둘 다 비워 주세요.',
  en: 'Give English both a title and its words, or neither.',
};
const endsBefore = { ko: '끝이 시작보다 뒤여야 해요.', en: 'The end must be after the beginning.' };
const untold = {
  ko: '그림마다 무엇을 보여 주는지 적어 주세요.',
  en: 'Please say in words what every picture shows.',
};

/** A popup with clean texts and without what its type does not show, and what is wrong with it by field. */
export function cleanPopup(given: PopupDraft): { draft: PopupDraft; problems: Problems } {
  const isImage = given.popupType === 'image';
  const text = (html: string) => (isImage ? '' : sanitiseRichText(html));
  const draft: PopupDraft = {
    ...given,
    ...(isImage ? {} : { pictureKo: null, pictureEn: null, altKo: '', altEn: '' }),
    contentKo: text(given.contentKo),
    contentEn: text(given.contentEn),
  };
  if (isImage) return { draft, problems: pictureProblems(draft) };
  const problems = commonProblems(draft, !isEmpty(draft.contentEn), 'contentEn');
  if (isEmpty(draft.contentKo)) problems.contentKo = required;
  if (!picturesHaveAltText(draft.contentKo)) problems.contentKo = untold;
  if (!picturesHaveAltText(draft.contentEn)) problems.contentEn = untold;
  return { draft, problems };
}

/** The same of a poster, which always is a picture. */
export function cleanPoster(draft: PosterDraft): { draft: PosterDraft; problems: Problems } {
  return { draft, problems: pictureProblems(draft) };
}

function pictureProblems(draft: Display): Problems {
  const problems = commonProblems(draft, draft.altEn !== '', 'altEn');
  if (!draft.pictureKo) problems.pictureKo = required;
  if (draft.altKo === '') problems.altKo = required;
  return problems;
}

function commonProblems(draft: Display, hasEnglishWords: boolean, words: string): Problems {
  const problems: Problems = {};
  if (draft.titleKo === '') problems.titleKo = required;
  const hasEnglish = draft.titleEn !== '';
  if (hasEnglish !== hasEnglishWords) problems[hasEnglish ? words : 'titleEn'] = halfEnglish;
  if (draft.from && draft.until && draft.until <= draft.from) problems.until = endsBefore;
  return problems;
}

function isEmpty(html: string): boolean {
  return plainText(html) === '' && picturesIn(html).length === 0;
}

/** Opaque names of all files that a display shows, each once. */
export function filesOf(draft: Display): string[] {
  const pictures = [draft.pictureKo, draft.pictureEn, 'file' in draft ? draft.file : null];
  const texts = 'contentKo' in draft ? [draft.contentKo, draft.contentEn].flatMap(picturesIn) : [];
  return [...new Set([...pictures.flatMap((file) => file?.serverFileName ?? []), ...texts])];
}

/** What a display says in one language: its own picture, or the Korean one. Null: nothing in that language. */
export function inOneLanguage(
  draft: Display,
  language: 'ko' | 'en',
): { title: string; alt: string; picture: DisplayPicture | null } | null {
  const isKorean = language === 'ko';
  const title = isKorean ? draft.titleKo : draft.titleEn;
  if (title === '') return null;
  return {
    title,
    alt: isKorean ? draft.altKo : draft.altEn,
    picture: isKorean ? draft.pictureKo : (draft.pictureEn ?? draft.pictureKo),
  };
}
