import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { literal } from '../outbox/links.rules.ts';
import type { Written } from './letters.rules.ts';

/** Parts of the application that are no document slot, as the form calls them. */
const parts: Record<string, Record<Language, string>> = {
  answers: { ko: '팀과 아이템 소개', en: 'Team and item' },
  members: { ko: '팀장과 팀원 정보', en: 'Leader and members' },
  bonus: { ko: '가점 항목과 증빙', en: 'Bonus items and proofs' },
};

/** What an item of a request is called: a part of the form, or a document as the track calls it. */
export function itemName(
  item: string,
  documents: readonly { slot: string; label: Record<Language, string> }[],
  language: Language,
): string {
  const slot = documents.find((one) => one.slot === item);
  return slot?.label[language] ?? parts[item]?.[language] ?? item;
}

export type CompletionAsked = {
  number: string;
  teamName: string;
  trackName: string;
  items: readonly string[];
  message: string;
  dueAt: Date;
  url: string;
};

/** To the leader's mailbox: what is missing, in the operator's words, until when, and where. */
export function completionLetter(language: Language, about: CompletionAsked): Written {
  const due = fullMomentText(about.dueAt, language);
  const said = about.message
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => [literal(line)]);
  if (language === 'en') {
    return {
      subject: `Please complete application ${about.number}`,
      letter: {
        lines: [
          `The application of ${about.teamName} (${about.trackName}) needs something more: ${about.items.join(', ')}.`,
          ...said,
          `Please change it and submit again by ${due} (Korean time). Anything else stays as you submitted it.`,
        ],
        button: { label: 'Open the application', url: about.url },
      },
    };
  }
  return {
    subject: `신청서 ${about.number} 보완 요청`,
    letter: {
      lines: [
        `‘${about.teamName}’ 팀(${about.trackName}) 신청서에 보완할 것이 있어요: ${about.items.join(', ')}.`,
        ...said,
        `${due}(한국 시간)까지 고쳐서 다시 제출해 주세요. 그 밖의 내용은 제출한 그대로 둬요.`,
      ],
      button: { label: '신청서 열기', url: about.url },
    },
  };
}

/** To the leader's phone: that there is something to do, and until when. */
export function completionNote(language: Language, about: CompletionAsked): Written {
  const due = fullMomentText(about.dueAt, language);
  const line =
    language === 'en'
      ? `Please complete application ${about.number} and submit again by ${due} (Korean time): ${about.items.join(', ')}`
      : `신청서 ${about.number} 보완 요청: ${about.items.join(', ')}. ${due}까지 다시 제출해 주세요.`;
  const { subject, letter } = completionLetter(language, about);
  return { subject, letter: { lines: [line], ...(letter.button ? { button: letter.button } : {}) } };
}
