import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../letters.rules.ts';

/** To a member: that they are to fill in their own part, and the personal link to it. */
export function partLetter(
  language: Language,
  about: {
    memberName: string;
    leaderName: string;
    teamName: string;
    trackName: string;
    closesAt: Date;
    url: string;
  },
): Written {
  const { memberName, leaderName, teamName, trackName, url } = about;
  const until = fullMomentText(about.closesAt, language);
  if (language === 'en') {
    const team = teamName ? `${teamName} (${trackName})` : `a team of ${trackName}`;
    return {
      subject: 'Please fill in your details for the application',
      letter: {
        lines: [
          `${memberName}, ${leaderName || 'the leader'} added you to ${team}.`,
          `Please fill in your details and upload your certificate by ${until} (Korean time). It takes about three minutes, and you do not need an account.`,
        ],
        button: { label: 'Fill in my details', url },
        note: 'This link is yours alone. It asks for a code that is sent to you.',
      },
    };
  }
  const team = teamName ? `‘${teamName}’ 팀(${trackName})` : `${trackName} 팀`;
  return {
    subject: '내 정보를 직접 적어 주세요',
    letter: {
      lines: [
        `${memberName} 님, ${leaderName || '팀장'} 님이 ${team}의 팀원으로 적었어요.`,
        `${until}(한국 시간)까지 내 정보를 적고 증명서를 올려 주세요. 3분이면 되고 계정이 없어도 돼요.`,
      ],
      button: { label: '내 정보 적기', url },
      note: '나에게만 보낸 링크예요. 열면 인증번호로 본인인지 확인해요.',
    },
  };
}
