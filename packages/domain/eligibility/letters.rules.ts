import type { EligibilityDecision } from '@chulbal/contract/eligibility';
import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

export type EligibilityNews = {
  /** `undone`: what had been decided was taken back. */
  decision: EligibilityDecision | 'undone';
  number: string;
  teamName: string;
  trackName: string;
  confirmed: number;
  minimum: number;
  reason: string;
  until: Date | null;
  /** The team's page. */
  url: string;
};

/** To a team: what was decided about its eligibility, why, and what to do now. The reason is the operator's own text. */
export function eligibilityLetter(language: Language, news: EligibilityNews): Written {
  const { subject, lines } = language === 'en' ? english(news) : korean(news);
  const label = language === 'en' ? 'Open the application' : '신청서 열기';
  const said = language === 'en' ? 'Reason: ' : '사유: ';
  return {
    subject,
    letter: { lines: [...lines, line`${literal(said + news.reason)}`], button: { label, url: news.url } },
  };
}

/** To the leader's phone: the same in one sentence. */
export function eligibilityNote(language: Language, news: EligibilityNews): Written {
  const { subject, letter } = eligibilityLetter(language, news);
  return { subject, letter: { lines: [subject], ...(letter.button ? { button: letter.button } : {}) } };
}

function korean({ decision, number, teamName, trackName, confirmed, minimum, until }: EligibilityNews) {
  const time = until ? fullMomentText(until, 'ko') : '';
  const counted = `본인 확인을 마친 사람이 ${confirmed}명이라 최소 인원 ${minimum}명에 모자라요.`;
  if (decision === 'moreTime') {
    return {
      subject: `신청서 ${number}, 본인 확인을 ${time}까지 해 주세요`,
      lines: [
        `‘${teamName}’ 팀(${trackName})은 ${counted} 심사를 준비하는 동안 시간을 더 드려요.`,
        `아직 답하지 않은 팀원에게 새 링크를 보냈어요. ${time}(한국 시간)까지 확인하면 돼요.`,
      ],
    };
  }
  if (decision === 'eligible') {
    return {
      subject: `신청서 ${number}, 그대로 심사를 받아요`,
      lines: [
        `‘${teamName}’ 팀(${trackName})은 ${counted} 운영자가 확인해 이번에는 그대로 심사하기로 했어요.`,
      ],
    };
  }
  if (decision === 'ineligible') {
    return {
      subject: `신청서 ${number}, 참가 자격을 갖추지 못했어요`,
      lines: [
        `‘${teamName}’ 팀(${trackName})은 ${counted} 그래서 이번 시즌에는 심사하지 않아요. 심사 결과와는 관계가 없어요.`,
        '사실과 다르면 이 시즌의 문의처로 알려 주세요. 확인해서 바로잡을 수 있어요.',
      ],
    };
  }
  return {
    subject: `신청서 ${number}, 자격에 대한 결정을 되돌렸어요`,
    lines: [
      `‘${teamName}’ 팀(${trackName})의 자격에 대해 알려 드린 결정을 되돌렸어요. 다시 정하면 알려 드릴게요.`,
    ],
  };
}

function english({ decision, number, teamName, trackName, confirmed, minimum, until }: EligibilityNews) {
  const time = until ? fullMomentText(until, 'en') : '';
  const counted = `${confirmed} of at least ${minimum} people have confirmed that they take part in ${teamName} (${trackName}).`;
  if (decision === 'moreTime') {
    return {
      subject: `Application ${number}: please confirm by ${time}`,
      lines: [
        `${counted} You have more time while judging is being prepared.`,
        `We sent a new link to members who have not answered. It works until ${time} (Korean time).`,
      ],
    };
  }
  if (decision === 'eligible') {
    return {
      subject: `Application ${number} will be judged`,
      lines: [`${counted} An operator has reviewed this, and your team will be judged as it is.`],
    };
  }
  if (decision === 'ineligible') {
    return {
      subject: `Application ${number} is not eligible`,
      lines: [
        `${counted} Your team will therefore not be judged this season. This is no judgement of your work.`,
        'If something here is wrong, please contact us. It can be corrected.',
      ],
    };
  }
  return {
    subject: `Application ${number}: a decision was withdrawn`,
    lines: [
      `Our decision about the eligibility of ${teamName} (${trackName}) was withdrawn. We will let you know the new decision.`,
    ],
  };
}
