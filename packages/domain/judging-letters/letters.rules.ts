import type { Bilingual, Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';

const HOUR_MS = 3_600_000;

export type About = {
  trackName: Bilingual;
  stageName: Bilingual;
  beginsAt: Date;
  closesAt: Date;
  /** Teams they judge now, and those of them that they have not submitted. */
  teams: number;
  left: number;
  pledged: boolean;
  now: Date;
  url: string;
};

const koTime = (at: Date) => `${fullMomentText(at, 'ko')}(한국 시간)`;
const enTime = (at: Date) => `${fullMomentText(at, 'en')} (Korean time)`;
const enTeams = (count: number) => (count === 1 ? '1 team' : `${count} teams`);

/** To an evaluator whose teams a published plan has named, changed or taken. No team is named in it. */
export function panelsLetter(language: Language, about: About & { again: boolean }): Written {
  const { beginsAt, closesAt, teams, pledged, again, now, url } = about;
  const begun = now >= beginsAt;
  if (language === 'en') {
    const stage = `${about.trackName.en}, ${about.stageName.en}`;
    const period = begun
      ? `Judging is open until ${enTime(closesAt)}.`
      : `Judging is open from ${enTime(beginsAt)} to ${enTime(closesAt)}.`;
    if (teams === 0) {
      return {
        subject: again ? 'You have no teams at the moment' : 'You are an alternate evaluator',
        letter: {
          lines: [
            `${stage}: you have no teams ${again ? 'any more' : 'yet'}. We will write to you if you get one.`,
            period,
          ],
          button: { label: 'To the evaluators’ page', url },
        },
      };
    }
    return {
      subject: again ? 'Your teams have changed' : 'Your teams are waiting for you',
      letter: {
        lines: [
          `${stage}: you judge ${enTeams(teams)}${again ? ' from now on' : ''}.`,
          period,
          ...(pledged ? [] : ['Sign the pledge first to see your teams.']),
        ],
        button: { label: 'See my teams', url },
        note: 'If you know a team, please recuse yourself from it there.',
      },
    };
  }
  const stage = `${about.trackName.ko} ${about.stageName.ko}`;
  const period = begun
    ? `심사는 지금 열려 있고, ${koTime(closesAt)}에 끝나요.`
    : `심사 기간은 ${koTime(beginsAt)}부터 ${koTime(closesAt)}까지예요.`;
  if (teams === 0) {
    return {
      subject: again ? '지금은 맡은 팀이 없어요' : '예비 심사위원으로 모셨어요',
      letter: {
        lines: [
          `${stage}에서 ${again ? '이제' : '아직'} 맡은 팀이 없어요. 팀을 넘겨받으면 메일로 알려 드릴게요.`,
          period,
        ],
        button: { label: '심사 화면 열기', url },
      },
    };
  }
  return {
    subject: again ? '맡은 팀이 바뀌었어요' : '심사할 팀이 정해졌어요',
    letter: {
      lines: [
        `${stage}에서 ${again ? '이제 ' : ''}${teams}팀을 맡으셨어요.`,
        period,
        ...(pledged ? [] : ['서약서에 먼저 서명하면 팀을 볼 수 있어요.']),
      ],
      button: { label: '맡은 팀 보기', url },
      note: '아는 팀이 있다면 그 팀의 화면에서 회피해 주세요.',
    },
  };
}

/** To an evaluator at the moment that judging begins. */
export function opensLetter(language: Language, about: About): Written {
  const { closesAt, teams, pledged, url } = about;
  if (language === 'en') {
    return {
      subject: 'Judging is open',
      letter: {
        lines: [
          `${about.trackName.en}, ${about.stageName.en}: judging has started. You judge ${enTeams(teams)}.`,
          `Please submit every score sheet and sign by ${enTime(closesAt)}.`,
          ...(pledged ? [] : ['Sign the pledge first to see your teams.']),
        ],
        button: { label: 'Start judging', url },
      },
    };
  }
  return {
    subject: '심사가 시작됐어요',
    letter: {
      lines: [
        `${about.trackName.ko} ${about.stageName.ko} 심사가 시작됐어요. 맡은 팀은 ${teams}팀이에요.`,
        `${koTime(closesAt)}까지 심사표를 모두 제출하고 서명해 주세요.`,
        ...(pledged ? [] : ['서약서에 먼저 서명하면 팀을 볼 수 있어요.']),
      ],
      button: { label: '심사 시작하기', url },
    },
  };
}

/** To an evaluator who is behind when judging is about to close: what is left and how long there is. */
export function closingLetter(language: Language, about: About): Written {
  const { closesAt, left, now, url } = about;
  const hours = Math.ceil((closesAt.getTime() - now.getTime()) / HOUR_MS);
  if (language === 'en') {
    return {
      subject: `Judging closes in ${hours} hours`,
      letter: {
        lines: [
          left > 0
            ? `${about.trackName.en}, ${about.stageName.en}: ${left} of your teams ${left === 1 ? 'is' : 'are'} not submitted yet.`
            : `${about.trackName.en}, ${about.stageName.en}: every score sheet is submitted. Only your signature is missing.`,
          `Judging ends on ${enTime(closesAt)}. You cannot score after that.`,
        ],
        button: { label: left > 0 ? 'Continue judging' : 'Sign', url },
        note: 'Everything you entered so far is saved.',
      },
    };
  }
  return {
    subject: `심사 마감까지 ${hours}시간 남았어요`,
    letter: {
      lines: [
        left > 0
          ? `${about.trackName.ko} ${about.stageName.ko}에서 아직 제출하지 않은 팀이 ${left}팀 있어요.`
          : `${about.trackName.ko} ${about.stageName.ko}의 심사표를 모두 제출했고, 서명만 남았어요.`,
        `심사는 ${koTime(closesAt)}에 끝나요. 그 뒤에는 점수를 줄 수 없어요.`,
      ],
      button: { label: left > 0 ? '이어서 평가하기' : '서명하기', url },
      note: '지금까지 입력한 내용은 저장되어 있어요.',
    },
  };
}

/** To an evaluator to whom teams were handed over, or from whom they were taken, after the panels were published. */
export function handedLetter(language: Language, about: About & { handed: number; taken: number }): Written {
  const { closesAt, teams, left, pledged, handed, taken, url } = about;
  if (language === 'en') {
    return {
      subject: handed > 0 ? 'You have more teams to judge' : 'Some of your teams were handed over',
      letter: {
        lines: [
          ...(handed > 0
            ? [`${about.trackName.en}, ${about.stageName.en}: ${enTeams(handed)} more to judge.`]
            : []),
          ...(taken > 0
            ? [
                `${about.trackName.en}, ${about.stageName.en}: ${enTeams(taken)} of yours went to other evaluators.`,
              ]
            : []),
          `You now judge ${enTeams(teams)}; ${left} of them not submitted yet. Judging ends on ${enTime(closesAt)}.`,
          ...(pledged || teams === 0 ? [] : ['Sign the pledge first to see your teams.']),
        ],
        button: { label: 'See my teams', url },
        note: 'If you know a team, please recuse yourself from it there.',
      },
    };
  }
  return {
    subject: handed > 0 ? '심사할 팀이 늘었어요' : '맡은 팀을 다른 위원에게 넘겼어요',
    letter: {
      lines: [
        ...(handed > 0
          ? [`${about.trackName.ko} ${about.stageName.ko}에서 ${handed}팀을 더 맡으셨어요.`]
          : []),
        ...(taken > 0
          ? [
              `${about.trackName.ko} ${about.stageName.ko}에서 맡으셨던 ${taken}팀을 운영 사무국이 다른 위원에게 넘겼어요.`,
            ]
          : []),
        `지금 맡은 팀은 ${teams}팀이고, 그중 ${left}팀을 아직 제출하지 않았어요. 심사는 ${koTime(closesAt)}에 끝나요.`,
        ...(pledged || teams === 0 ? [] : ['서약서에 먼저 서명하면 팀을 볼 수 있어요.']),
      ],
      button: { label: '맡은 팀 보기', url },
      note: '아는 팀이 있다면 그 팀의 화면에서 회피해 주세요.',
    },
  };
}
