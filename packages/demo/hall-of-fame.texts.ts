import type { Prize } from '@chulbal/contract/hall-of-fame/values';
import { koreanDay } from '@chulbal/contract/korean-days';
import { trackNames } from './past.texts.ts';
import type { DemoPost } from './post.ts';

type Pair = readonly [ko: string, en: string];
type Winner = {
  /** Before the season of the demo's year. */
  yearsAgo: number;
  prize: Prize;
  lane: 1 | 2 | 3 | 4 | 5;
  number: string;
  name: Pair;
  who: Pair;
  line: Pair;
  story: Pair;
  now: Pair;
};

/** Winners among the teams of earlier seasons, who do not exist either. */
const winners: readonly Winner[] = [
  {
    ...{ yearsAgo: 1, prize: 'grand', lane: 3, number: '3-0001', name: ['논두렁로보틱스', 'Paddy Robotics'] },
    who: ['호남 · 대학생 4명', 'Honam · 4 students'],
    line: ['논둑을 스스로 깎는 작은 로봇', 'A small robot that mows the banks of rice fields'],
    story: [
      '<p>예초기를 메고 논둑에 선 할아버지를 보며 시작했어요. 첫 로봇은 논에 일곱 번 빠졌고, 여덟 번째에 처음으로 둑 끝까지 갔습니다.</p><p>결선 발표 날에는 비가 왔어요. 진흙 묻은 로봇을 그대로 들고 올라갔습니다.</p>',
      '<p>It began with a grandfather who stood on the bank with a brush cutter. The first robot fell into the field seven times; the eighth one reached the end of the bank.</p><p>It rained on the day of the final. They carried the robot onto the stage with the mud still on it.</p>',
    ],
    now: ['전남 세 마을의 논둑 11km를 깎고 있어요.', 'It mows 11 km of banks in three villages of Jeonnam.'],
  },
  {
    ...{ yearsAgo: 1, prize: 'top', lane: 1, number: '1-0003', name: ['조용한초인종', 'Quiet Doorbell'] },
    who: ['수도권 · 초등학생 3명', 'Capital area · 3 pupils'],
    line: ['아기가 잘 때 빛으로 알리는 초인종', 'A doorbell that glows while the baby sleeps'],
    story: [
      '<p>동생이 잠들면 초인종을 테이프로 막아 두던 집이었어요. 종이컵과 전구 하나로 만든 첫 초인종이 아직 현관에 있습니다.</p>',
      '<p>At home they taped over the bell whenever the baby slept. The first one, a paper cup with a bulb, still hangs by the door.</p>',
    ],
    now: ['학교 복도에도 하나 걸었어요.', 'One of them hangs in the corridor of their school, too.'],
  },
  {
    ...{ yearsAgo: 1, prize: 'top', lane: 5, number: '5-0005', name: ['첫겨울', 'First Winter'] },
    who: ['대경·강원 · 유학생 3명', 'Daegyeong and Gangwon · 3 international students'],
    line: [
      '더운 나라에서 온 유학생의 겨울옷 대여',
      'Winter clothes on loan for students from warm countries',
    ],
    story: [
      '<p>영하 12도에 얇은 점퍼로 등교한 첫날을 잊지 못해서 시작했어요. 졸업하는 선배의 옷이 새로 온 후배에게 갑니다.</p>',
      '<p>None of them forgot the first morning at twelve below in a thin jacket. Coats of those who graduate go to those who arrive.</p>',
    ],
    now: ['네 대학의 기숙사가 옷장을 함께 써요.', 'The dormitories of four universities share the wardrobe.'],
  },
  {
    ...{
      yearsAgo: 1,
      prize: 'merit',
      lane: 2,
      number: '2-0003',
      name: ['분필가루안녕', 'Goodbye Chalk Dust'],
    },
    who: ['수도권 · 고등학생 4명', 'Capital area · 4 pupils'],
    line: ['칠판 가루를 모아 다시 굳힌 분필', 'Chalk made again from the dust of blackboards'],
    story: [
      '<p>청소 시간에 버리던 가루의 무게를 한 학기 동안 재 봤어요. 한 반에서 분필 마흔 자루가 나왔습니다.</p>',
      '<p>For a term they weighed the dust that was thrown away. One class made forty sticks of chalk of it.</p>',
    ],
    now: ['', ''],
  },
  {
    ...{ yearsAgo: 1, prize: 'merit', lane: 4, number: '4-0005', name: ['이음정비', 'Ieum Repairs'] },
    who: ['대경·강원 · 창업 2년', 'Daegyeong and Gangwon · founded 2 years before'],
    line: [
      '농기계 고장을 영상으로 먼저 보는 출장 정비',
      'Repairs of farm machines that begin with a video call',
    ],
    story: [
      '<p>두 시간을 달려가 나사 하나를 조이고 온 날, 먼저 보고 갈 수는 없을까 물었습니다.</p>',
      '<p>After a drive of two hours to tighten one screw, they asked whether one could look first.</p>',
    ],
    now: ['정비사 여섯 명이 군 네 곳을 돌아요.', 'Six mechanics look after four counties.'],
  },
  {
    ...{ yearsAgo: 1, prize: 'lane', lane: 4, number: '4-0011', name: ['소금꽃', 'Salt Flower'] },
    who: ['호남 · 창업 1년', 'Honam · founded the year before'],
    line: ['염전의 남는 간수로 만든 눈길 제설제', 'De-icer from the brine that salt farms have left'],
    story: [
      '<p>버려지던 간수를 겨울 길로 보냈어요. 첫 고객은 염전 옆 언덕길의 마을버스였습니다.</p>',
      '<p>Brine that was thrown away went to winter roads. The first customer was the village bus on the hill beside the salt farm.</p>',
    ],
    now: ['', ''],
  },
  {
    ...{ yearsAgo: 1, prize: 'citizens', lane: 3, number: '3-0010', name: ['바다수레', 'Sea Cart'] },
    who: ['호남 · 대학생 3명', 'Honam · 3 students'],
    line: ['갯벌에서 빠지지 않는 접이식 손수레', 'A folding cart that does not sink into mudflats'],
    story: [
      '<p>어촌계 어르신 열두 분이 시험 주행을 도와주셨어요. 바퀴는 여섯 번 바뀌었고, 손잡이는 할머니 키에 맞췄습니다.</p>',
      '<p>Twelve elders of the fishing village drove it first. The wheels changed six times, and the handle fits a grandmother.</p>',
    ],
    now: [
      '서천과 무안의 갯벌에서 쉰 대가 굴러가요.',
      'Fifty of them roll on the mudflats of Seocheon and Muan.',
    ],
  },
  {
    ...{ yearsAgo: 2, prize: 'grand', lane: 2, number: '2-0071', name: ['두번째의자', 'Second Chair'] },
    who: ['동남 · 고등학생 4명', 'Southeast · 4 pupils'],
    line: ['버려진 교실 의자를 고쳐 되돌려 주는 공방', 'A workshop that mends the chairs schools throw out'],
    story: [
      '<p>복도 끝에 쌓인 의자 예순 개를 세어 본 날이 첫날이에요. 결선에는 자기들이 고친 의자 넷을 들고 가서 앉아 발표했습니다.</p>',
      '<p>It began on the day they counted sixty chairs at the end of a corridor. In the final they sat on four that they had mended.</p>',
    ],
    now: ['고친 의자가 2,000개를 넘었어요.', 'They have mended more than 2,000 chairs.'],
  },
  {
    ...{ yearsAgo: 3, prize: 'top', lane: 3, number: '3-0112', name: ['달팽이책방', 'Snail Books'] },
    who: ['대경·강원 · 대학생 3명', 'Daegyeong and Gangwon · 3 students'],
    line: ['책방 없는 마을을 도는 느린 트럭', 'A slow truck for villages without a bookshop'],
    story: [
      '<p>빨리 오는 책 말고, 기다리게 되는 책을 싣고 싶었어요. 트럭은 하루에 한 마을만 섭니다.</p>',
      '<p>They wanted to carry books that are waited for. The truck stops in one village a day.</p>',
    ],
    now: ['트럭 두 대가 서른 마을을 돌아요.', 'Two trucks go round thirty villages.'],
  },
];

/** The same as posts of their board, as they stand at `now`. */
export function demoWinners(now: Date): DemoPost[] {
  const season = Number(koreanDay(now).slice(0, 4));
  return winners.map(({ yearsAgo, prize, lane, number, name, who, line, story, now: today }): DemoPost => {
    const [track, trackEn] = trackNames[lane];
    return {
      ...{ board: 'hof', kind: prize, daysAgo: 30 + yearsAgo, titleKo: name[0], titleEn: name[1] },
      ...{ bodyKo: story[0], bodyEn: story[1] },
      details: {
        ...{ cover: null, video: null, year: season - yearsAgo, lane, trackKo: track, trackEn, number },
        ...{ whoKo: who[0], whoEn: who[1], lineKo: line[0], lineEn: line[1] },
        ...{ nowKo: today[0], nowEn: today[1] },
      },
    };
  });
}
