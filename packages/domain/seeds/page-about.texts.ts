import type { Story } from '@chulbal/contract/pages/pages';
import type { TermWords } from './term-text.ts';

/** The story of the programme as a new installation tells it; lanes and marks are drawn from its season. */
export function aboutStory({ brand }: Pick<TermWords, 'brand'>): Story {
  return {
    kind: 'about',
    hero: {
      title: { ko: '출발선은 달라도\n거리는 같습니다.', en: 'Different start lines,\nthe same distance.' },
      text: {
        ko: '육상 트랙의 바깥 레인은 더 앞에서 출발합니다. 그래야 모두 같은 거리를 달리니까요.',
        en: 'On a running track the outer lanes start further ahead. That is how everyone runs the same distance.',
      },
    },
    sections: [
      {
        ...{ kind: 'statement', id: 'why' },
        text: {
          ko: `중학생과 박사과정생을 한 줄에 세우지 않습니다. ${topic(brand.ko)} 나이와 경험이 다른 팀에게 저마다의 레인을 주고,`,
          en: `We do not line a schoolchild up beside a doctoral student. ${brand.en} gives teams of every age and experience a lane of their own,`,
        },
        echo: {
          ko: '같은 거리를 달린 뒤 한 결승선에서 만나게 합니다.',
          en: 'and has them meet at one finish line after the same distance.',
        },
      },
      {
        ...{ kind: 'lanes', id: 'lanes' },
        title: { ko: '{n} 레인', en: '{n} lanes' },
        note: { ko: '서류 심사를 통과하는 팀 수', en: 'Teams that pass the document review' },
      },
      {
        ...{ kind: 'marks', id: 'marks' },
        title: { ko: '{n} 번의\n표시선', en: '{n} marks\non the lane' },
        note: { ko: '', en: '' },
      },
      {
        ...{ kind: 'figures', id: 'fair' },
        title: { ko: '기록은\n다시 잴 수 있어야 합니다.', en: 'A record must stand\na second measuring.' },
        figures: [
          {
            ...{ number: '7', picture: 'none' },
            title: { ko: '일곱 명이 따로 봅니다', en: 'Seven judge on their own' },
            text: {
              ko: '같은 학교, 같은 회사의 심사위원은 그 팀을 보지 않아요.',
              en: 'Nobody judges a team of their own school or company.',
            },
          },
          {
            ...{ number: '−2', picture: 'trim' },
            title: {
              ko: '가장 높은 점수와 낮은 점수는 뺍니다',
              en: 'The highest and the lowest score are dropped',
            },
            text: {
              ko: '다섯 명 이상 채점하면 나머지의 평균으로 순위를 정해요.',
              en: 'Where five or more have judged, the mean of the rest decides.',
            },
          },
          {
            ...{ number: '0', picture: 'none' },
            title: {
              ko: '동점을 제출 순서로 가르지 않습니다',
              en: 'No tie is broken by who was first',
            },
            text: {
              ko: '기준과 규칙은 미리 공개하고, 확정한 결과의 근거는 그대로 보관해요.',
              en: 'Criteria and rules are published beforehand, and what a result rests on is kept as it was.',
            },
          },
        ],
      },
      {
        ...{ kind: 'call', id: 'call', to: '/contest/apply-info' },
        title: { ko: '몇 번 레인에\n설까요?', en: 'Which lane\nis yours?' },
        button: { ko: '내 레인 찾기', en: 'Find my lane' },
      },
    ],
  };
}

/** The name with the particle that its last letter asks for: 출발+는, 첫걸음은. */
function topic(name: string): string {
  const last = name.replace(/[^가-힣]+$/u, '').at(-1);
  const hasFinal = last !== undefined && (last.charCodeAt(0) - 0xac00) % 28 !== 0;
  // A sign after the name is read aloud: 출발+ is 출발 플러스.
  return `${name}${hasFinal && name.endsWith(last) ? '은' : '는'}`;
}
