import type { ExportColumn } from '@chulbal/contract/applications/parts';
import type { ApplicationStatus } from '../tables.ts';

/** Answers of the team step that an export has, each in a column of its own. */
export const answerFields = [
  'teamItemPart',
  'team4dTech',
  'teamItemExp',
  'teamEmotion',
  'teamChar',
  'teamCom',
  'teamComKind',
  'teamComNo',
  'teamComDate',
] as const;
export type AnswerField = (typeof answerFields)[number];

/** Words of exported files. English is typed by Korean: a missing text does not compile. */
export type ExportWords = {
  /** Of the file and of its sheet. */
  title: string;
  /** Headings of what a chosen column becomes. */
  headings: Record<Exclude<ExportColumn, 'answers'>, readonly string[]>;
  /** Headings of each member beside the leader, behind those of the column; `no` is 1 for the first. */
  ofMember: { members: (no: number) => readonly string[]; contacts: (no: number) => readonly string[] };
  answers: Record<AnswerField, string>;
  business: Record<string, string>;
  status: Record<ApplicationStatus, string>;
  /** Beside the files of an archive. */
  manifest: { fileName: string; headings: readonly string[]; stored: string; missing: string };
  nothing: string;
};

const ko: ExportWords = {
  title: '신청',
  headings: {
    number: ['접수번호'],
    track: ['트랙'],
    region: ['권역'],
    teamName: ['팀 이름'],
    itemName: ['아이템 이름'],
    leader: ['팀장', '팀장 학교'],
    members: ['팀 인원'],
    contacts: ['팀장 휴대전화', '팀장 이메일', '팀장 생년월일'],
    bonus: ['가점 신청', '가점 확인 대기', '가점 인정 점수'],
    files: ['서류 수', '서류'],
    submittedAt: ['제출 시각 (한국 시간)'],
    status: ['상태'],
  },
  ofMember: {
    members: (no) => [`팀원 ${no}`, `팀원 ${no} 학교`],
    contacts: (no) => [`팀원 ${no} 휴대전화`, `팀원 ${no} 이메일`, `팀원 ${no} 생년월일`],
  },
  answers: {
    teamItemPart: '아이템 분야',
    team4dTech: '기술 분야',
    teamItemExp: '아이템 설명',
    teamEmotion: '도전 동기',
    teamChar: '팀의 강점',
    teamCom: '사업자 구분',
    teamComKind: '업종',
    teamComNo: '사업자등록번호',
    teamComDate: '개업일',
  },
  business: { '0': '없음', '1': '개인사업자', '2': '법인사업자' },
  status: { draft: '작성 중', submitted: '제출 완료', cancelled: '참가 철회' },
  manifest: {
    fileName: '파일 목록.csv',
    headings: ['접수번호', '팀 이름', '서류', '경로', '원래 이름', '크기 (바이트)', 'SHA-256', '비고'],
    stored: '',
    missing: '저장소에 파일이 없어요',
  },
  nothing: '조건에 맞는 신청이 없어요.',
};

const en: ExportWords = {
  title: 'Applications',
  headings: {
    number: ['Number'],
    track: ['Track'],
    region: ['Region'],
    teamName: ['Team name'],
    itemName: ['Item name'],
    leader: ['Leader', 'Leader’s school'],
    members: ['People'],
    contacts: ['Leader’s phone', 'Leader’s e-mail', 'Leader’s birth date'],
    bonus: ['Bonus items claimed', 'Bonus items pending', 'Bonus points verified'],
    files: ['Number of files', 'Files'],
    submittedAt: ['Submitted (Korean time)'],
    status: ['Status'],
  },
  ofMember: {
    members: (no) => [`Member ${no}`, `Member ${no}’s school`],
    contacts: (no) => [`Member ${no}’s phone`, `Member ${no}’s e-mail`, `Member ${no}’s birth date`],
  },
  answers: {
    teamItemPart: 'Item field',
    team4dTech: 'Technology field',
    teamItemExp: 'About the item',
    teamEmotion: 'Why the team set out',
    teamChar: 'What makes the team strong',
    teamCom: 'Kind of proprietor',
    teamComKind: 'Kind of business',
    teamComNo: 'Business registration number',
    teamComDate: 'Opening date',
  },
  business: { '0': 'None', '1': 'Sole proprietor', '2': 'Corporation' },
  status: { draft: 'Draft', submitted: 'Submitted', cancelled: 'Withdrawn' },
  manifest: {
    fileName: 'Files.csv',
    headings: [
      'Number',
      'Team name',
      'Document',
      'Path',
      'Original name',
      'Size (bytes)',
      'SHA-256',
      'Remark',
    ],
    stored: '',
    missing: 'The file is not in the store',
  },
  nothing: 'No application matches.',
};

export const exportWords = { ko, en } as const;
