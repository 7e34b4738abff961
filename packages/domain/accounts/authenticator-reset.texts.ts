import type { Language } from '@chulbal/contract/language';

type Text = { subject: string; lines: string[]; note: string };
type Texts = {
  /** `until`: when it is removed. */
  waiting: (until: string) => Text;
  stop: string;
  removed: Text;
  declined: (reason: string) => Text;
};

/** What the owner of an account is told whose authenticator is to be removed. */
export const resetTexts: Record<Language, Texts> = {
  ko: {
    waiting: (until) => ({
      subject: '인증 앱을 끄려고 해요',
      lines: [
        '휴대전화와 복구 코드를 모두 잃어버렸다는 요청을 운영자 두 사람이 확인했어요.',
        `${until}에 인증 앱이 꺼지고, 그 뒤에는 번호 없이 로그인할 수 있어요.`,
      ],
      note: '요청하지 않았다면 아래 링크에서 멈춰 주세요. 인증 앱의 번호나 복구 코드로 로그인해도 멈춰요.',
    }),
    stop: '제가 아니에요. 멈추기',
    removed: {
      subject: '인증 앱을 껐어요',
      lines: [
        '요청하신 대로 인증 앱을 끄고 모든 기기에서 로그아웃했어요.',
        '로그인한 다음 내 정보 수정에서 새 인증 앱을 켜 주세요.',
      ],
      note: '요청하지 않았다면 바로 비밀번호를 새로 정하고 운영 사무국에 알려 주세요.',
    },
    declined: (reason) => ({
      subject: '인증 앱을 끄지 않았어요',
      lines: ['인증 앱을 꺼 달라는 요청을 받아들이지 못했어요.', reason],
      note: '로그인 화면에서 다시 요청할 수 있어요.',
    }),
  },
  en: {
    waiting: (until) => ({
      subject: 'Your authenticator will be turned off',
      lines: [
        'We received a request to turn off your authenticator because your phone and recovery codes are lost. Two operators have checked it.',
        `It will be turned off on ${until}. After that you can log in without a code.`,
      ],
      note: 'If you did not ask for this, use the link below to stop it. Logging in with a code from your app or a recovery code stops it too.',
    }),
    stop: 'It wasn’t me. Stop it',
    removed: {
      subject: 'Your authenticator has been turned off',
      lines: [
        'As you asked, we have turned off your authenticator and logged you out on every device.',
        'Please log in and set up a new one under Edit profile.',
      ],
      note: 'If you did not ask for this, change your password now and contact the office.',
    },
    declined: (reason) => ({
      subject: 'Your authenticator is still on',
      lines: ['We could not grant your request to turn off your authenticator.', reason],
      note: 'You can ask again from the log-in page.',
    }),
  },
};
