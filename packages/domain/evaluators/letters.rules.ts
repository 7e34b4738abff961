import type { Language } from '@chulbal/contract/language';
import type { Letter } from '../outbox/letter.ts';
import { line, literal } from '../outbox/links.rules.ts';

type Written = { subject: string; letter: Letter };

/** To a new evaluator: how to come in for the first time. */
export function invitationLetter(
  language: Language,
  about: { name: string; userId: string; password: string; url: string },
): Written {
  if (language === 'en') {
    return {
      subject: 'You are invited as an evaluator',
      letter: {
        lines: [
          `${about.name}, you are invited to judge applications to the league.`,
          'Log in on the evaluators’ page with this ID and the first password below. You then choose your own password.',
          line`ID: ${literal(about.userId)}`,
        ],
        code: about.password,
        button: { label: 'Log in as an evaluator', url: about.url },
        note: 'Please do not share your first password.',
      },
    };
  }
  return {
    subject: '심사위원으로 모십니다',
    letter: {
      lines: [
        `${about.name} 님을 심사위원으로 모셨어요.`,
        '심사위원 로그인 화면에서 아래 아이디와 첫 비밀번호로 로그인해 주세요. 로그인하면 바로 새 비밀번호를 정해요.',
        line`아이디: ${literal(about.userId)}`,
      ],
      code: about.password,
      button: { label: '심사위원 로그인', url: about.url },
      note: '첫 비밀번호는 나에게만 보낸 것이니 다른 사람에게 알려 주지 마세요.',
    },
  };
}

/** To an evaluator who forgot the password, or never got the first one. */
export function newPasswordLetter(
  language: Language,
  about: { userId: string; password: string; url: string },
): Written {
  if (language === 'en') {
    return {
      subject: 'Your new first password',
      letter: {
        lines: [
          'The operators have set a new first password for your evaluator account. The old one no longer works, any authenticator is turned off, and you are logged out everywhere.',
          'Log in with this ID and the password below, then choose your own password.',
          line`ID: ${literal(about.userId)}`,
        ],
        code: about.password,
        button: { label: 'Log in as an evaluator', url: about.url },
        note: 'If you did not ask for this, contact the operators.',
      },
    };
  }
  return {
    subject: '새 첫 비밀번호를 보내 드려요',
    letter: {
      lines: [
        '운영 사무국에서 심사위원 계정의 첫 비밀번호를 새로 정했어요. 지금까지 쓰던 비밀번호는 더 쓸 수 없고, 인증 앱을 켜 두었다면 껐으며, 모든 기기에서 로그아웃했어요.',
        '아래 아이디와 비밀번호로 로그인한 뒤 바로 새 비밀번호를 정해 주세요.',
        line`아이디: ${literal(about.userId)}`,
      ],
      code: about.password,
      button: { label: '심사위원 로그인', url: about.url },
      note: '요청한 적이 없다면 운영 사무국에 알려 주세요.',
    },
  };
}

/** To an evaluator who turned an authenticator on or off. */
export function authenticatorLetter(language: Language, { on }: { on: boolean }): Written {
  if (language === 'en') {
    return {
      subject: on ? 'Your authenticator is on' : 'Your authenticator is off',
      letter: {
        lines: [
          on
            ? 'When you log in to your evaluator account, we now also ask for the code from your authenticator app. Other devices were logged out.'
            : 'When you log in to your evaluator account, we no longer ask for a code. Other devices were logged out.',
        ],
        note: 'If this was not you, contact the operators immediately.',
      },
    };
  }
  return {
    subject: on ? '인증 앱을 켰어요' : '인증 앱을 껐어요',
    letter: {
      lines: [
        on
          ? '이제 심사위원 계정에 로그인할 때 인증 앱의 번호도 확인해요. 다른 기기는 모두 로그아웃했어요.'
          : '이제 심사위원 계정에 로그인할 때 인증 번호를 묻지 않아요. 다른 기기는 모두 로그아웃했어요.',
      ],
      note: '직접 바꾸지 않았다면 운영 사무국에 바로 알려 주세요.',
    },
  };
}

/** To an evaluator whose password was replaced. */
export function passwordLetter(language: Language): Written {
  if (language === 'en') {
    return {
      subject: 'Your evaluator password was changed',
      letter: {
        lines: ['The password of your evaluator account was changed, and other devices were logged out.'],
        note: 'If this was not you, contact the operators immediately.',
      },
    };
  }
  return {
    subject: '심사위원 비밀번호를 바꿨어요',
    letter: {
      lines: ['심사위원 계정의 비밀번호를 바꾸고, 다른 기기는 모두 로그아웃했어요.'],
      note: '직접 바꾸지 않았다면 운영 사무국에 바로 알려 주세요.',
    },
  };
}
