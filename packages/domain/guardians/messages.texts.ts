import type { Language } from '@chulbal/contract/language';

type Text = { subject: string; lines: string[]; label: string };
type Names = { guardian: string; until: string };

/** What guardians are written. Nothing of the child stands in it before they have consented (P-02). */
type Texts = {
  ask: (names: Names) => Text;
  consented: (names: { guardian: string; child: string }) => Text;
  withdrawn: (names: { guardian: string; child: string }) => Text;
};

const ko: Texts = {
  ask: ({ guardian, until }) => ({
    subject: '보호자 동의를 부탁드려요',
    lines: [
      `${guardian} 님, 어린이가 창업 리그에 나가고 싶어 해요. 만 14세 미만이라 보호자의 동의가 필요해요.`,
      `아래 링크에서 무엇을 모으는지 읽고 정해 주세요. ${until}까지 답이 없으면 받은 이름과 번호를 지워요.`,
    ],
    label: '읽고 정하기',
  }),
  consented: ({ guardian, child }) => ({
    subject: '동의를 받았어요',
    lines: [
      `${guardian} 님이 ${child} 어린이의 가입과 대회 참가에 동의했어요.`,
      '같은 링크로 언제든 지금 있는 정보를 보고, 동의를 거두고, 지울 수 있어요.',
    ],
    label: '지금 있는 정보 보기',
  }),
  withdrawn: ({ guardian, child }) => ({
    subject: '동의를 거뒀어요',
    lines: [`${guardian} 님이 ${child} 어린이의 동의를 거뒀어요. 계정을 닫고 적은 내용과 파일을 지워요.`],
    label: '',
  }),
};

const en: Texts = {
  ask: ({ guardian, until }) => ({
    subject: 'Please decide as a guardian',
    lines: [
      `${guardian}, a child would like to enter the start-up league. Children under 14 need a guardian’s consent.`,
      `Please read what is collected and decide with the link below. If you do not answer by ${until}, your name and number are deleted.`,
    ],
    label: 'Read and decide',
  }),
  consented: ({ guardian, child }) => ({
    subject: 'Your consent was received',
    lines: [
      `${guardian} consented to ${child} signing up and taking part.`,
      'With the same link you can see what we hold, withdraw your consent and have it deleted at any time.',
    ],
    label: 'See what we hold',
  }),
  withdrawn: ({ guardian, child }) => ({
    subject: 'Your consent was withdrawn',
    lines: [
      `${guardian} withdrew consent for ${child}. The account is closed, and texts and files are deleted.`,
    ],
    label: '',
  }),
};

export const guardianTexts: Record<Language, Texts> = { ko, en };
