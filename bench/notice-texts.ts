import { noticeType } from '@chulbal/contract/notices';
import type { NoticeType } from '@chulbal/contract/notices.values';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { teamNames } from './submitted-teams.ts';

const lanes = ['새싹', '도전', '캠퍼스', '성장', '글로벌'];
const lanesEn = ['Sprout', 'Challenge', 'Campus', 'Growth', 'Global'];
const places = [
  ...['서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종', '수원', '춘천', '청주', '전주'],
  ...['목포', '포항', '창원', '제주', '강릉', '천안', '여수', '김해', '원주', '군산', '안동', '진주'],
];
const venues = [
  ...['창업지원단 대강당', '시청 본관 3층', '청년센터 회의실', '테크노파크 강의동', '도서관 세미나실'],
  ...['컨벤션홀', '메이커스페이스', '산학협력관', '창조경제혁신센터', '온라인 회의실'],
];
const subjects = [
  ...['접수', '서류 심사', '발표 심사', '온라인 설명회', '사업계획서 첨삭', '멘토링', '시제품 지원금'],
  ...['가점 서류 확인', '팀원 확인', '본선 무대', '결과 발표', '이의 신청', '수상작 전시', '참가 확인서'],
];
const subjectsEn = ['Applications', 'Paper review', 'Pitching', 'Briefing', 'Mentoring', 'Results', 'Finals'];
const endings = [
  ...['일정을 알려 드려요', '안내', '신청을 받아요', '방법이 달라졌어요', '마감이 다가와요'],
  ...['결과를 알려 드려요', '자주 묻는 질문', '함께할 팀을 찾아요', '장소가 바뀌었어요', '다시 보기'],
];
const endingsEn = ['dates', 'open now', 'closing soon', 'results', 'new place', 'questions and answers'];

/** Patterns of sentences; `{…}` is filled in. */
const patterns = [
  '{lane} 트랙의 {subject}는 {day}에 {place} {venue}에서 시작해요.',
  '신청서는 {day}까지 고칠 수 있고, 그 뒤에는 {subject} 담당자에게 문의해 주세요.',
  '지난해 {place}에서 출발한 {team} 팀은 {item}로 첫 고객 {number}명을 만났어요.',
  '{subject}에 참가하는 팀은 신분증과 재학증명서를 꼭 챙겨 주세요.',
  '자리가 {number}석뿐이라 먼저 신청한 순서대로 자리를 드려요.',
  '궁금한 점은 {person} 매니저에게 전화하거나 문의 게시판에 남겨 주세요.',
  '이번 {subject}부터는 파일마다 지문이 적힌 접수증을 메일로 보내 드려요.',
  '{place} 지역에서 참가하는 팀에게는 교통비를 {number}만 원까지 드려요.',
  '{item}처럼 생활 속 불편을 푸는 아이디어라면 어떤 분야든 좋아요.',
  '심사위원은 {person} 대표를 포함해 모두 {number}명이고, 명단은 심사가 끝난 뒤에 공개해요.',
  '{lane} 트랙은 문제의 크기, 해결 방법, 팀의 실행력을 차례로 평가해요.',
  '발표 자료는 {number}쪽을 넘지 않아야 하고 글꼴을 문서에 넣어 주세요.',
  '{day}에 점검이 있어 새벽 두 시부터 네 시까지 사이트를 쓸 수 없어요.',
  '선정된 {team} 팀과 {team} 팀에게 축하 인사를 전해요.',
  '{venue}에는 주차할 곳이 없으니 대중교통을 이용해 주세요.',
];
const patternsEn = [
  'The {laneEn} track begins on day {number} in hall {number}.',
  'You can change your application until the last day.',
  'Please bring an identity card and a certificate of enrolment.',
  'There are {number} seats; who asks first gets one.',
  'Write to us when something is unclear.',
];
const syllables = [
  ...'가나다라마바사아자하서지수민윤도한별솔봄담온결빛샘누리노을찬들해율채은비현준우영진성호경미정',
];

export type NoticeTexts = {
  kind: NoticeType;
  titleKo: string;
  titleEn: string;
  /** Of the Korean text, as they stand in it. */
  sentences: string[];
  bodyKo: string;
  bodyEn: string;
};

/** A notice as they are written: five to twelve sentences, one in three in English too. */
export function noticeTexts(random: () => number): NoticeTexts {
  const filled = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => slot(random, name));
  const several = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => filled(pick(random, from)));
  const round = random() < 0.3 ? `${1 + Math.floor(random() * 4)}차 ` : '';
  const about = random() < 0.4 ? `[${pick(random, places)}] ` : `${pick(random, lanes)} 트랙 `;
  const titleKo = `${about}${round}${pick(random, subjects)} ${pick(random, endings)}`;
  const sentences = several(patterns, 5 + Math.floor(random() * 8));
  const isEnglish = random() < 0.33;
  return {
    kind: pick(random, noticeType.options),
    titleKo: random() < 0.1 ? `${slot(random, 'team')} 팀의 ${titleKo}` : titleKo,
    titleEn: isEnglish
      ? `${pick(random, lanesEn)} track: ${pick(random, subjectsEn)}, ${pick(random, endingsEn)}`
      : '',
    sentences,
    bodyKo: paragraphs(sentences),
    bodyEn: isEnglish ? paragraphs(several(patternsEn, 3 + Math.floor(random() * 4))) : '',
  };
}

/** The notice of this number: the same texts for the same seed. */
export function noticeOfNumber(number: number, seed: number): NoticeTexts {
  return noticeTexts(randomNumbers(seed * 1_000_003 + number));
}

function slot(random: () => number, name: string): string {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  if (name === 'lane') return pick(random, lanes);
  if (name === 'laneEn') return pick(random, lanesEn);
  if (name === 'place') return pick(random, places);
  if (name === 'venue') return pick(random, venues);
  if (name === 'subject') return pick(random, subjects);
  if (name === 'team') return teamNames(random).teamName;
  if (name === 'item') return teamNames(random).itemName;
  if (name === 'day') return `${upTo(12)}월 ${upTo(28)}일`;
  if (name === 'person')
    return pick(random, [...'김이박최정강조윤장임']) + pick(random, syllables) + pick(random, syllables);
  return String(upTo(90));
}

function paragraphs(sentences: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0; from < sentences.length; from += 3)
    parts.push(`<p>${sentences.slice(from, from + 3).join(' ')}</p>`);
  return parts.join('');
}
