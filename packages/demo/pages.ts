import type { CompanyContent } from '@chulbal/contract/companies/content';
import { emptyCompany, emptySlide, numbered } from '@chulbal/contract/companies/content.rules';
import { mintUser, type OperatorActor, type UserActor } from '@chulbal/domain/actor';
import { beginCompany, saveCompany, submitCompany } from '@chulbal/domain/companies/commands';
import { askCompanyChanges } from '@chulbal/domain/companies/review.commands';
import type { Db } from '@chulbal/domain/db';
import type { Deed } from './deed.ts';
import { unfinished, unfinishedTeams } from './encore.texts.ts';
import type { DemoTeam } from './teams.ts';

/** A page that is shown, of which a newer version waits; and one whose leader one can log in as, asked for changes. */
const WAITING = '되감기전지';
const ASKED = '반의반찬';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Pages of an exhibition that are not through yet, as their teams and an operator left them: one handed in for the
 * first time, one begun, and of two that are shown a newer version, which waits or has to be changed. `igNo` is asked
 * for when they run; `opensAt` is when it opens, until three to five days before which pages are written.
 */
export function pageDeeds(
  tx: Db,
  given: { igNoOf: () => number; operator: OperatorActor; opensAt: Date; now: Date },
): Deed[] {
  const { igNoOf, operator, opensAt, now } = given;
  const before = (days: number, hours: number) =>
    new Date(opensAt.getTime() - days * DAY_MS - hours * HOUR_MS);
  const ago = (days: number, hours: number) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS);
  const asked = { ...askedFor, publicUrl: '', fixUntil: new Date(now.getTime() + 6 * DAY_MS) };
  const write = (team: string, content: (draft: CompanyContent) => CompanyContent) => async (at: Date) => {
    const page = await pageOf(tx, { igNo: igNoOf(), team });
    const draft = content(page.draft);
    const { icNo, leader } = page;
    const { editVersion } = await saveCompany(tx, leader, {
      icNo,
      editVersion: page.editVersion,
      draft,
      now: at,
    });
    return { icNo, leader, editVersion, language: 'ko' as const, now: at };
  };
  const submit = async (page: Awaited<ReturnType<ReturnType<typeof write>>>) => {
    await submitCompany(tx, page.leader, { ...page, idempotencyKey: crypto.randomUUID() });
  };
  return [
    ...[unfinished.late, unfinished.begun].map(
      (name, place): Deed => ({
        at: before(10 - place, 2),
        run: async (at) => {
          const { teamNo, leader } = await teamOf(tx, { igNo: igNoOf(), team: name });
          await beginCompany(tx, leader, { igNo: igNoOf(), teamNo, language: 'ko', now: at });
          if (name === unfinished.begun) await write(name, half)(at);
        },
      }),
    ),
    {
      at: before(7, 1),
      run: async (at) => submit(await write(unfinished.late, whole)(at)),
    },
    {
      at: ago(4, 2),
      run: async (at) =>
        submit(
          await write(ASKED, (draft) => ({
            ...draft,
            companyTitle: '세 숟갈씩 파는 시장 반찬',
            figures: draft.figures.map((figure, place) =>
              place === 0 ? { ...figure, value: '1,000' } : figure,
            ),
          }))(at),
        ),
    },
    {
      at: ago(2, 6),
      run: async (at) => {
        const { icNo } = await pageOf(tx, { igNo: igNoOf(), team: ASKED });
        await askCompanyChanges(tx, operator, { icNo, version: 2, ...asked, now: at });
      },
    },
    {
      at: ago(1, 1),
      run: async (at) =>
        submit(
          await write(WAITING, (draft) => ({
            ...draft,
            figures: draft.figures.map((figure, place) =>
              place === 0 ? { ...figure, value: '354' } : figure,
            ),
          }))(at),
        ),
    },
  ];
}

/** What the team of 반의반찬 is asked to change, field by field. */
const askedFor = {
  notes: [
    {
      path: 'companyTitle',
      text: '전시 중에는 이름이 바뀌면 투자한 사람이 찾기 어려워요. 원래 이름을 두고 소개에 적어 주세요.',
    },
    { path: 'figures.0', text: '‘1,000곳’의 근거를 소개에 적거나, 확인할 수 있는 수로 적어 주세요.' },
  ],
};

function teamNamed(name: string): DemoTeam {
  const team = unfinishedTeams.find((one) => one.name === name);
  if (!team) throw new Error(`The demo has no team ${name}.`);
  return team;
}

/** A page whose cover is written and nothing else. */
function half(draft: CompanyContent): CompanyContent {
  const team = teamNamed(draft.teamName);
  const slides = [
    { ...emptySlide('cover', '표지', true), slideContent1: team.item },
    emptySlide('why', '문제'),
  ];
  return { ...draft, companyTitle: team.item, slides: numbered(slides) };
}

/** A page without pictures, whole. */
function whole({ teamName }: CompanyContent): CompanyContent {
  const { item, part, motive, about, strength } = teamNamed(teamName);
  const slides = [
    { ...emptySlide('cover', '표지', true), slideContent1: item },
    { ...emptySlide('why', '문제'), slideContent1: motive },
    { ...emptySlide('now', '지금'), slideContent1: strength },
  ];
  return {
    ...emptyCompany(teamName),
    ...{ companyTitle: item, companyType: part, slides: numbered(slides) },
    companyContent: `<h2>왜 시작했나요</h2><p>${motive}</p><h2>무엇을 만들었나요</h2><p>${about}</p><h2>지금은</h2><p>${strength}</p>`,
  };
}

type Named = { igNo: number; team: string };

async function teamOf(tx: Db, { igNo, team }: Named): Promise<{ teamNo: number; leader: UserActor }> {
  const { teamNo, leaderId } = await tx.sql
    .selectFrom('applications as a')
    .innerJoin('exhibitions as e', 'e.seasonId', 'a.seasonId')
    .select(['a.teamNo', 'a.leaderId'])
    .where('e.igNo', '=', igNo)
    .where('a.teamName', '=', team)
    .executeTakeFirstOrThrow();
  return { teamNo, leader: mintUser(leaderId) };
}

async function pageOf(tx: Db, named: Named) {
  const { teamNo, leader } = await teamOf(tx, named);
  const page = await tx.sql
    .selectFrom('companies')
    .select(['icNo', 'editVersion', 'draft'])
    .where('igNo', '=', named.igNo)
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  return { ...page, leader };
}
