import type { Language } from '@chulbal/contract/language';
import { fullMomentText, stampText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';

type About = { teamName: string; trackName: string; stageName: string; url: string };

/** To the leader: what was handed in, when, and every file with its SHA-256. */
export function handedInLetter(
  language: Language,
  about: About & {
    number: string;
    version: number;
    arrivedAt: Date;
    files: readonly { name: string; sha256: string }[];
  },
): Written {
  const { teamName, trackName, stageName, number, version, url } = about;
  const files = about.files.map(({ name, sha256 }) => `${name}\nSHA-256 ${sha256}`);
  const time = stampText(about.arrivedAt, language);
  if (language === 'en') {
    return {
      subject: `Material received: ${stageName}`,
      letter: {
        lines: [
          `We have received the material of ${teamName} for ${stageName} (${trackName}).`,
          `Number ${number} · submission ${version} · ${time} (Korean time)`,
          ...files,
        ],
        button: { label: 'See it', url },
        note: 'Until the deadline you can change it and submit it again. The last submission counts.',
      },
    };
  }
  return {
    subject: `${stageName} 자료를 받았어요`,
    letter: {
      lines: [
        `‘${teamName}’ 팀의 ${trackName} ${stageName} 자료를 받았어요.`,
        `접수 번호 ${number} · ${version}회 제출 · ${time}(한국 시간)`,
        ...files,
      ],
      button: { label: '제출한 자료 보기', url },
      note: '마감 전까지 고쳐서 다시 제출할 수 있어요. 마지막 제출만 심사해요.',
    },
  };
}

/** To the leader of a team that has not handed in. */
export function missingLetter(
  language: Language,
  about: About & { slots: readonly string[]; closesAt: Date },
): Written {
  const { teamName, trackName, stageName, slots, url } = about;
  const until = fullMomentText(about.closesAt, language);
  if (language === 'en') {
    return {
      subject: `Material for ${stageName} is still missing`,
      letter: {
        lines: [
          `${teamName} has not submitted its material for ${stageName} (${trackName}): ${slots.join(', ')}.`,
          `Please submit it by ${until} (Korean time).`,
        ],
        button: { label: 'Submit it', url },
      },
    };
  }
  return {
    subject: `${stageName} 자료를 아직 받지 못했어요`,
    letter: {
      lines: [
        `‘${teamName}’ 팀의 ${trackName} ${stageName} 자료가 아직 오지 않았어요: ${slots.join(', ')}.`,
        `${until}(한국 시간)까지 제출해 주세요.`,
      ],
      button: { label: '자료 제출하기', url },
    },
  };
}
