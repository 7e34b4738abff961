import type { Bilingual, Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { type Line, line, literal } from '../outbox/links.rules.ts';

type Moved = {
  /** What held, and what holds now. */
  before: Date;
  after: Date;
  /** What the operator wrote; without it the letter gives no reason. */
  reason: string;
  now: Date;
  url: string;
};

export type MovedForTeam = Moved & {
  kind: 'application' | 'confirmation' | 'material';
  /** Whether the team has submitted its application. */
  submitted: boolean;
  /** Members other than the leader who have not confirmed their entry. */
  unconfirmed: number;
  /** Empty where a draft has no name yet. */
  teamName: string;
  trackName: string;
  stageName: string;
};

export type MovedForEvaluator = Moved & { trackName: Bilingual; stageName: Bilingual; left: number };

/** What stands before the reason in a letter. */
export const reasonLead: Bilingual = { ko: '사유: ', en: 'Reason: ' };

/** To a leader: until when they can apply or hand in, or their members confirm now, what held before, and what that means for them. */
export function teamLetter(language: Language, moved: MovedForTeam): Written {
  const { subject, lines, label } = language === 'en' ? teamInEnglish(moved) : teamInKorean(moved);
  return {
    subject,
    letter: { lines: [...lines, ...reasonLines(language, moved)], button: { label, url: moved.url } },
  };
}

/** To an evaluator who has not signed: until when they can judge now. */
export function evaluatorLetter(language: Language, moved: MovedForEvaluator): Written {
  const { before, after, left, now, url } = moved;
  const [old, time] = [fullMomentText(before, language), fullMomentText(after, language)];
  const over = after <= now;
  if (language === 'en') {
    const how = after < before ? 'earlier' : 'later';
    return {
      subject: over ? 'Judging has ended' : `Judging ends ${how}: ${time}`,
      letter: {
        lines: [
          `${moved.trackName.en}, ${moved.stageName.en}: judging now ends on ${time} (Korean time), not ${old}.`,
          ...(over || left === 0
            ? []
            : [`${left === 1 ? '1 of your teams is' : `${left} of your teams are`} not submitted yet.`]),
          ...reasonLines(language, moved),
        ],
        button: { label: 'See my teams', url },
      },
    };
  }
  const how = after < before ? '앞당겨졌어요' : '늦춰졌어요';
  return {
    subject: over ? '심사가 끝났어요' : `심사 마감이 ${time}로 ${how}`,
    letter: {
      lines: [
        `${moved.trackName.ko} ${moved.stageName.ko}의 심사 마감이 ${old}에서 ${time}(한국 시간)로 ${how}.`,
        ...(over || left === 0 ? [] : [`아직 제출하지 않은 팀이 ${left}팀 있어요.`]),
        ...reasonLines(language, moved),
      ],
      button: { label: '맡은 팀 보기', url },
    },
  };
}

function teamInKorean(moved: MovedForTeam) {
  const { kind, submitted, unconfirmed, teamName, trackName, stageName, before, after, now } = moved;
  const part = { application: '', confirmation: ' 팀원 본인 확인', material: ' 자료 제출' }[kind];
  const what = `${trackName} ${stageName}${part}`;
  const how = after < before ? '앞당겨졌어요' : '늦춰졌어요';
  const time = fullMomentText(after, 'ko');
  const lines = [
    `${what} 마감이 ${fullMomentText(before, 'ko')}에서 ${time}(한국 시간)로 ${how}.`,
    ...(teamName ? [`‘${teamName}’ 팀에 알려 드려요. ${nextInKorean()}`] : [nextInKorean()]),
  ];
  return {
    subject: after <= now ? `${what} 마감이 지났어요` : `${what} 마감이 ${time}로 ${how}`,
    lines,
    label: kind === 'material' ? '제출하러 가기' : submitted ? '신청서 보기' : '이어서 쓰기',
  };
  function nextInKorean(): string {
    if (kind === 'confirmation') {
      return after <= now
        ? '확인하지 않은 팀원은 이제 팀원으로 세지 않아요.'
        : `아직 확인하지 않은 팀원이 ${unconfirmed}명 있어요. 새 마감 전에 문자로 받은 링크에서 확인하도록 알려 주세요. 링크는 신청서에서 다시 보낼 수 있어요.`;
    }
    if (after <= now) return '이제 제출하거나 고칠 수 없어요.';
    if (kind === 'material') return '새 마감 전에 자료를 제출해 주세요. 이미 냈다면 그때까지 고칠 수 있어요.';
    return submitted
      ? '제출한 신청은 그대로예요. 고치려면 새 마감 전에 다시 제출해 주세요.'
      : '신청서가 아직 작성 중이에요. 새 마감 전에 제출해야 접수돼요.';
  }
}

function teamInEnglish(moved: MovedForTeam) {
  const { kind, submitted, unconfirmed, teamName, trackName, stageName, before, after, now } = moved;
  const part = { application: '', confirmation: ' (members’ confirmation)', material: ' (material)' }[kind];
  const what = `${trackName}, ${stageName}${part}`;
  const how = after < before ? 'earlier' : 'later';
  const time = fullMomentText(after, 'en');
  const lines = [
    `${what}: the deadline is now ${how}: ${time} (Korean time) instead of ${fullMomentText(before, 'en')}.`,
    ...(teamName ? [`This is about your team ${teamName}. ${next()}`] : [next()]),
  ];
  return {
    subject: after <= now ? `The deadline has passed: ${what}` : `Deadline now ${how}, ${time}: ${what}`,
    lines,
    label: kind === 'material' ? 'Submit' : submitted ? 'See the application' : 'Continue the application',
  };
  function next(): string {
    if (kind === 'confirmation') {
      const who = unconfirmed === 1 ? '1 member has' : `${unconfirmed} members have`;
      return after <= now
        ? 'Members who have not confirmed no longer count.'
        : `${who} not confirmed yet. Please ask them to confirm before then with the link in their text message. You can send it again from the application.`;
    }
    if (after <= now) return 'You can no longer submit or change anything.';
    if (kind === 'material')
      return 'Please submit before then. You can also change your submission until then.';
    return submitted
      ? 'Your submission stands. To change it, submit again before the new deadline.'
      : 'Your application is still a draft. It only counts if you submit it before the new deadline.';
  }
}

function reasonLines(language: Language, { reason }: Moved): Line[] {
  return reason.trim() ? [line`${literal(reasonLead[language] + reason.trim())}`] : [];
}
