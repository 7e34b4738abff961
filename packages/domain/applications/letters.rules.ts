import type { Language } from '@chulbal/contract/language';
import { fullMomentText, stampText } from '@chulbal/contract/time-texts';
import type { Letter } from '../outbox/letter.ts';

export type Written = { subject: string; letter: Letter };

type Invited = {
  teamName: string;
  trackName: string;
  leaderName: string;
  confirmBy: Date;
  /** Whether it is about changes of an entry that they had confirmed. */
  again: boolean;
};

/**
 * To a member's phone: what they were entered in, and the personal link to confirm or refuse. Only the phone
 * gets it, for it is what makes somebody one person in a season; a mailbox is whatever the leader typed.
 */
export function invitationLetter(language: Language, about: Invited & { url: string }): Written {
  const { subject, lines } = invitationWords(language, about);
  const label = language === 'en' ? 'Look and answer' : '내용 보고 답하기';
  const note =
    language === 'en'
      ? 'This link is yours alone. Please do not pass it on.'
      : '나에게만 보낸 링크예요. 다른 사람에게 전달하지 마세요.';
  return { subject, letter: { lines, button: { label, url: about.url }, note } };
}

/** To a member's mailbox: the same news, and that the link went to their phone. */
export function invitationNotice(language: Language, about: Invited): Written {
  const { subject, lines } = invitationWords(language, about);
  const note =
    language === 'en'
      ? 'We sent your personal link by text message.'
      : '답할 수 있는 링크는 휴대전화 문자로 보냈어요.';
  return { subject, letter: { lines, note } };
}

function invitationWords(language: Language, about: Invited): { subject: string; lines: string[] } {
  const until = fullMomentText(about.confirmBy, language);
  if (about.again) return changedWords(language, about, until);
  if (language === 'en') {
    return {
      subject: 'Please confirm your team membership',
      lines: [
        `${about.leaderName} added you to ${about.teamName} (${about.trackName}).`,
        `Please check your details and confirm or decline by ${until} (Korean time).`,
      ],
    };
  }
  return {
    subject: '팀원으로 함께하는지 확인해 주세요',
    lines: [
      `${about.leaderName} 님이 ‘${about.teamName}’ 팀(${about.trackName})의 팀원으로 등록했어요.`,
      `적힌 내용을 보고 ${until}(한국 시간)까지 확인하거나 거절해 주세요.`,
    ],
  };
}

function changedWords(
  language: Language,
  about: Invited,
  until: string,
): { subject: string; lines: string[] } {
  if (language === 'en') {
    return {
      subject: 'Please confirm the changes to your details',
      lines: [
        `${about.leaderName} changed your details in the application of ${about.teamName} (${about.trackName}).`,
        `Please check them and confirm or decline by ${until} (Korean time).`,
      ],
    };
  }
  return {
    subject: '바뀐 내 정보를 확인해 주세요',
    lines: [
      `${about.leaderName} 님이 ‘${about.teamName}’ 팀(${about.trackName}) 신청서에 적힌 내 정보를 고쳤어요.`,
      `바뀐 내용을 보고 ${until}(한국 시간)까지 확인하거나 거절해 주세요.`,
    ],
  };
}

/** To the leader: number, time and every file with its SHA-256. */
export function receiptLetter(
  language: Language,
  about: {
    number: string;
    version: number;
    teamName: string;
    trackName: string;
    arrivedAt: Date;
    files: readonly { name: string; sha256: string }[];
    url: string;
  },
): Written {
  const files = about.files.map(({ name, sha256 }) => `${name}\nSHA-256 ${sha256}`);
  const time = stampText(about.arrivedAt, language);
  if (language === 'en') {
    return {
      subject: `Receipt ${about.number}`,
      letter: {
        lines: [
          `We have received the application of ${about.teamName} (${about.trackName}).`,
          `Number ${about.number} · submission ${about.version} · ${time} (Korean time)`,
          ...files,
        ],
        button: { label: 'See the receipt', url: about.url },
        note: 'Until the deadline you can change it and submit again. The last submission counts.',
      },
    };
  }
  return {
    subject: `접수증 ${about.number}`,
    letter: {
      lines: [
        `‘${about.teamName}’ 팀의 ${about.trackName} 신청서를 접수했어요.`,
        `접수 번호 ${about.number} · ${about.version}회 제출 · ${time}(한국 시간)`,
        ...files,
      ],
      button: { label: '접수증 보기', url: about.url },
      note: '마감 전까지 고쳐서 다시 제출할 수 있어요. 마지막 제출만 심사해요.',
    },
  };
}

/** To the leader: a member does not want to be in the team. */
export function refusalLetter(
  language: Language,
  about: { memberName: string; teamName: string; url: string },
): Written {
  if (language === 'en') {
    return {
      subject: 'A member declined to take part',
      letter: {
        lines: [
          `${about.memberName} declined to take part in ${about.teamName} and does not count as a member.`,
          'Until the deadline you can add someone else and submit again.',
        ],
        button: { label: 'Open the application', url: about.url },
      },
    };
  }
  return {
    subject: '팀원이 참여를 거절했어요',
    letter: {
      lines: [
        `${about.memberName} 님이 ‘${about.teamName}’ 팀 참여를 거절해서 팀원에서 빠졌어요.`,
        '마감 전까지 다른 팀원을 등록하고 다시 제출할 수 있어요.',
      ],
      button: { label: '신청서 열기', url: about.url },
    },
  };
}

/** To the leader: the application was taken back. */
export function cancelLetter(
  language: Language,
  about: { number: string; teamName: string; at: Date; url: string },
): Written {
  const time = stampText(about.at, language);
  if (language === 'en') {
    return {
      subject: `Application ${about.number} cancelled`,
      letter: {
        lines: [
          `The application of ${about.teamName} was cancelled on ${time} (Korean time).`,
          'What you wrote is kept as a draft. Until the deadline you can submit it again under the same number.',
        ],
        button: { label: 'Open the draft', url: about.url },
      },
    };
  }
  return {
    subject: `신청서 ${about.number} 취소`,
    letter: {
      lines: [
        `‘${about.teamName}’ 팀의 참가 신청을 ${time}(한국 시간)에 취소했어요.`,
        '적은 내용은 작성 중인 신청서로 남아 있고, 마감 전까지 같은 번호로 다시 제출할 수 있어요.',
      ],
      button: { label: '작성 중인 신청서 열기', url: about.url },
    },
  };
}

/** To whoever was in the team: the leader took the application back, and what becomes of their link. */
export function cancelledTeamLetter(
  language: Language,
  { teamName, trackName, at }: { teamName: string; trackName: string; at: Date },
): Written {
  const time = fullMomentText(at, language);
  if (language === 'en') {
    const subject = `${teamName} has cancelled its application`;
    const told = `The leader cancelled the application of ${teamName} (${trackName}) on ${time} (Korean time).`;
    const next = 'Your personal link no longer works. If the team applies again, you will get a new one.';
    return { subject, letter: { lines: [told, next] } };
  }
  const told = `팀장이 ${time}(한국 시간)에 ‘${teamName}’ 팀(${trackName})의 참가 신청을 취소했어요.`;
  const next = '전에 받은 본인 확인 링크는 이제 쓸 수 없어요. 팀이 다시 신청하면 새 링크를 보내 드려요.';
  return { subject: `‘${teamName}’ 팀이 참가 신청을 취소했어요`, letter: { lines: [told, next] } };
}
