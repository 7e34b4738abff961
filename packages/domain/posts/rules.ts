import type { Language } from '@chulbal/contract/language';
import type { PostDraft, PostState } from '@chulbal/contract/posts/operators';
import { getChoseong } from 'es-hangul';
import type { FaultDetails } from '../fault.ts';
import { picturesHaveAltText, picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';
import { searchable } from '../search.ts';
import { detailProblems, detailWords } from './details.rules.ts';
import { postTokens } from './search.rules.ts';

/** Characters of a body that search knows: beyond them an index would hold more than the posts. */
const SEARCHED = 4_000;

/** Where a post stands at an instant; time alone makes a scheduled one published. */
export function postState(
  { publishAt, hidden }: { publishAt: Date | null; hidden: boolean },
  now: Date,
): PostState {
  if (!publishAt) return 'draft';
  if (hidden) return 'hidden';
  return publishAt > now ? 'scheduled' : 'published';
}

/** A draft with its texts sanitised, as it is stored. */
export function cleanDraft(draft: PostDraft): PostDraft {
  return { ...draft, bodyKo: sanitiseRichText(draft.bodyKo), bodyEn: sanitiseRichText(draft.bodyEn) };
}

const missing = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };
const half = {
  ko: '영어는 제목과 본문을 함께 적거나 둘 다 비워 주세요.',
  en: 'Give English both a title and a text, or neither.',
};
const untold = {
  ko: '그림마다 무엇을 보여 주는지 적어 주세요.',
  en: 'Please say in words what every picture shows.',
};

/** What keeps a clean draft from being published, by field; empty when nothing does. */
export function publishProblems(draft: PostDraft): NonNullable<FaultDetails['fields']> {
  const problems: NonNullable<FaultDetails['fields']> = {};
  if (draft.titleKo === '') problems.titleKo = missing;
  if (isEmptyText(draft.bodyKo)) problems.bodyKo = missing;
  else if (!picturesHaveAltText(draft.bodyKo)) problems.bodyKo = untold;
  const [hasTitle, hasBody] = [draft.titleEn !== '', !isEmptyText(draft.bodyEn)];
  if (hasTitle !== hasBody) problems[hasTitle ? 'bodyEn' : 'titleEn'] = half;
  if (hasBody && !picturesHaveAltText(draft.bodyEn)) problems.bodyEn = untold;
  return { ...problems, ...detailProblems(draft) };
}

/** Whether not a word of a draft is written yet. */
export function isBlank({ titleKo, titleEn, bodyKo, bodyEn }: PostDraft): boolean {
  return [titleKo, titleEn, bodyKo, bodyEn].every((text) => text === '');
}

/** Neither words nor a picture, video or line. */
export function isEmptyText(html: string): boolean {
  return plainText(html) === '' && !/<(img|iframe|hr)\b/.test(html);
}

/** Opaque names of all files that a draft needs, each once. */
export function filesOf(draft: PostDraft): string[] {
  const { attachments, bodyKo, bodyEn } = draft;
  const names = attachments.map(({ serverFileName }) => serverFileName);
  if (draft.board !== 'notice' && draft.details.cover) names.push(draft.details.cover.serverFileName);
  if (draft.board === 'past' && draft.details.logo) names.push(draft.details.logo.serverFileName);
  return [...new Set([...names, ...picturesIn(bodyKo), ...picturesIn(bodyEn)])];
}

/** What search knows of a post: both languages, what its details name, and initial consonants. */
export function searchColumns(draft: PostDraft) {
  const { titleKo, titleEn, bodyKo, bodyEn } = draft;
  const said = detailWords(draft);
  const titles = [titleKo, titleEn, getChoseong(titleKo.normalize('NFC'))].map(searchable);
  const korean = `${said.ko} ${plainText(bodyKo)}`.slice(0, SEARCHED);
  const bodies = [korean, `${said.en} ${plainText(bodyEn)}`.slice(0, SEARCHED), getChoseong(korean)].map(
    searchable,
  );
  const [titleText, bodyText] = [titles.join('\n'), bodies.join('\n')];
  return { titleText, bodyText, titleTokens: postTokens(titleText), bodyTokens: postTokens(bodyText) };
}

/** The two texts in a language, and whether they are the Korean ones for want of others. */
export function inLanguage(
  row: { titleKo: string; titleEn: string; bodyKo: string; bodyEn: string; hasEn: boolean },
  language: Language,
) {
  const onlyKorean = language === 'en' && !row.hasEn;
  const isEnglish = language === 'en' && !onlyKorean;
  return {
    title: isEnglish ? row.titleEn : row.titleKo,
    body: isEnglish ? row.bodyEn : row.bodyKo,
    onlyKorean,
  };
}

/** The first words of a text, at most 150 characters, for link previews and feeds. */
export function summaryOf(body: string): string {
  const text = plainText(body);
  return text.length > 150 ? `${text.slice(0, 149).trimEnd()}…` : text;
}
