import type { Language } from '@chulbal/contract/language';
import type { Letter } from '../outbox/letter.ts';
import { line, literal } from '../outbox/links.rules.ts';

/** To owners: a webhook was paused by itself, as its program took nothing for a day. */
export function stoppedLetter(
  language: Language,
  about: { name: string; url: string },
): { subject: string; letter: Letter } {
  if (language === 'en') {
    return {
      subject: 'A webhook was paused',
      letter: {
        lines: [
          line`The webhook “${literal(about.name)}” accepted nothing for a day, so it was paused.`,
          'New events wait for up to 30 days. Once the program works again, resume the webhook and send the failed deliveries again.',
        ],
        button: { label: 'See the webhook', url: about.url },
      },
    };
  }
  return {
    subject: '웹훅을 멈췄어요',
    letter: {
      lines: [
        line`웹훅 ‘${literal(about.name)}’의 프로그램이 하루 동안 아무것도 받지 않아서 전송을 멈췄어요.`,
        '새 소식은 30일까지 보관해요. 프로그램을 고친 다음 전송을 다시 시작하고, 실패한 전송을 다시 보내 주세요.',
      ],
      button: { label: '웹훅 보기', url: about.url },
    },
  };
}
