import type { Language } from '@chulbal/contract/language';

/** The beginning of a request's id, short enough to be said on the telephone; the log's lines hold the whole. */
export function referenceOf(requestId: string): string {
  return requestId.slice(0, 8);
}

/** What somebody is told of a failure that nobody foresaw, with what to name when they ask about it. */
export function withReference(message: string, language: Language, reference: string): string {
  return `${message} (${language === 'ko' ? '문의 번호' : 'Reference'} ${reference})`;
}
