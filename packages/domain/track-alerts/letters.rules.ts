import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';

/** To whoever asked for it: applications of a track are open, until when, and that this was the only letter. */
export function openedLetter(
  language: Language,
  { trackName, closesAt, url }: { trackName: string; closesAt: Date; url: string },
): Written {
  const until = fullMomentText(closesAt, language);
  if (language === 'en') {
    return {
      subject: `The ${trackName} track is open`,
      letter: {
        lines: [`Applications to the ${trackName} track are open until ${until} (Korean time).`],
        button: { label: 'Start the application', url },
        note: 'You asked to be notified once. We will not write to you about this again.',
      },
    };
  }
  return {
    subject: `${trackName} 트랙 접수가 열렸어요`,
    letter: {
      lines: [`${trackName} 트랙 접수를 ${until}(한국 시간)까지 받아요.`],
      button: { label: '신청서 쓰기', url },
      note: '열리면 한 번 알려 달라고 하셔서 보냈어요. 이 일로 더 보내지 않아요.',
    },
  };
}
