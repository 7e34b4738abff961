export type StageState = 'upcoming' | 'open' | 'closed' | 'announced';

/** The 17 시·도 by the codes of `tmRegion`. */
export const sidos = {
  '1': { ko: '서울', en: 'Seoul' },
  '2': { ko: '부산', en: 'Busan' },
  '3': { ko: '대구', en: 'Daegu' },
  '4': { ko: '인천', en: 'Incheon' },
  '5': { ko: '광주', en: 'Gwangju' },
  '6': { ko: '대전', en: 'Daejeon' },
  '7': { ko: '울산', en: 'Ulsan' },
  '8': { ko: '세종', en: 'Sejong' },
  '9': { ko: '경기', en: 'Gyeonggi' },
  '10': { ko: '강원', en: 'Gangwon' },
  '11': { ko: '충북', en: 'Chungbuk' },
  '12': { ko: '충남', en: 'Chungnam' },
  '13': { ko: '전북', en: 'Jeonbuk' },
  '14': { ko: '전남', en: 'Jeonnam' },
  '15': { ko: '경북', en: 'Gyeongbuk' },
  '16': { ko: '경남', en: 'Gyeongnam' },
  '17': { ko: '제주', en: 'Jeju' },
} as const;
