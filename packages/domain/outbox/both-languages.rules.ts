import type { Language } from '@chulbal/contract/language';
import type { Letter } from './letter.ts';

type Written = { subject: string; letter: Letter };

/**
 * One message in both languages, Korean first: for people of whom nobody knows which they read, such as evaluators and
 * operators whom another writes to. Both must lead to the same address and hold the same code.
 */
export function inBothLanguages(write: (language: Language) => Written): Written & { language: Language } {
  const [ko, en] = [write('ko'), write('en')];
  const button = ko.letter.button && {
    url: ko.letter.button.url,
    label: [ko.letter.button.label, en.letter.button?.label].filter(Boolean).join(' · '),
  };
  const note = [ko.letter.note, en.letter.note].filter(Boolean).join(' ');
  return {
    language: 'ko',
    subject: `${ko.subject} · ${en.subject}`,
    letter: {
      lines: [...ko.letter.lines, ...en.letter.lines],
      ...(ko.letter.code ? { code: ko.letter.code } : {}),
      ...(button ? { button } : {}),
      ...(note ? { note } : {}),
    },
  };
}
