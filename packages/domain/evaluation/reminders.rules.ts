import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Letter } from '../outbox/letter.ts';

const DAY_MS = 24 * 3_600_000;

/** Once in 24 hours an evaluator may be reminded of a stage, while it is judged and something is left. */
export function isRemindable(
  { left, remindedAt }: { left: number; remindedAt: Date | null },
  now: Date,
): boolean {
  return left > 0 && (remindedAt === null || now.getTime() - remindedAt.getTime() >= DAY_MS);
}

type About = { trackName: string; stageName: string; left: number; closesAt: Date; url: string };

/** To an evaluator with targets left; no team is named in it. */
export function reminderLetter(language: Language, about: About): { subject: string; letter: Letter } {
  const until = fullMomentText(about.closesAt, language);
  if (language === 'en') {
    return {
      subject: 'Teams are waiting for your scores',
      letter: {
        lines: [
          `${about.trackName}, ${about.stageName}: ${about.left} of your teams are not submitted yet.`,
          `Judging ends on ${until} (Korean time).`,
        ],
        button: { label: 'Go on judging', url: about.url },
        note: 'What you entered so far is saved. If you know a team, please recuse yourself from it there.',
      },
    };
  }
  return {
    subject: '평가를 기다리는 팀이 있어요',
    letter: {
      lines: [
        `${about.trackName} ${about.stageName}에서 아직 제출하지 않은 팀이 ${about.left}팀 있어요.`,
        `심사는 ${until}(한국 시간)에 끝나요.`,
      ],
      button: { label: '이어서 평가하기', url: about.url },
      note: '지금까지 입력한 내용은 저장되어 있어요. 아는 팀이 있다면 그 화면에서 회피해 주세요.',
    },
  };
}
