import { resetPassword, sendCode } from '@chulbal/contract/accounts';
import { ApiClient } from './api-client.ts';
import { codeIn, messageTo } from './messages.ts';

/** Somebody who is invited by the list. */
export type Judge = { name: string; email: string; phone: string; password: string };

/** The stage that the demo judges: the documents of 성장. */
export const judged = { trackNo: 4, stageNo: 2 } as const;

const judge = (name: string, place: number): Judge => ({
  name,
  email: `panel${place}@judges.example`,
  phone: `010-7777-100${place}`,
  password: `물가의 느린 오후 ${place}${place}`,
});

/** Four for one panel: whom of them it makes its alternate is the proposal's choice. */
export const judges: readonly Judge[] = [
  judge('선우가람', 1),
  judge('독고새벽', 2),
  judge('황보이슬', 3),
  judge('제갈여름', 4),
];

const fields =
  '생활·공간;교육·문화;건강·복지;환경·에너지;농수산·식품;이동·물류;제조·소재;콘텐츠·놀이;지역·여행;사회 문제 해결';

/** The list as a spreadsheet saves it; its last line lacks an address. */
export function judgesCsv(): Buffer {
  const line = ({ name, email, phone }: Pick<Judge, 'name' | 'email' | 'phone'>) =>
    [name, email, phone, `${name} 사무소`, fields, '40팀'].join(',');
  const lines = [...judges.map(line), line({ name: '남궁모름', email: 'nowhere', phone: '010-7777-1005' })];
  return Buffer.from(`\uFEFF이름,이메일,휴대전화,소속,전문 분야,심사 한도\r\n${lines.join('\r\n')}\r\n`);
}

export type Scores = { problem: number; feasibility: number; growth: number; team: number };

/** What teams are worth, in the order of their numbers: the fourth and fifth are alike, the last is below the line. */
const worth: readonly (readonly [number, number, number, number])[] = [
  [23, 27, 22, 18],
  [22, 26, 21, 17],
  [20, 24, 20, 16],
  [18, 22, 18, 15],
  [18, 22, 18, 15],
  [17, 20, 16, 13],
  [12, 14, 12, 10],
];

/** The scores of the team in this place, from 0: the same from everybody, so that who is tied stays so. */
export function scoresOf(place: number): Scores {
  const [problem, feasibility, growth, team] = worth[place] ?? [0, 0, 0, 0];
  return { problem, feasibility, growth, team };
}

/** Gives the account of an address another password, as login help would; the demo's leaders have one that nobody knows. */
export async function takeOver(userApiUrl: string, email: string, password: string): Promise<void> {
  const visitor = new ApiClient(userApiUrl);
  const { requestId } = await visitor.call(sendCode, { purpose: 'resetPassword', email });
  const code = codeIn(await messageTo(userApiUrl, email));
  await visitor.call(resetPassword, { requestId, code, password });
}
