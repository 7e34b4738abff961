import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';

type About = { teamName: string; leaderName: string; memberName: string; url: string };

/** To a member: the leader offers them the team. */
export function offerLetter(language: Language, about: About & { expiresAt: Date }): Written {
  const { teamName, leaderName, url } = about;
  const at = fullMomentText(about.expiresAt, language);
  if (language === 'en') {
    return {
      subject: 'Will you lead your team?',
      letter: {
        lines: [
          `${leaderName} wants to hand ${teamName} over to you.`,
          `You can accept until ${at} (Korean time).`,
        ],
        button: { label: 'See and answer', url },
        note: 'The leader edits and submits the application. You can decline.',
      },
    };
  }
  return {
    subject: '팀장을 맡아 달라고 해요',
    letter: {
      lines: [`${leaderName} 님이 ‘${teamName}’ 팀을 넘기려고 해요.`, `${at}(한국 시간)까지 받을 수 있어요.`],
      button: { label: '보고 답하기', url },
      note: '팀장은 신청서를 고치고 내는 사람이에요. 받지 않아도 괜찮아요.',
    },
  };
}

/** To both: the member leads now. */
export function handedOverLetter(language: Language, { teamName, memberName, url }: About): Written {
  if (language === 'en') {
    return {
      subject: 'Your team has a new leader',
      letter: {
        lines: [`${memberName} is now the leader of ${teamName}.`, 'What was submitted stays submitted.'],
        button: { label: 'Open my page', url },
        note: 'The former leader stays in the team as a member.',
      },
    };
  }
  return {
    subject: '팀장이 바뀌었어요',
    letter: {
      lines: [
        `이제 ${memberName} 님이 ‘${teamName}’ 팀의 팀장이에요.`,
        '제출한 것은 그대로 제출되어 있어요.',
      ],
      button: { label: '마이페이지 열기', url },
      note: '전 팀장은 팀원으로 남아요.',
    },
  };
}

/** To the other of the two: the offer is over, taken back or declined. */
export function offerEndedLetter(
  language: Language,
  { teamName, leaderName, declined, url }: Omit<About, 'memberName'> & { declined: boolean },
): Written {
  if (language === 'en') {
    return {
      subject: declined ? 'Your offer was declined' : 'An offer was withdrawn',
      letter: {
        lines: [
          declined
            ? `The member you asked will not take over ${teamName}.`
            : `${leaderName} has withdrawn the offer to lead ${teamName}.`,
        ],
        button: { label: 'Open my data', url },
      },
    };
  }
  return {
    subject: declined ? '팀장을 맡지 않겠다고 했어요' : '팀 넘기기를 거뒀어요',
    letter: {
      lines: [
        declined
          ? `부탁한 팀원이 ‘${teamName}’ 팀을 받지 않겠다고 했어요.`
          : `${leaderName} 님이 ‘${teamName}’ 팀 넘기기를 거뒀어요.`,
      ],
      button: { label: '내 정보 열기', url },
    },
  };
}
