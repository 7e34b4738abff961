import type { PlannedCriterion } from '../seasons/plan.ts';

const both = (ko: string, en: string) => ({ ko, en });

/** The rubric that a judged stage begins with (product description, evaluation); a season may change every word of it. */
export const usualRubric: readonly PlannedCriterion[] = [
  {
    code: 'problem',
    name: both('문제인식', 'Problem'),
    points: 25,
    help: both(
      '누구의 어떤 문제인지 뚜렷하고, 직접 확인했는가',
      'Whose problem it is is clear, and the team has seen it for itself',
    ),
    anchors: {
      excellent: both(
        '문제를 겪는 사람을 직접 만나 확인했고 크기를 숫자로 보인다',
        'Met those who have the problem, and shows its size in numbers',
      ),
      good: both(
        '누구의 문제인지 뚜렷하고 일부는 직접 확인했다',
        'Whose problem it is is clear, and part of it was checked in person',
      ),
      fair: both(
        '문제는 있으나 확인한 사람이나 자료가 적다',
        'There is a problem, but few people or figures were checked',
      ),
      poor: both('누구의 어떤 문제인지 알기 어렵다', 'It is hard to tell whose problem it is, or what it is'),
    },
  },
  {
    code: 'feasibility',
    name: both('실현가능성', 'Feasibility'),
    points: 30,
    help: both(
      '정한 기간 안에 만들 수 있고, 시험해 본 근거가 있는가',
      'It can be built in the time given, and there is evidence from trying',
    ),
    anchors: {
      excellent: both(
        '시제품으로 핵심 가설을 확인했고 비용·일정의 근거가 있다',
        'A prototype confirmed the main assumption; cost and schedule are backed up',
      ),
      good: both(
        '만들 수 있음을 보였으나 일부 근거가 추정이다',
        'Shown to be feasible, but some of it is estimated',
      ),
      fair: both('방법은 있으나 확인한 자료가 적다', 'There is a way to do it, but little evidence'),
      poor: both('만드는 방법이나 비용이 없다', 'Nothing says how it is made or what it costs'),
    },
  },
  {
    code: 'growth',
    name: both('성장전략', 'Growth strategy'),
    points: 25,
    help: both(
      '누가 왜 돈을 내는지, 다음 고객을 어떻게 만날지 설명하는가',
      'It explains who pays and why, and how the next customers are met',
    ),
    anchors: {
      excellent: both(
        '첫 고객부터 넓히는 순서와 수익의 근거가 서로 맞는다',
        'From the first customer on, steps and revenue fit together and are backed up',
      ),
      good: both(
        '넓히는 순서가 알맞으나 수익 추정의 근거가 모자라다',
        'The steps make sense, but revenue is partly guessed',
      ),
      fair: both('시장은 말하지만 어떻게 다가갈지 흐리다', 'Names a market, but not how to reach it'),
      poor: both(
        '성장 계획이 없거나 문제와 이어지지 않는다',
        'No plan to grow, or one that has nothing to do with the problem',
      ),
    },
  },
  {
    code: 'team',
    name: both('팀', 'Team'),
    points: 20,
    help: both(
      '이 일을 할 사람들이 모였고, 역할이 나뉘어 있는가',
      'The right people are together, and their roles are divided',
    ),
    anchors: {
      excellent: both(
        '필요한 역량을 고루 갖췄고 함께 해낸 일이 있다',
        'Has the skills it needs, and has achieved something together',
      ),
      good: both(
        '핵심 역량이 있고 모자란 것을 채울 계획이 있다',
        'Has the main skills, and a plan for what is missing',
      ),
      fair: both(
        '역할은 나뉘었으나 핵심 역량이 비어 있다',
        'Roles are shared out, but a main skill is missing',
      ),
      poor: both('누가 무엇을 하는지 알기 어렵다', 'It is hard to tell who does what'),
    },
  },
];
