import type { Person } from '@chulbal/contract/applications/fields';
import type { DemoTeam } from './teams.ts';

/** Common family names and given names, put together by counting: nobody in particular. */
const families = '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송'.split(' ');
const given = (
  '하윤 도현 지아 민재 서아 은호 유진 태오 소율 건우 나래 시온 예린 준서 다온 하람 채원 이든 수빈 우진 가온 ' +
  '지호 보라 현서 아린 정우 세아 도윤 해든 윤슬 주원 라온 승민 혜나 다인 로운 미르 연우 서율 강산 초아 한결 ' +
  '은솔 재하 슬아 예준 누리 산하 지율 태린 봄이 찬희 소담 유하 단비 선우 아라 규빈 온유 바다 해솔'
).split(' ');

/** International students of the demo with their countries (ISO 3166-1). */
const foreigners = [
  ['응우옌 티 란', 'VN'],
  ['쩐 민 꾸안', 'VN'],
  ['왕 위신', 'CN'],
  ['리 쯔한', 'CN'],
  ['아지자 카리모바', 'UZ'],
  ['딜쇼드 유수포프', 'UZ'],
  ['바트에르덴 나란', 'MN'],
  ['사르나이 볼드', 'MN'],
  ['다나카 아오이', 'JP'],
  ['시타 라이', 'NP'],
  ['누르 아이샤', 'ID'],
  ['킨 산다', 'MM'],
  ['파티마 라만', 'BD'],
  ['이반 페트로프', 'RU'],
  ['클라라 호프만', 'DE'],
  ['아마니 오티에노', 'KE'],
] as const;

/** Grade, age in the season's year and first months of the year: nobody is younger than 14. */
const pupils: Record<number, { age: number; grade: number }> = {
  1: { age: 15, grade: 3 },
  2: { age: 17, grade: 2 },
  3: { age: 22, grade: 3 },
  4: { age: 24, grade: 4 },
  5: { age: 23, grade: 2 },
};

/** The name of the person with a running number. */
export function demoFullName(number: number): string {
  return `${families[(number * 5) % families.length]}${given[(number * 11) % given.length]}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The person with a running number: another number is another name, phone and e-mail. The numbers are of the
 * block 010-0000, which belongs to nobody.
 */
export function demoPerson(number: number, team: DemoTeam, year: number): Person {
  const { age, grade } = pupils[team.lane] ?? { age: 22, grade: 3 };
  const foreigner = team.lane === 5 ? foreigners[number % foreigners.length] : undefined;
  return {
    tmName: foreigner?.[0] ?? demoFullName(number),
    tmSex: number % 2 ? 'F' : 'M',
    tmCountry: foreigner?.[1] ?? 'KR',
    tmBirth: `${year - age}-${twoDigits(1 + (number % 3))}-${twoDigits(1 + (number % 27))}`,
    tmPhone: `010-0000-${String(number).padStart(4, '0')}`,
    tmEmail: `runner${number}@demo.chulbal.example`,
    tmSchoolName: team.school.name,
    schoolNo: '',
    tmGrade: String(team.school.type === 'graduate' ? 1 : Math.max(1, grade - (number % 2))),
    tmRegion: team.sido,
    tmMajor: team.major ?? '',
    tmSchoolType: team.school.type,
    tmSchoolTypeDetail: team.school.detail,
    tmMajority: team.majority ?? '',
    tmStudyType: '1',
  };
}
