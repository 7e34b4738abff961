import type { SeasonPlan } from '../seasons/plan.ts';

/** The five regions that most seasons divide the 17 시·도 into (product description, contest). */
export const usualRegions: SeasonPlan['regions'] = [
  { code: 'capital', name: { ko: '수도권', en: 'Seoul area' }, sidos: ['1', '4', '9'] },
  { code: 'chungcheong', name: { ko: '충청', en: 'Chungcheong' }, sidos: ['6', '8', '11', '12'] },
  {
    code: 'daegyeong',
    name: { ko: '대경·강원', en: 'Daegu, Gyeongbuk and Gangwon' },
    sidos: ['3', '10', '15'],
  },
  { code: 'honam', name: { ko: '호남·제주', en: 'Honam and Jeju' }, sidos: ['5', '13', '14', '17'] },
  { code: 'southeast', name: { ko: '동남', en: 'Southeast' }, sidos: ['2', '7', '16'] },
];
