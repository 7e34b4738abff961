import type { FaqDraft, FaqFindType } from '@chulbal/contract/faqs';
import { getChoseong } from 'es-hangul';
import type { FaultDetails } from '../fault.ts';
import { picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';
import { searchable } from '../search.ts';

/** Whether a question, in one language, has the keyword: initial consonants (초성) find too. */
export function hasKeyword(
  { title, content }: { title: string; content: string },
  findType: FaqFindType,
  keyword: string,
): boolean {
  const wanted = searchable(keyword);
  const has = (text: string) =>
    searchable(text).includes(wanted) || searchable(getChoseong(text.normalize('NFC'))).includes(wanted);
  if (findType !== 'content' && has(title)) return true;
  return findType !== 'title' && has(plainText(content));
}

const half = {
  ko: '영어는 질문과 답을 함께 적거나 둘 다 비워 주세요.',
  en: 'Give English both a question and an answer, or neither.',
};
const noPictures = { ko: '답에는 그림을 넣을 수 없어요.', en: 'An answer has no pictures.' };

/** A draft with clean answers, and what is wrong with it by field. */
export function cleanFaq(draft: FaqDraft): {
  draft: FaqDraft;
  problems: NonNullable<FaultDetails['fields']>;
} {
  const contentKo = sanitiseRichText(draft.contentKo);
  const contentEn = sanitiseRichText(draft.contentEn);
  const problems: NonNullable<FaultDetails['fields']> = {};
  if (plainText(contentKo) === '')
    problems.contentKo = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };
  const [hasTitle, hasContent] = [draft.titleEn !== '', plainText(contentEn) !== ''];
  if (hasTitle !== hasContent) problems[hasTitle ? 'contentEn' : 'titleEn'] = half;
  if (picturesIn(contentKo).length > 0) problems.contentKo = noPictures;
  if (picturesIn(contentEn).length > 0) problems.contentEn = noPictures;
  return { draft: { ...draft, contentKo, contentEn: hasContent ? contentEn : '' }, problems };
}
