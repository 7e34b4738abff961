import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

type About = { teamName: string; url: string };

/** Where a team writes its page. */
export function editorUrl(publicUrl: string, { igNo, icNo }: { igNo: number; icNo: number | null }): string {
  return `${publicUrl}/ipo/apply/${igNo}${icNo === null ? '' : `/${icNo}`}`;
}

/** To the leader: the page stands as it was handed in. `opensAt` null: the exhibition is open. */
export function approvedLetter(language: Language, about: About & { opensAt: Date | null }): Written {
  const { teamName, url, opensAt } = about;
  const when = opensAt && fullMomentText(opensAt, language);
  if (language === 'en') {
    const shown = when ? `Visitors see it from ${when} (Korean time).` : 'Visitors see it now.';
    return {
      subject: 'Your company page is approved',
      letter: {
        lines: [`The company page of ${teamName} is approved.`, shown],
        button: { label: 'See the page', url },
        note: 'Later changes will be reviewed again; until then this version stays.',
      },
    };
  }
  return {
    subject: '기업 페이지가 승인됐어요',
    letter: {
      lines: [
        `‘${teamName}’ 팀의 기업 페이지를 승인했어요.`,
        when ? `${when}(한국 시간)부터 전시에서 볼 수 있어요.` : '지금 전시에서 볼 수 있어요.',
      ],
      button: { label: '페이지 보기', url },
      note: '나중에 고친 내용은 다시 확인해요. 그때까지는 지금 판이 그대로 보여요.',
    },
  };
}

/** To the leader: what to change, and until when. */
export function changesLetter(
  language: Language,
  about: About & { texts: readonly string[]; fixUntil: Date; isShown: boolean },
): Written {
  const { teamName, url, texts, isShown } = about;
  const until = fullMomentText(about.fixUntil, language);
  const listed = texts.map((text) => line`· ${literal(text)}`);
  if (language === 'en') {
    return {
      subject: 'Please change your company page',
      letter: {
        lines: [
          `Please change this on the company page of ${teamName} by ${until} (Korean time):`,
          ...listed,
        ],
        button: { label: 'Make the changes', url },
        note: isShown
          ? 'The approved version stays in the exhibition in the meantime.'
          : 'The page appears in the exhibition once it is approved.',
      },
    };
  }
  return {
    subject: '기업 페이지를 고쳐 주세요',
    letter: {
      lines: [`‘${teamName}’ 팀의 기업 페이지에서 ${until}(한국 시간)까지 고쳐 주세요.`, ...listed],
      button: { label: '고치러 가기', url },
      note: isShown
        ? '그동안 전시에는 승인된 판이 그대로 보여요.'
        : '승인되기 전까지 전시에는 아무것도 나가지 않아요.',
    },
  };
}

/** To the leader: the page is out of sight, or is shown again. */
export function hiddenLetter(
  language: Language,
  about: About & { hidden: boolean; reason: string },
): Written {
  const { teamName, url, hidden, reason } = about;
  if (language === 'en') {
    return {
      subject: hidden ? 'Your company page is hidden for now' : 'Your company page is shown again',
      letter: {
        lines: [
          hidden
            ? `The company page of ${teamName} is hidden for now.`
            : `The company page of ${teamName} is shown again.`,
          line`Reason: ${literal(reason)}`,
        ],
        button: { label: 'See the page', url },
      },
    };
  }
  return {
    subject: hidden ? '기업 페이지를 잠시 내렸어요' : '기업 페이지를 다시 걸었어요',
    letter: {
      lines: [
        hidden
          ? `‘${teamName}’ 팀의 기업 페이지를 전시에서 잠시 내렸어요.`
          : `‘${teamName}’ 팀의 기업 페이지를 전시에 다시 걸었어요.`,
        line`이유: ${literal(reason)}`,
      ],
      button: { label: '페이지 보기', url },
    },
  };
}

/** To the leader of a team that has not handed in. */
export function reminderLetter(
  language: Language,
  about: About & { begun: boolean; until: Date; opensAt: Date },
): Written {
  const { teamName, url, begun } = about;
  const [until, opens] = [about.until, about.opensAt].map((at) => fullMomentText(at, language));
  if (language === 'en') {
    return {
      subject: 'Your company page is not submitted yet',
      letter: {
        lines: [
          begun
            ? `The company page of ${teamName} is still a draft and not submitted yet.`
            : `${teamName} has not started its company page yet.`,
          `Please submit it by ${until}. The exhibition opens on ${opens} (Korean time).`,
        ],
        button: { label: 'Write the page', url },
      },
    };
  }
  return {
    subject: '기업 페이지를 아직 받지 못했어요',
    letter: {
      lines: [
        begun
          ? `‘${teamName}’ 팀의 기업 페이지가 아직 제출되지 않았어요.`
          : `‘${teamName}’ 팀이 기업 페이지를 아직 시작하지 않았어요.`,
        `${until}까지 제출해 주세요. 전시는 ${opens}에 열려요(한국 시간).`,
      ],
      button: { label: '기업 페이지 쓰기', url },
    },
  };
}
