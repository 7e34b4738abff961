import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';

/** To whoever asked to close their account: until when logging in takes it back. */
export function closingLetter(
  language: Language,
  { destroyAt, url }: { destroyAt: Date; url: string },
): Written {
  const at = fullMomentText(destroyAt, language);
  if (language === 'en') {
    return {
      subject: 'Your account is being closed',
      letter: {
        lines: [
          'You are logged out on every device and have left your teams.',
          `Until ${at} (Korean time) you can cancel this by logging in. After that, your account and everything in it are deleted.`,
        ],
        button: { label: 'Log in and keep it', url },
        note: 'If this was not you, log in and change your password immediately.',
      },
    };
  }
  return {
    subject: '계정을 닫고 있어요',
    letter: {
      lines: [
        '모든 기기에서 로그아웃했고, 함께하던 팀에서 빠졌어요.',
        `${at}(한국 시간)까지 다시 로그인하면 되돌아와요. 그 뒤에는 계정과 그 안의 것을 지워요.`,
      ],
      button: { label: '로그인해서 되돌리기', url },
      note: '직접 닫지 않았다면 바로 로그인해서 비밀번호를 바꿔 주세요.',
    },
  };
}

/** The last letter: the account is gone. `kept` is null where nothing is kept. */
export function closedLetter(language: Language, { keptUntil }: { keptUntil: Date | null }): Written {
  const at = keptUntil && fullMomentText(keptUntil, language);
  if (language === 'en') {
    return {
      subject: 'Your account is closed',
      letter: {
        lines: [
          'Your account, contact, files and everything you wrote have been deleted. This is the last message to this address.',
          at
            ? `Your details in submitted applications are encrypted with a separate key in case a result is disputed, and destroyed with that key on ${at} (Korean time).`
            : 'We keep nothing with your name.',
        ],
      },
    };
  }
  return {
    subject: '계정을 닫았어요',
    letter: {
      lines: [
        '계정, 연락처, 파일, 적은 것을 모두 지웠어요. 이 주소로 보내는 마지막 메일이에요.',
        at
          ? `제출한 신청서에 적힌 내용은 결과를 다투는 일에 대비해 따로 잠가 두고, ${at}(한국 시간)에 열쇠째 없애요.`
          : '이름이 있는 것은 하나도 남지 않았어요.',
      ],
    },
  };
}

/** To the leader: a member has closed their account. Why is nobody’s business. */
export function emptySeatLetter(
  language: Language,
  { teamName, url }: { teamName: string; url: string },
): Written {
  if (language === 'en') {
    return {
      subject: 'Your team has a free place',
      letter: {
        lines: [
          `A member has left ${teamName}.`,
          'Until the deadline you can add someone else and submit again.',
        ],
        button: { label: 'Open the application', url },
      },
    };
  }
  return {
    subject: '팀에 자리가 비었어요',
    letter: {
      lines: [
        `‘${teamName}’ 팀에 자리가 비었어요.`,
        '마감 전까지 다른 팀원을 등록하고 다시 제출할 수 있어요.',
      ],
      button: { label: '신청서 열기', url },
    },
  };
}

/** To whoever asked for it: their export is ready. */
export function exportLetter(
  language: Language,
  { expiresAt, url }: { expiresAt: Date; url: string },
): Written {
  const at = fullMomentText(expiresAt, language);
  if (language === 'en') {
    return {
      subject: 'Your data is ready',
      letter: {
        lines: [
          'Everything we hold about you is in one file.',
          `You can download it until ${at} (Korean time).`,
        ],
        button: { label: 'Download it', url },
        note: 'We ask you to confirm it is you before the download. If you did not request this, change your password.',
      },
    };
  }
  return {
    subject: '내 정보 한 묶음이 준비됐어요',
    letter: {
      lines: ['나에 대해 가진 것을 모두 한 파일에 담았어요.', `${at}(한국 시간)까지 받을 수 있어요.`],
      button: { label: '받으러 가기', url },
      note: '받기 전에 본인인지 확인해요. 직접 요청하지 않았다면 비밀번호를 바꿔 주세요.',
    },
  };
}
