import type { Bilingual, Language } from '@chulbal/contract/language';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import type { Letter } from '../outbox/letter.ts';
import { line, literal } from '../outbox/links.rules.ts';

export type Written = { subject: string; letter: Letter };

/** What the roles are called in messages. */
const roleNames: Record<Language, Record<OperatorRole, string>> = {
  ko: {
    viewer: '열람자',
    contentEditor: '콘텐츠 편집자',
    contestManager: '대회 담당자',
    privacyOfficer: '개인정보 담당자',
    owner: '소유자',
  },
  en: {
    viewer: 'viewer',
    contentEditor: 'content editor',
    contestManager: 'contest manager',
    privacyOfficer: 'privacy officer',
    owner: 'owner',
  },
};

/** To somebody who is to become an operator: the link by which they join. */
export function joinLetter(
  language: Language,
  about: { name: string; invitedBy: string; role: OperatorRole; url: string },
): Written {
  const role = roleNames[language][about.role];
  if (language === 'en') {
    return {
      subject: 'You are invited to the console',
      letter: {
        lines: [
          `${about.invitedBy} invited you, ${about.name}, to the operators’ console. Your role: ${role}.`,
          'You need an authenticator app on your phone. The link sets your password and connects the app.',
        ],
        button: { label: 'Join the console', url: about.url },
        note: 'The link works once, within 7 days. Please do not share it.',
      },
    };
  }
  return {
    subject: '운영 콘솔에 초대합니다',
    letter: {
      lines: [
        `${about.invitedBy} 님이 ${about.name} 님을 운영 콘솔에 초대했어요. 맡을 역할은 ${role}예요.`,
        '휴대전화에 인증 앱이 있어야 해요. 아래 링크에서 비밀번호를 정하고 인증 앱을 연결해 주세요.',
      ],
      button: { label: '콘솔 시작하기', url: about.url },
      note: '링크는 7일 안에 한 번만 쓸 수 있어요. 나에게만 보낸 링크이니 다른 사람에게 전달하지 마세요.',
    },
  };
}

/** To an operator whose password and authenticator are to be set anew. */
export function resetLetter(language: Language, about: { resetBy: string; url: string }): Written {
  if (language === 'en') {
    return {
      subject: 'Reset your console log-in',
      letter: {
        lines: [
          `${about.resetBy} has reset your log-in to the console. You are logged out everywhere, and your authenticator codes and passkeys no longer work.`,
          'The link sets a new password and connects your authenticator app again.',
        ],
        button: { label: 'Reset my log-in', url: about.url },
        note: 'The link works once, within 7 days. If you did not ask for this, contact another owner.',
      },
    };
  }
  return {
    subject: '콘솔 로그인을 다시 설정해 주세요',
    letter: {
      lines: [
        `${about.resetBy} 님이 콘솔 로그인을 초기화했어요. 모든 기기에서 로그아웃했고, 지금까지 쓰던 인증 앱의 번호와 패스키는 더 쓸 수 없어요.`,
        '아래 링크에서 새 비밀번호를 정하고 인증 앱을 다시 연결해 주세요.',
      ],
      button: { label: '다시 설정하기', url: about.url },
      note: '링크는 7일 안에 한 번만 쓸 수 있어요. 요청한 적이 없다면 다른 소유자에게 알려 주세요.',
    },
  };
}

/** To an operator whose password was replaced. */
export function passwordLetter(language: Language): Written {
  if (language === 'en') {
    return {
      subject: 'Your console password was changed',
      letter: {
        lines: ['The password of your operator account was changed, and other devices were logged out.'],
        note: 'If this was not you, contact an owner of the console immediately.',
      },
    };
  }
  return {
    subject: '콘솔 비밀번호를 바꿨어요',
    letter: {
      lines: ['운영자 계정의 비밀번호를 바꾸고, 다른 기기는 모두 로그아웃했어요.'],
      note: '직접 바꾸지 않았다면 콘솔의 소유자에게 바로 알려 주세요.',
    },
  };
}

/** What takes the word of two operators. */
export type ApprovalSubject = 'result' | 'announcement' | 'market';

const approvalTexts: Record<Language, Record<ApprovalSubject, { asks: string; subject: string }>> = {
  ko: {
    result: { asks: '결과 확정을', subject: '결과 확정을 기다리는 요청이 있어요' },
    announcement: { asks: '결과 발표를', subject: '결과 발표를 기다리는 요청이 있어요' },
    market: { asks: '모의 투자 결과 공개를', subject: '모의 투자 공개를 기다리는 요청이 있어요' },
  },
  en: {
    result: { asks: 'to finalise the result of', subject: 'A result is waiting to be finalised' },
    announcement: {
      asks: 'to announce the result of',
      subject: 'An announcement is waiting for confirmation',
    },
    market: {
      asks: 'within ten minutes to reveal the market totals of',
      subject: 'A market is waiting to be revealed',
    },
  },
};

/** To operators whose word is waited for: what another wants to do for good, and where they say yes or no. */
export function secondApprovalLetter(
  language: Language,
  about: {
    what: ApprovalSubject;
    by: string;
    stage: Bilingual;
    reason: string | null;
    url: string;
  },
): Written {
  const { what, by, url, reason } = about;
  const stage = about.stage[language];
  const { asks, subject } = approvalTexts[language][what];
  if (language === 'en') {
    return {
      subject,
      letter: {
        lines: [
          `${by} asks ${asks} ${stage}.`,
          ...(reason ? [line`Reason: ${literal(reason)}`] : []),
          'Please review it and confirm or decline. Nothing happens until then.',
        ],
        button: { label: 'Review it', url },
      },
    };
  }
  return {
    subject,
    letter: {
      lines: [
        `${by} 님이 ${stage} ${asks} 요청했어요.`,
        ...(reason ? [line`사유: ${literal(reason)}`] : []),
        '살펴보고 확인하거나 돌려보내 주세요. 그 전에는 아무것도 바뀌지 않아요.',
      ],
      button: { label: '살펴보기', url },
    },
  };
}
