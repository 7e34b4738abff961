import type { Person } from '@chulbal/contract/applications/fields';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { DemoClaim } from '../bonus.ts';
import type { DemoTeam } from '../teams.ts';
import type { Block, Paper, Row } from './paper.ts';

type Issued = { number: string; on: string };

const form = (
  title: string,
  author: string,
  { number, on }: Issued,
  colour: string,
  blocks: Block[],
): Paper => ({
  title,
  author,
  at: koreanInstant(on, '10:00'),
  shape: 'form',
  colour,
  blocks: [
    { kind: 'small', text: `제 ${number} 호` },
    { kind: 'centred', text: [...title].join(' '), size: 30 },
    ...blocks,
  ],
});

const facts = (rows: Row[]): Block => ({ kind: 'facts', rows });
const said = (text: string): Block => ({ kind: 'text', text });
const fakes: Block = {
  kind: 'small',
  text: '출발+ 데모를 위해 만든 문서입니다. 여기 적힌 사람과 기관은 실제로 없습니다.',
};

/** 2026년 5월 20일, of yyyy-MM-dd. */
function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
}

function signed(by: string, on: string): Block[] {
  return [
    { kind: 'centred', text: longDate(on), size: 14 },
    { kind: 'centred', text: by, size: 20 },
    { kind: 'seal', text: `${by}의 인`.replaceAll(' ', '') },
    fakes,
  ];
}

/** When something was issued: this many days before. */
function daysBefore(moment: Date, days: number): string {
  return addDays(koreanDay(moment), -days);
}

/** That somebody is enrolled. `place` is theirs in the team. */
export function enrolment(person: Person, given: { number: string; before: Date; place: number }): Paper {
  const on = daysBefore(given.before, 1 + given.place * 3);
  const number = `${on.slice(0, 4)}-${given.number}-${given.place + 1}`;
  const school = person.tmSchoolName;
  return form('재학증명서', school, { number, on }, '#3949ab', [
    facts([
      ['성명', person.tmName],
      ['생년월일', longDate(person.tmBirth)],
      ['소속', [school, person.tmMajor].filter(Boolean).join(' ')],
      ['학년', `${person.tmGrade}학년`],
      ['학적 상태', person.tmStudyType === '2' ? '휴학' : '재학'],
    ]),
    said('위 사람은 본교에 재학하고 있음을 증명합니다.'),
    ...signed(`${school}장`, on),
  ]);
}

/** What is registered of a business; `before` which moment that was issued. */
export type Registered = {
  number: string;
  businessNumber: string;
  opened: string;
  leader: string;
  before: Date;
  again?: boolean;
};

/** That a business is registered; `again` where it was issued a second time. */
export function registration(team: DemoTeam, given: Registered): Paper {
  const on = daysBefore(given.before, given.again ? 1 : 12);
  return form('사업자등록증', '한빛세무서', { number: `${on.slice(0, 4)}-${given.number}`, on }, '#0f766e', [
    { kind: 'centred', text: team.business?.type === '2' ? '(법인사업자)' : '(일반과세자)', size: 13 },
    facts([
      ['등록번호', given.businessNumber],
      ['상호', team.name],
      ['대표자', given.leader],
      ['개업 연월일', longDate(given.opened)],
      ['사업의 종류', team.item],
      ['발급 사유', given.again ? '재발급' : '신규'],
    ]),
    said('부가가치세 사업자등록을 위와 같이 마쳤음을 증명합니다.'),
    ...signed('한빛세무서장', on),
  ]);
}

/** What proves a bonus; one that was rejected shows why. */
export function proof(
  claim: DemoClaim,
  given: { team: DemoTeam; number: string; leader: string; before: Date; closesAt: Date },
): Paper {
  const { team, leader, before, closesAt } = given;
  const isLate = claim.decision === 'rejected' && claim.reason.includes('마감일');
  const isOther = claim.decision === 'rejected';
  const on = isLate ? daysBefore(closesAt, -6) : daysBefore(before, 16);
  const issued = { number: `${on.slice(0, 4)}-${given.number}-${claim.aaNo}`, on };
  if (claim.aaNo === 1) {
    return form('참가확인서', '한걸음창업재단', issued, '#b83f00', [
      facts([
        ['참가자', isOther ? '한도윤' : leader],
        ['팀', isOther && claim.reason.includes('다른 팀') ? '물푸레작업실' : team.name],
        ['내용', claim.history],
      ]),
      said('위 팀이 출발+ 창업 리그에 참가하였음을 확인합니다.'),
      ...signed('한걸음창업재단 이사장', on),
    ]);
  }
  if (claim.aaNo === 2) {
    return form('상장', team.school.name, issued, '#8a5a12', [
      facts([
        ['대회와 상', claim.history],
        ['팀', team.name],
        ['대표', leader],
      ]),
      said('위 팀은 스스로 찾은 문제를 끝까지 풀어 뛰어난 성과를 보였기에 이 상장을 드립니다.'),
      ...signed(`${team.school.name}장`, on),
    ]);
  }
  return form('출원사실증명원', '지식재산보호원', issued, '#0e7490', [
    facts([
      ['출원의 명칭', claim.history.replace(/ (특허|상표|디자인|실용신안)? ?(출원|등록).*$/u, '')],
      ['출원인', isOther && claim.reason.includes('출원인') ? '주식회사 새벽누리' : leader],
      ['출원일', longDate(isLate ? daysBefore(closesAt, -2) : daysBefore(before, 74))],
      ['내용', claim.history],
    ]),
    said('위와 같이 출원되었음을 증명합니다.'),
    ...signed('지식재산보호원장', on),
  ]);
}
