import type { Language } from '../language.ts';
import type { PlanProblem } from './plan.ts';
import type { ProblemNames } from './values.ts';

type Facts = {
  panel: number;
  team: string;
  evaluator: string;
  needs: number;
  has: number;
  missing: number;
};

/** A problem in a sentence. */
export function problemText(problem: PlanProblem, names: ProblemNames, language: Language): string {
  const { code, panel, teamNo, evaluatorId } = problem;
  const facts = {
    panel: panel ?? 0,
    team: teamNo === null ? '' : names.team(teamNo),
    evaluator: evaluatorId === null ? '' : names.evaluator(evaluatorId),
    needs: problem.needs ?? 0,
    has: problem.has ?? 0,
    missing: problem.missing ?? 0,
  };
  return words[language][code](facts);
}

type Words = Record<PlanProblem['code'], (facts: Facts) => string>;

const words: Record<Language, Words> = {
  ko: {
    noTeams: () => '심사할 팀이 아직 없어요.',
    noEvaluators: () => '배정할 수 있는 심사위원이 없어요.',
    tooFewEvaluators: ({ needs, has, missing }) =>
      `심사위원이 ${needs}명 필요한데 ${has}명뿐이에요. ${missing}명을 더 초대하거나 분과 수나 분과 인원을 줄여 주세요.`,
    limitsTooSmall: ({ needs, has, missing }) =>
      `심사위원들의 배정 한도로는 ${needs}팀 가운데 ${has}팀까지만 맡을 수 있어요. 한도를 늘리거나 심사위원을 ${missing}명쯤 더 초대해 주세요.`,
    tooManyPanels: ({ needs, has }) => `분과를 ${needs}개로 나눌 수 없어요. ${has}개까지 나눌 수 있어요.`,
    tooManyPinned: ({ panel, needs, has }) =>
      `${panel}분과에 고정한 위원이 ${has}명이에요. 분과 인원은 ${needs}명이에요.`,
    pinnedLimit: ({ panel, evaluator, needs, has }) =>
      `${evaluator} 위원은 ${has}팀까지 맡을 수 있는데, 고정한 ${panel}분과는 ${needs}팀을 맡아야 해요.`,
    conflictsWithAll: ({ team }) => `${team} 팀은 모든 심사위원과 제척 관계예요.`,
    teamShort: ({ panel, team, needs, has }) =>
      `${panel}분과의 ${team} 팀을 심사할 위원이 ${needs}명 가운데 ${has}명뿐이에요.`,
    panelShort: ({ panel, needs, has }) => `${panel}분과의 위원이 ${needs}명 가운데 ${has}명뿐이에요.`,
    panelLong: ({ panel, needs, has }) =>
      `${panel}분과의 위원이 ${has}명이에요. 분과 인원은 ${needs}명이에요.`,
    unplaced: ({ team }) => `${team} 팀이 아직 어느 분과에도 없어요.`,
    teamGone: ({ team }) => `${team} 팀은 이제 이 단계의 심사 대상이 아니에요.`,
    evaluatorGone: ({ evaluator }) => `${evaluator} 위원은 이제 심사할 수 없어요.`,
    overLimit: ({ evaluator, needs, has }) =>
      `${evaluator} 위원의 배정 한도는 ${needs}팀인데 ${has}팀이 배정돼요.`,
  },
  en: {
    noTeams: () => 'There are no teams to judge yet.',
    noEvaluators: () => 'There are no evaluators to assign.',
    tooFewEvaluators: ({ needs, has, missing }) =>
      `${needs} evaluators are needed and there are ${has}. Invite ${missing} more, or make fewer or smaller panels.`,
    limitsTooSmall: ({ needs, has, missing }) =>
      `The evaluators’ load limits carry ${has} of ${needs} teams. Raise the limits or invite about ${missing} more.`,
    tooManyPanels: ({ needs, has }) => `${needs} panels are not possible; ${has} are.`,
    tooManyPinned: ({ panel, needs, has }) =>
      `${has} evaluators are pinned to panel ${panel}, whose size is ${needs}.`,
    pinnedLimit: ({ panel, evaluator, needs, has }) =>
      `${evaluator} can take ${has} teams, but panel ${panel}, to which they are pinned, must take ${needs}.`,
    conflictsWithAll: ({ team }) => `Team ${team} has a conflict with every evaluator.`,
    teamShort: ({ panel, team, needs, has }) =>
      `Team ${team} of panel ${panel} has ${has} of ${needs} evaluators who may judge it.`,
    panelShort: ({ panel, needs, has }) => `Panel ${panel} has ${has} of ${needs} evaluators.`,
    panelLong: ({ panel, needs, has }) => `Panel ${panel} has ${has} evaluators; its size is ${needs}.`,
    unplaced: ({ team }) => `Team ${team} is not in any panel yet.`,
    teamGone: ({ team }) => `Team ${team} is not judged in this stage any more.`,
    evaluatorGone: ({ evaluator }) => `${evaluator} cannot judge any more.`,
    overLimit: ({ evaluator, needs, has }) =>
      `${evaluator} would have ${has} teams; their limit is ${needs}.`,
  },
};
