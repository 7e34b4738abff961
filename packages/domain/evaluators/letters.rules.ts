import type { Language } from '@chulbal/contract/language';
import type { Letter } from '../outbox/letter.ts';

type Written = { subject: string; letter: Letter };

/** To an evaluator whose password was replaced. */
export function passwordLetter(language: Language): Written {
  if (language === 'en') {
    return {
      subject: 'Your evaluator password was changed',
      letter: {
        lines: ['The password of your evaluator’s account was changed; other devices are logged out.'],
        note: 'If it was not you, tell the operators at once.',
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
