import { z } from 'zod';
import type { Language } from '../language.ts';
import { type PastColumn, pastColumnKeys } from './values.ts';

export const pastColumn = z.enum(pastColumnKeys);
/** What a column is called: the first of each is the template's; case and spaces do not count. */
export const pastColumns: Record<PastColumn, Record<Language, readonly [string, ...string[]]>> = {
  year: { ko: ['연도', '년도', '시즌'], en: ['Year', 'Season'] },
  lane: { ko: ['레인', '레인 번호', '트랙 번호'], en: ['Lane', 'Lane number'] },
  track: { ko: ['트랙', '트랙 이름'], en: ['Track'] },
  region: { ko: ['권역', '지역'], en: ['Region'] },
  team: { ko: ['팀 이름', '팀명', '기업', '기업명'], en: ['Team', 'Team name', 'Company'] },
  line: { ko: ['한 줄 소개', '소개'], en: ['In one line', 'Line'] },
  story: { ko: ['이야기', '본문', '내용'], en: ['Story', 'Text'] },
  kind: { ko: ['지금', '상태'], en: ['Now', 'State'] },
  events: { ko: ['날짜 줄', '걸어온 길', '연혁'], en: ['Dated lines', 'Events'] },
  cover: { ko: ['그림', '표지', '그림 파일'], en: ['Picture', 'Cover'] },
  coverAlt: { ko: ['그림 설명', '표지 설명'], en: ['Picture in words', 'Cover in words'] },
  logo: { ko: ['로고', '로고 파일'], en: ['Logo'] },
  logoAlt: { ko: ['로고 설명'], en: ['Logo in words'] },
  trackEn: { ko: ['트랙 (영어)', '영어 트랙'], en: ['Track (English)', 'English track'] },
  regionEn: { ko: ['권역 (영어)', '영어 권역'], en: ['Region (English)', 'English region'] },
  teamEn: { ko: ['팀 이름 (영어)', '영어 팀 이름'], en: ['Team (English)', 'English team'] },
  lineEn: { ko: ['한 줄 소개 (영어)', '영어 소개'], en: ['In one line (English)', 'English line'] },
  storyEn: { ko: ['이야기 (영어)', '영어 이야기'], en: ['Story (English)', 'English story'] },
};
