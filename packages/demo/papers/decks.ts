import type { DemoTeam } from '../teams.ts';
import type { Paper } from './paper.ts';
import { parts } from './plan.texts.ts';
import { laneColour } from './plan.ts';

/** The slides of a business with its sales and customers of a year; `place` makes one's numbers another's. */
export function investorDeck(team: DemoTeam, { at, place }: { at: Date; place: number }): Paper {
  const part = parts[team.part] ?? parts.social;
  if (!part) throw new Error('A part is always known.');
  const months = [11, 1, 3, 5, 7, 9];
  const sales = months.map((month, index): [string, number] => [
    `${month}월`,
    Math.round((180 + place * 70) * 1.22 ** index + ((index * 53 + place * 31) % 90)),
  ]);
  const year = sales.reduce((sum, [, value]) => sum + value * 2, 0);
  const customers = 40 + place * 23;
  return {
    title: `${team.name} IR 자료`,
    author: team.name,
    at,
    shape: 'slides',
    colour: laneColour(team.lane),
    blocks: [
      {
        kind: 'cover',
        over: 'IR 자료',
        text: team.item,
        under: team.name,
        scene: part.scenes[0],
        facts: [['업력', `${team.business?.monthsOld ?? 12}개월`]],
      },
      { kind: 'break' },
      { kind: 'chapter', text: '무엇을 파나' },
      { kind: 'text', text: team.about },
      { kind: 'quote', text: team.motive },
      { kind: 'break' },
      { kind: 'chapter', text: '지난 열두 달의 매출' },
      {
        kind: 'line',
        caption: `두 달씩 더한 값, 한 해 합계 ${year.toLocaleString('ko-KR')}만 원`,
        unit: '만 원',
        values: sales,
      },
      { kind: 'break' },
      { kind: 'chapter', text: '고객' },
      {
        kind: 'bars',
        caption: `고객 ${customers}곳이 우리를 안 길`,
        unit: '곳',
        values: part.channels.map((name, index): [string, number] => [
          name,
          Math.round(customers / (1.7 + index * 1.3)),
        ]),
      },
      { kind: 'break' },
      { kind: 'picture', scene: part.scenes[1], caption: part.place },
      { kind: 'text', text: team.strength },
      { kind: 'break' },
      { kind: 'chapter', text: '견주어 보면' },
      {
        kind: 'table',
        head: ['지금의 방법', '좋은 점', '모자란 점'],
        rows: part.rivals,
        caption: '고객이 우리와 함께 살펴본 것',
      },
      { kind: 'break' },
      { kind: 'chapter', text: '다음 열두 달' },
      {
        kind: 'table',
        head: ['때', '할 일', '기준'],
        rows: [
          ['1분기', '두 번째 지역', `고객 ${Math.round(customers * 1.5)}곳`],
          ['2분기', '값을 올려 시험', '다시 산 고객 열에 여섯'],
          ['하반기', '첫 채용 두 명', `한 달 매출 ${Math.round(year / 7).toLocaleString('ko-KR')}만 원`],
        ],
        caption: '',
      },
      { kind: 'picture', scene: part.scenes[2], caption: '다음에 갈 곳' },
    ],
  };
}
