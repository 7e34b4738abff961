import type { Language } from '@chulbal/contract/language';
import type { Letter } from '../outbox/letter.ts';

/** What is told of a passkey of an evaluator or operator. */
export type PasskeyNews = 'added' | 'removed' | 'cloned';

const ko: Record<PasskeyNews, { subject: string; line: string }> = {
  added: { subject: '패스키를 더했어요', line: '이제 {whose} 계정에 패스키로도 들어올 수 있어요.' },
  removed: {
    subject: '패스키 하나를 지웠어요',
    line: '지운 패스키로는 더 이상 {whose} 계정에 들어올 수 없어요. 다른 방법은 그대로예요.',
  },
  cloned: {
    subject: '복사된 것으로 보이는 패스키를 막았어요',
    line: '{whose} 계정의 패스키가 다른 곳에서 쓰인 흔적이 있어 막았어요. 그 패스키를 지우고 새로 만들어 주세요.',
  },
};

const en: typeof ko = {
  added: {
    subject: 'A passkey was added',
    line: 'You can now also log in to your {whose} account with a passkey.',
  },
  removed: {
    subject: 'A passkey was removed',
    line: 'The removed passkey no longer opens your {whose} account. Your other ways to log in still work.',
  },
  cloned: {
    subject: 'A passkey that may be a copy was refused',
    line: 'A passkey of your {whose} account seems to have been used elsewhere, so it was refused. Please remove it and create a new one.',
  },
};

const whose = {
  ko: { evaluator: '심사위원', operator: '콘솔' },
  en: { evaluator: 'evaluator’s', operator: 'console' },
} as const;

const notes = {
  ko: {
    evaluator: '직접 하지 않았다면 운영 사무국에 바로 알려 주세요.',
    operator: '직접 하지 않았다면 소유자에게 바로 알려 주세요.',
  },
  en: {
    evaluator: 'If this was not you, contact the operators immediately.',
    operator: 'If this was not you, contact an owner immediately.',
  },
} as const;

/** To an evaluator or operator, of whose passkeys one came, went or was refused. */
export function passkeyLetter(
  language: Language,
  { kind, news }: { kind: 'evaluator' | 'operator'; news: PasskeyNews },
): { subject: string; letter: Letter } {
  const { subject, line } = (language === 'ko' ? ko : en)[news];
  const note = notes[language][kind];
  return { subject, letter: { lines: [line.replace('{whose}', whose[language][kind])], note } };
}
