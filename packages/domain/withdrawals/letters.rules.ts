import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

export type WithdrawalNews = {
  /** `undone`: the team is in again. */
  what: 'operator' | 'team' | 'undone';
  number: string;
  teamName: string;
  trackName: string;
  at: Date;
  /** Of an operator's word; a team's own is known to it. */
  reason: string | null;
  /** My page. */
  url: string;
};

/** To everybody of a team: that it takes part no more, or again, by whose word, and what that means. */
export function withdrawalLetter(language: Language, news: WithdrawalNews): Written {
  const { subject, lines, reason, label } = language === 'en' ? english(news) : korean(news);
  const said = news.reason === null ? [] : [line`${literal(`${reason}: ${news.reason}`)}`];
  return { subject, letter: { lines: [...lines, ...said], button: { label, url: news.url } } };
}

/** To the leader's phone: the same in one sentence. */
export function withdrawalNote(language: Language, news: WithdrawalNews): Written {
  const { subject, letter } = withdrawalLetter(language, news);
  return { subject, letter: { lines: [subject], ...(letter.button ? { button: letter.button } : {}) } };
}

const meaning = {
  ko: '이제 심사와 이후 단계에 참가하지 않아요. 미통과와는 다르고, 제출한 기록과 접수증은 그대로 남아요.',
  en: 'It no longer takes part in judging or later stages. This does not count as a failed result, and your receipts stay available.',
};

function korean({ what, number, teamName, trackName, at }: WithdrawalNews) {
  const time = `${fullMomentText(at, 'ko')}(한국 시간)`;
  const shared = { reason: '사유', label: '마이페이지 열기' };
  if (what === 'undone') {
    const lines = [
      `‘${teamName}’ 팀(${trackName})의 참가 철회를 ${time}에 되돌렸어요. 철회하기 전 그대로 참가해요.`,
    ];
    return { ...shared, subject: `신청서 ${number}, 참가 철회를 되돌렸어요`, lines };
  }
  const who = what === 'operator' ? '운영자가' : '팀장이';
  const wrong = '사실과 다르면 이 시즌의 문의처로 알려 주세요. 확인해서 되돌릴 수 있어요.';
  return {
    ...shared,
    subject: `신청서 ${number}, 참가를 철회했어요`,
    lines: [`${time}, ${who} ‘${teamName}’ 팀(${trackName})의 참가를 철회했어요.`, meaning.ko, wrong],
  };
}

function english({ what, number, teamName, trackName, at }: WithdrawalNews) {
  const time = `${fullMomentText(at, 'en')} (Korean time)`;
  const shared = { reason: 'Reason', label: 'Open my page' };
  if (what === 'undone') {
    const lines = [
      `The withdrawal of ${teamName} (${trackName}) was undone on ${time}. Your team takes part as before.`,
    ];
    return { ...shared, subject: `Application ${number}: the withdrawal was undone`, lines };
  }
  const who = what === 'operator' ? 'An operator' : 'The leader';
  const wrong = 'If this is not right, please contact us. It can be undone.';
  return {
    ...shared,
    subject: `Application ${number} was withdrawn`,
    lines: [`${who} withdrew ${teamName} (${trackName}) on ${time}.`, meaning.en, wrong],
  };
}
