import { createHash } from 'node:crypto';
import { josa } from 'es-hangul';
import type { DemoTeam } from '../teams.ts';
import type { Block, Paper, Row } from './paper.ts';
import { type PartKnowledge, parts, roles, type TechKnowledge, technologies } from './plan.texts.ts';

/** Of the lanes, their names, colours, and how large things are there: prices and costs in won, people at the start. */
const lanes: Readonly<
  Record<number, { name: string; colour: string; price: number; people: number; months: number }>
> = {
  1: { name: '새싹', colour: '#b83f00', price: 500, people: 18, months: 4 },
  2: { name: '도전', colour: '#0f766e', price: 1_500, people: 34, months: 5 },
  3: { name: '캠퍼스', colour: '#3949ab', price: 4_900, people: 62, months: 6 },
  4: { name: '성장', colour: '#7c3aed', price: 39_000, people: 140, months: 8 },
  5: { name: '글로벌', colour: '#0e7490', price: 6_900, people: 41, months: 6 },
};

/** The colour of a lane, on what belongs to it. */
export function laneColour(lane: number): string {
  return lanes[lane]?.colour ?? '#17130f';
}

/**
 * The business plan of a team: four chapters with tables and figures, made of what the team says of itself and of what
 * is known about its part and technology. Two teams' are never the same, nor equally good: some have asked more
 * people than others, some have not calculated what it costs, and say so or do not. It names no people and no school.
 */
export function businessPlan(team: DemoTeam, { at, pictures }: { at: Date; pictures: number }): Paper {
  const lane = lanes[team.lane] ?? { name: '', colour: '#17130f', price: 1000, people: 20, months: 4 };
  const part = parts[team.part] ?? parts.social;
  const tech = technologies[team.tech] ?? technologies.none;
  if (!part || !tech) throw new Error('A part and a technology are always known.');
  const chance = chancesOf(`${team.name} ${team.item}`);
  const facts: Facts = { team, lane, part, tech, chance, thorough: chance(4) };
  const scenes = part.scenes.slice(0, pictures);
  return {
    title: `${team.name} 사업계획서`,
    author: team.name,
    at,
    shape: 'document',
    colour: lane.colour,
    blocks: [
      ...cover(facts, scenes.length > 0),
      ...problem(facts, scenes[1]),
      ...feasibility(facts, scenes[2]),
      ...growth(facts),
      ...people(facts),
    ],
  };
}

type Lane = NonNullable<(typeof lanes)[number]>;
type Chance = (below: number, from?: number) => number;
type Facts = {
  team: DemoTeam;
  lane: Lane;
  part: PartKnowledge;
  tech: TechKnowledge;
  chance: Chance;
  /** 0 to 3: how much of what evaluators look for is there. */
  thorough: number;
};

/** Numbers that are always the same for the same team: each call gives the next, from `from` to below `from + below`. */
function chancesOf(text: string): Chance {
  const bytes = createHash('sha512').update(text).digest();
  let place = 0;
  return (below, from = 0) => {
    place = (place + 1) % (bytes.length - 1);
    return from + (bytes.readUInt16BE(place) % below);
  };
}

const won = (amount: number) => `${Math.round(amount).toLocaleString('ko-KR')}원`;
const text = (said: string): Block => ({ kind: 'text', text: said });
const heading = (said: string): Block => ({ kind: 'heading', text: said });

function cover({ team, lane, part, tech }: Facts, hasPicture: boolean): Block[] {
  const over = `${lane.name} 트랙 사업계획서`;
  const facts: Row[] = [
    ['팀', team.name],
    ['분야', part.name],
    ['기술', tech.name],
    ['팀원', `${team.size}명`],
    ...(team.business ? [['업력', `${team.business.monthsOld}개월`]] : []),
  ];
  const summary: Block[] = [
    { kind: 'chapter', text: '한눈에' },
    text(team.about),
    {
      kind: 'list',
      items: [
        `누구를 위해: ${part.users}`,
        `누가 값을 내나: ${part.payer}`,
        `어디에서 시험했나: ${part.place}`,
      ],
    },
  ];
  if (hasPicture) {
    return [
      { kind: 'cover', over, text: team.item, under: team.name, scene: part.scenes[0], facts },
      ...summary,
    ];
  }
  return [
    { kind: 'small', text: over },
    { kind: 'chapter', text: team.item },
    { kind: 'facts', rows: facts },
    ...summary,
  ];
}

function problem(
  { team, lane, part, chance, thorough }: Facts,
  scene: PartKnowledge['scenes'][1] | undefined,
): Block[] {
  const asked = lane.people + chance(lane.people) - (3 - thorough) * Math.round(lane.people / 5);
  const said = asked - chance(Math.max(2, Math.round(asked * 0.3)), 2);
  const tried = Math.round(said * (0.4 + chance(30) / 100));
  const paid = Math.round(tried * (0.15 + chance(25) / 100));
  const why = part.why[chance(part.why.length)] ?? '';
  const first = chance(part.voices.length);
  return [
    { kind: 'chapter', text: '1. 문제인식' },
    heading('우리가 본 것'),
    text(team.motive),
    text(why),
    heading('지금은 어떻게 하고 있나'),
    text(
      `${part.today} ${part.users}에게 직접 물었습니다. 묻는 동안 우리 생각은 말하지 않고 어제 있었던 일부터 들었습니다.`,
    ),
    {
      kind: 'bars',
      caption: `그림 1. ${part.users}에게 물은 결과 (중복 응답)`,
      unit: '명',
      values: [
        ['만난 사람', asked],
        ['같은 일을 겪음', said],
        ['다른 방법을 써 봄', tried],
        ['돈을 낸 적이 있음', paid],
      ],
    },
    ...(thorough > 0
      ? [0, 1].map(
          (more): Block => ({
            kind: 'quote',
            text: `“${part.voices[(first + more) % part.voices.length] ?? ''}”`,
          }),
        )
      : []),
    ...(scene
      ? [
          {
            kind: 'picture',
            scene,
            caption: `그림 2. 시험한 곳: ${part.place}. 사람이 드러나지 않도록 그림으로 옮겼습니다.`,
          } as const,
        ]
      : []),
    ...(thorough > 1
      ? [
          text(
            `${asked}명 가운데 ${asked - said}명은 불편하지 않다고 했습니다. 이 사람들은 우리 고객이 아닙니다. 처음에는 이들까지 넣어 계산했다가 뺐습니다.`,
          ),
        ]
      : []),
  ];
}

function feasibility(
  { team, lane, part, tech, chance, thorough }: Facts,
  scene: PartKnowledge['scenes'][2] | undefined,
): Block[] {
  const start = lane.people + chance(lane.people);
  const results = [
    [`${part.place}에서 종이로 먼저 해 봄`, `설명이 ${2 + chance(4)}번 바뀜`],
    [`시제품 1호를 ${3 + chance(6)}곳에 둠`, `${part.unit}마다 기록이 남는지 확인`],
    ['가장 많이 막힌 곳을 고침', `걸리는 시간이 ${20 + chance(30)}분에서 ${4 + chance(9)}분으로`],
    ['다른 사람이 설명 없이 써 봄', `열 명 가운데 ${5 + chance(5)}명이 끝까지 마침`],
  ];
  return [
    { kind: 'chapter', text: '2. 실현가능성' },
    heading('어떻게 움직이나'),
    { kind: 'steps', caption: `그림 3. ${team.item}의 네 단계`, steps: tech.steps },
    text(tech.made),
    ...(scene
      ? [
          {
            kind: 'picture',
            scene,
            caption: '그림 4. 시제품을 두고 본 자리. 하루 세 번 같은 자리에서 확인했습니다.',
          } as const,
        ]
      : []),
    heading('무엇을 시험했나'),
    thorough > 0
      ? {
          kind: 'table',
          head: ['주', '한 일', '알게 된 것'],
          rows: results.map((row, week) => [`${week * 2 + 1}주`, ...row]),
          caption: `표 1. ${start}${part.unit} 동안의 시험 기록`,
        }
      : text('시제품은 아직 만들지 않았습니다. 화면을 그린 종이로 팀원끼리 순서를 맞추어 보았습니다.'),
    heading('아직 가정인 것'),
    thorough > 1
      ? {
          kind: 'list',
          items: [
            tech.doubt,
            `${josa(part.payer, '이/가')} 한 해 예산에 넣어 줄지는 두 곳에서만 확인했습니다.`,
          ],
        }
      : text('큰 어려움은 없을 것으로 봅니다.'),
    {
      kind: 'table',
      head: ['걱정되는 것', '어떻게 다루나'],
      rows: thorough > 0 ? part.risks : part.risks.slice(0, 1),
      caption: '표 2. 위험과 대응',
    },
  ];
}

function growth({ team, lane, part, tech, chance, thorough }: Facts): Block[] {
  const price = Math.round((lane.price * (80 + chance(60))) / 10_000) * 100;
  const cost = tech.costs.map(([name = '', what = ''], index) => ({
    name,
    what,
    amount: price * ([0.3, 0.14, 0.12][index] ?? 0.1) * (0.8 + chance(40) / 100),
  }));
  const sum = cost.reduce((all, { amount }) => all + amount, 0);
  const began = Math.round(lane.people * (0.5 + chance(50) / 100));
  const rates = [1, 1.3, 1.25, 1.4, 1.2, 1.35, 1.15, 1.3];
  let count = began;
  const months = Array.from({ length: lane.months }, (_, month): [string, number] => {
    count = Math.round(
      count * ((rates[(month + chance(8)) % rates.length] ?? 1.2) - (thorough === 0 ? 0.25 : 0)),
    );
    return [`${month + 1}월`, count];
  });
  return [
    { kind: 'chapter', text: '3. 성장전략' },
    heading('누가 왜 값을 내나'),
    text(
      `값은 ${josa(part.payer, '이/가')} 냅니다. 한 ${part.unit}에 ${won(price)}이며, 지금 들이는 돈과 시간을 합친 것보다 적습니다.`,
    ),
    ...(thorough > 0
      ? [
          {
            kind: 'table',
            head: ['나가는 것', '내용', `한 ${part.unit}에`],
            rows: [
              ...cost.map(({ name, what, amount }) => [name, what, won(amount)]),
              ['남는 것', '다음 시험과 사람에게', won(price - sum)],
            ],
            caption: '표 3. 값과 비용. 팀원의 시간은 넣지 않았습니다.',
          } as const,
        ]
      : [text('비용은 참가가 확정된 뒤에 자세히 계산하겠습니다.')]),
    {
      kind: 'line',
      caption: `그림 5. 다달이 쓴 사람${thorough > 1 ? '. 뒤의 두 달은 예약한 사람 수입니다' : ''}`,
      unit: '명',
      values: months,
    },
    heading('다른 방법과 무엇이 다른가'),
    {
      kind: 'table',
      head: ['지금의 방법', '좋은 점', '모자란 점'],
      rows: part.rivals,
      caption: '표 4. 고객이 견주는 것',
    },
    heading('다음 고객을 만나는 길'),
    { kind: 'list', items: part.channels },
    ...(team.business
      ? [
          text(
            `창업한 지 ${team.business.monthsOld}개월 되었습니다. 지난 석 달의 매출은 ${won(price * began * (2 + chance(3)))}, 다시 산 고객은 열에 ${4 + chance(5)}입니다. 증빙은 IR 자료에 있습니다.`,
          ),
        ]
      : []),
  ];
}

function people({ team, part, chance, thorough }: Facts): Block[] {
  const budget = [120, 80, 60, 40].map((base) => (base + chance(60)) * 10_000);
  return [
    { kind: 'chapter', text: '4. 팀' },
    text(team.strength),
    {
      kind: 'table',
      head: ['역할', '하는 일', '지금까지'],
      rows: roles.slice(0, team.size),
      caption: '표 5. 역할. 이름과 학교는 심사를 위해 적지 않았습니다.',
    },
    heading('앞으로 여섯 달'),
    {
      kind: 'table',
      head: ['언제', '할 일', '됐다고 볼 기준'],
      rows: [
        ['1–2월째', `${part.place} 밖 두 곳에서 다시 시험`, `${20 + chance(40)}명이 두 번 이상 씀`],
        ['3–4월째', `${josa(part.payer, '와/과')} 시험 계약`, `${1 + chance(3)}곳, 석 달`],
        ['5–6월째', '값을 받고 운영', `다달이 ${won((20 + chance(60)) * 10_000)}`],
      ],
      caption: '표 6. 일정',
    },
    ...(thorough > 1
      ? [
          {
            kind: 'table',
            head: ['쓸 곳', '금액'],
            rows: [
              ['시제품 재료', won(budget[0] ?? 0)],
              ['시험과 사례', won(budget[1] ?? 0)],
              ['검사와 등록', won(budget[2] ?? 0)],
              ['알리기', won(budget[3] ?? 0)],
            ],
            caption: '표 7. 상금과 지원금을 받으면 이렇게 씁니다',
          } as const,
        ]
      : []),
    {
      kind: 'small',
      text: '이 계획서의 숫자는 팀이 직접 세거나 물은 것입니다. 기록은 요청하시면 보여 드립니다.',
    },
  ];
}
