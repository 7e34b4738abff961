import type { Bilingual, Language } from '@chulbal/contract/language';
import { ticketText } from '@chulbal/contract/raffle/draw';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

export type WinNews = {
  event: Bilingual;
  prize: Bilingual;
  number: number;
  /** Until when the winner may say where it is to be sent. */
  until: Date;
  /** The event's page. */
  url: string;
};

/** To whoever won: what, by which ticket, and until when to say where it is to be sent. */
export function winLetter(language: Language, { event, prize, number, until, url }: WinNews): Written {
  const ticket = ticketText(number);
  const time = fullMomentText(until, language);
  if (language === 'en') {
    return {
      subject: `Your ticket ${ticket} has won`,
      letter: {
        lines: [
          line`Ticket ${ticket} has won in ${literal(event.en)}: ${literal(prize.en)}.`,
          `Please give us your address by ${time} (Korean time), on the raffle page. After that the prize goes to the next in line.`,
        ],
        button: { label: 'Give your address', url },
      },
    };
  }
  return {
    subject: `번호표 ${ticket}이 당첨됐어요`,
    letter: {
      lines: [
        line`${literal(event.ko)}에서 번호표 ${ticket}이 ‘${literal(prize.ko)}’에 당첨됐어요.`,
        `${time}(한국 시간)까지 이벤트 쪽에서 받을 곳을 적어 주세요. 기한이 지나면 예비 순서로 넘어가요.`,
      ],
      button: { label: '받을 곳 적기', url },
    },
  };
}
