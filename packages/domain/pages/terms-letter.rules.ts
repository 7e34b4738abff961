import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { fullDayText } from '@chulbal/contract/time-texts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import type { Letter } from '../outbox/letter.ts';
import { line, literal } from '../outbox/links.rules.ts';

type NewTerms = { version: string; effectiveAt: Date; reason: string; publicUrl: string };
type Written = { subject: string; letter: Letter };

/** What members are told of new terms of service: from when, why, where to read them, that they may refuse. */
export function termsLetter(asked: NewTerms): Written & { language: Language } {
  const day = koreanDay(asked.effectiveAt);
  const url = `${asked.publicUrl}/fnb/terms?version=${encodeURIComponent(asked.version)}`;
  return inBothLanguages((language) =>
    language === 'ko' ? korean(day, url, asked) : english(day, url, asked),
  );
}

function korean(day: string, url: string, { reason }: NewTerms): Written {
  return {
    subject: '이용약관이 바뀌어요',
    letter: {
      lines: [
        `${koreanWords(day)}부터 새 이용약관을 시행해요.`,
        line`바꾼 까닭: ${literal(reason)}`,
        '새 약관에 동의하지 않으면 사이트 아래에 있는 문의처에 탈퇴를 요청할 수 있어요. 시행일까지 뜻을 밝히지 않으면 동의한 것으로 봐요.',
      ],
      button: { label: '새 약관 보기', url },
    },
  };
}

/** `2026-05-27` as it is read out. */
function koreanWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
}

function english(day: string, url: string, { reason }: NewTerms): Written {
  return {
    subject: 'The terms of service change',
    letter: {
      lines: [
        `New terms of service take effect on ${fullDayText(day, 'en')}.`,
        line`Why: ${literal(reason)}`,
        'If you do not agree, you can ask the contact at the foot of the site to close your account. If you say nothing by that day, you are taken to agree.',
      ],
      button: { label: 'Read the new terms', url },
    },
  };
}
