import type { Language } from '@chulbal/contract/language';
import type { Letter } from '../outbox/letter.ts';
import { line, literal } from '../outbox/links.rules.ts';

type About = { name: string; url: string };
type Written = { subject: string; letter: Letter };

const subject = { ko: '웹훅을 멈췄어요', en: 'A webhook was paused' };

/** To owners: a webhook was paused by itself, as its program took nothing for a day. */
export function stoppedLetter(language: Language, { name, url }: About): Written {
  const lines = {
    ko: [
      line`웹훅 ‘${literal(name)}’의 프로그램이 하루 동안 아무것도 받지 않아서 전송을 멈췄어요.`,
      '새 소식은 30일까지 보관해요. 프로그램을 고친 다음 전송을 다시 시작하고, 실패한 전송을 다시 보내 주세요.',
    ],
    en: [
      line`The webhook “${literal(name)}” accepted nothing for a day, so it was paused.`,
      'New events wait for up to 30 days. Once the program works again, resume the webhook and send the failed deliveries again.',
    ],
  };
  return { subject: subject[language], letter: { lines: lines[language], button: buttonTo(url, language) } };
}

/** To owners: a webhook was paused by itself, as its program answered that it wants nothing any more. */
export function goneLetter(language: Language, { name, url }: About): Written {
  const lines = {
    ko: [
      line`웹훅 ‘${literal(name)}’의 프로그램이 더 이상 소식을 받지 않겠다고 답해서(410) 전송을 멈췄어요.`,
      '프로그램을 없앴다면 웹훅을 삭제해 주세요. 옮겼다면 새 주소로 바꾸고 다시 시작해 주세요. 새 소식은 30일까지 보관해요.',
    ],
    en: [
      line`The program behind the webhook “${literal(name)}” answered that it wants no more events (410), so it was paused.`,
      'Delete the webhook if the program is gone. If it has moved, enter its new address and resume. New events wait for up to 30 days.',
    ],
  };
  return { subject: subject[language], letter: { lines: lines[language], button: buttonTo(url, language) } };
}

function buttonTo(url: string, language: Language) {
  return { label: { ko: '웹훅 보기', en: 'See the webhook' }[language], url };
}
