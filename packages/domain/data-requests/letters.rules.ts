import type { RequestKind } from '@chulbal/contract/data-requests';
import type { Language } from '@chulbal/contract/language';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { Letter } from '../outbox/letter.ts';
import { type Line, line, literal } from '../outbox/links.rules.ts';

type Written = { subject: string; letter: Letter };

const kinds = {
  ko: { see: '열람', correct: '정정', delete: '삭제', stop: '처리 정지' },
  en: {
    see: 'to see it',
    correct: 'to have it corrected',
    delete: 'to have it deleted',
    stop: 'to stop its use',
  },
} as const satisfies Record<Language, Record<RequestKind, string>>;

type About = { kind: RequestKind; requestNo: number; dueOn: string; url: string | null };

function written(language: Language, subject: string, lines: Line[], { url }: Pick<About, 'url'>): Written {
  const label = language === 'ko' ? '내 정보에서 보기' : 'See it in My data';
  return { subject, letter: { lines, ...(url ? { button: { label, url } } : {}) } };
}

/** A request has come, and by which day it is answered. */
export function receivedLetter(language: Language, about: About): Written {
  const { kind, requestNo, dueOn } = about;
  return language === 'ko'
    ? written(
        language,
        '개인정보 요청을 받았어요',
        [
          `개인정보 ${kinds.ko[kind]} 요청을 받았어요. 번호는 ${requestNo}번이에요.`,
          `${fullDayText(dueOn, 'ko')}까지 답해 드릴게요.`,
        ],
        about,
      )
    : written(
        language,
        'We received your data request',
        [
          `You asked us about your data: ${kinds.en[kind]}. Your request number is ${requestNo}.`,
          `We will answer by ${fullDayText(dueOn, 'en')}.`,
        ],
        about,
      );
}

/** Its last day was put off, and why. */
export function extendedLetter(language: Language, about: About & { reason: string }): Written {
  const { requestNo, dueOn, reason } = about;
  return language === 'ko'
    ? written(
        language,
        '개인정보 요청의 답이 늦어져요',
        [
          `요청 ${requestNo}번에 답하는 날을 ${fullDayText(dueOn, 'ko')}로 미뤘어요. 한 번만 미룰 수 있어요.`,
          line`까닭: ${literal(reason)}`,
        ],
        about,
      )
    : written(
        language,
        'We need more time to answer your request',
        [
          `We will answer request ${requestNo} by ${fullDayText(dueOn, 'en')} instead. This can be extended only once.`,
          line`Why: ${literal(reason)}`,
        ],
        about,
      );
}

/** It is answered: what was done, or why it is refused and where one can turn. */
export function answerLetter(
  language: Language,
  about: About & { outcome: 'done' | 'refused'; text: string },
): Written {
  const { requestNo, outcome, text } = about;
  if (language === 'ko') {
    return outcome === 'done'
      ? written(
          language,
          '개인정보 요청에 답해요',
          [`요청 ${requestNo}번을 처리했어요.`, [literal(text)]],
          about,
        )
      : written(
          language,
          '개인정보 요청을 들어드리지 못해요',
          [
            `요청 ${requestNo}번을 들어드리지 못해요.`,
            line`까닭: ${literal(text)}`,
            '받아들이기 어렵다면 개인정보 보호책임자나 개인정보 침해신고센터(118)에 이의를 제기할 수 있어요.',
          ],
          about,
        );
  }
  return outcome === 'done'
    ? written(
        language,
        'The answer to your request',
        [`Request ${requestNo} is done.`, [literal(text)]],
        about,
      )
    : written(
        language,
        'Your request is refused',
        [
          `We cannot do what request ${requestNo} asks.`,
          line`Why: ${literal(text)}`,
          'If you do not agree, contact our privacy officer or to the Korean privacy call centre (118).',
        ],
        about,
      );
}
