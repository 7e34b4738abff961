import type { PlannedPanel } from '@chulbal/contract/panels/plan';
import { mintEvaluator, type OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { keepVersion } from '@chulbal/domain/evaluation/sheets/commands';
import { json } from '@chulbal/domain/json';
import { savePanelDraft } from '@chulbal/domain/panels/draft.commands';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { screen } from '@chulbal/domain/panels/screen.commands';
import { signPledge } from '@chulbal/domain/pledges/commands';
import { newestText } from '@chulbal/domain/pledges/queries';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import type { Deed } from './deed.ts';
import { demoEvaluators } from './evaluators.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The stage of 성장 that is being judged. */
const STAGE = 2;

/** Of those who judge, how much of their teams each has submitted; who is not here has not signed the pledge. */
const progress: Readonly<Record<string, number>> = {
  윤서진: 0.5,
  이수민: 0.7,
  노은솔: 1,
  정하늘: 0.6,
  오태경: 0.3,
  서지안: 0.8,
};

/** How severe somebody is: points above or below what a team is worth, and how far they spread. */
const manner: Readonly<Record<string, { shift: number; spread: number }>> = {
  노은솔: { shift: -6, spread: 1.1 },
  서지안: { shift: 4, spread: 0.3 },
};

type Judge = { evaluatorId: number; name: string };

/**
 * 성장 half judged: nine evaluators, one panel of seven with two alternates, pledges signed by six, and the sheets that
 * they have submitted since the stage has opened. Given as deeds, so that the log tells them in the order of time.
 */
export async function judgingDeeds(
  tx: Db,
  { rules, manager, now }: { rules: TrackRules; manager: OperatorActor; now: Date },
): Promise<Deed[]> {
  const { trackNo } = rules.track;
  const stage = rules.stages.find(({ stageNo }) => stageNo === STAGE);
  if (!stage?.rubric) throw new Error('The demo judges a stage without a rubric.');
  const of = { trackNo, stageNo: STAGE };
  const opened = Math.min(stage.opensAt.getTime(), now.getTime() - 2 * HOUR_MS);
  const judges = await listJudges(tx);
  const teamNos = await listTeamNos(tx, trackNo);
  const signing = judges.filter(({ name }) => progress[name] !== undefined);
  const planned = new Date(opened - 20 * HOUR_MS);
  return [
    {
      at: planned,
      async run(at) {
        while ((await screen(tx, { now: at })) > 0);
        const content = { panels: [panelOf(judges, teamNos)] };
        await savePanelDraft(tx, manager, { ...of, revision: 0, content, now: at });
      },
    },
    {
      at: new Date(planned.getTime() + 30 * MINUTE_MS),
      run: (at) =>
        publishPanels(tx, manager, { ...of, revision: 1, reason: '', allowWarnings: true, now: at }),
    },
    ...signing.map(({ evaluatorId, name }, place) => ({
      at: new Date(opened + (place + 1) * 7 * MINUTE_MS),
      async run(at: Date) {
        const text = await newestText(tx, of);
        const ticked = text.clauses.map((_, clause) => ({ clause, at: at.toISOString() }));
        const { sha256: textSha256 } = text;
        const actor = mintEvaluator(evaluatorId, null, '127.0.0.1');
        await signPledge(tx, actor, { ...of, textSha256, ticked, typedName: name, now: at });
      },
    })),
    {
      at: now,
      run: (at) =>
        insertSheets(tx, {
          ...of,
          judges: signing,
          teamNos,
          from: opened + HOUR_MS,
          until: at.getTime(),
        }),
    },
  ];
}

function panelOf(judges: readonly Judge[], teamNos: readonly number[]): PlannedPanel {
  return {
    name: '',
    evaluators: judges.map(({ evaluatorId }, place) => ({
      evaluatorId,
      role: place < 7 ? 'member' : 'alternate',
      pinned: false,
    })),
    teams: teamNos.map((teamNo) => ({ teamNo, pinned: false })),
  };
}

async function listJudges(tx: Db): Promise<Judge[]> {
  const rows = await tx.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .select(['accounts.id', 'accounts.name'])
    .execute();
  return demoEvaluators.flatMap(({ name }) => {
    const row = rows.find((one) => one.name === name);
    return row ? [{ evaluatorId: row.id, name }] : [];
  });
}

async function listTeamNos(tx: Db, trackNo: number): Promise<number[]> {
  const rows = await tx.sql
    .selectFrom('applications')
    .select('teamNo')
    .where('trackNo', '=', trackNo)
    .where('status', '=', 'submitted')
    .orderBy('teamNo')
    .execute();
  return rows.map(({ teamNo }) => teamNo);
}

async function insertSheets(
  tx: Db,
  given: {
    trackNo: number;
    stageNo: number;
    judges: readonly Judge[];
    teamNos: readonly number[];
    from: number;
    until: number;
  },
): Promise<void> {
  const { trackNo, stageNo, judges, teamNos, from, until } = given;
  const rows = judges.flatMap(({ evaluatorId, name }, seat) => {
    const done = Math.floor(teamNos.length * (progress[name] ?? 0));
    // Everybody goes through the teams from another one on.
    return Array.from({ length: done }, (_, place) => {
      const index = (place + seat * 3) % teamNos.length;
      const at = new Date(from + ((until - from) * (place + 1)) / (done + 1));
      const teamNo = teamNos[index] ?? 0;
      return submittedSheet({ trackNo, stageNo, evaluatorId, name, teamNo, seat, place, index, at });
    });
  });
  if (rows.length === 0) return;
  const sheets = await tx.sql.insertInto('sheets').values(rows).returning(['id', 'savedAt']).execute();
  for (const { id, savedAt } of sheets) await keepVersion(tx, { sheetId: id, now: savedAt });
  // Who has submitted was here: they logged in before the first sheet of their last sitting.
  for (const { evaluatorId } of judges) {
    const last = rows.filter((row) => row.evaluatorId === evaluatorId).at(-1);
    if (!last) continue;
    await tx.sql
      .updateTable('evaluators')
      .set({ lastLoginAt: new Date(last.openedAt.getTime() - 6 * MINUTE_MS) })
      .where('accountId', '=', evaluatorId)
      .execute();
  }
}

/** A sheet that somebody submitted `at` a time, the `place`th of theirs: the same scores for the same team at every start. */
export function submittedSheet(given: {
  trackNo: number;
  stageNo: number;
  evaluatorId: number;
  name: string;
  teamNo: number;
  seat: number;
  place: number;
  index: number;
  at: Date;
}) {
  const { trackNo, stageNo, evaluatorId, name, teamNo, seat, place, index, at } = given;
  const scores = scoresOf(name, index);
  return {
    trackNo,
    stageNo,
    evaluatorId,
    teamNo,
    state: 'submitted' as const,
    version: 1,
    scores: json(scores),
    notes: json({}),
    commentTeam: place % 2 === 0 ? (remarks[(index + seat) % remarks.length] ?? '') : '',
    commentOperators: '',
    total: Object.values(scores).reduce((sum, one) => sum + one, 0),
    openedAt: new Date(at.getTime() - 14 * MINUTE_MS),
    savedAt: at,
    submittedAt: at,
    recusedAt: null,
    recuseKind: null,
    recuseReason: null,
    voidedAt: null,
    voidReason: null,
    seconds: 480 + ((index * 97 + seat * 41) % 900),
  };
}

const remarks = [
  '고객을 직접 만나 확인한 점이 좋았어요. 같은 질문을 다른 지역에서도 해 보세요.',
  '원가와 가격의 근거를 표로 보여 주면 계획이 더 단단해질 거예요.',
  '시제품으로 확인한 것과 아직 가정인 것을 나눠 적어 주세요.',
  '팀의 역할이 분명해요. 개발을 맡을 사람이 빠졌을 때의 대책이 궁금해요.',
];

/** What a team is worth to somebody, by criterion: whole points within the rubric, the same at every start. */
function scoresOf(name: string, index: number): Record<string, number> {
  const { shift, spread } = manner[name] ?? { shift: 0, spread: 1 };
  const worth = 72 + ((index * 37) % 23) - 9;
  const own = ((index * 13 + name.charCodeAt(0)) % 9) - 4;
  const share = Math.min(0.97, Math.max(0.3, (72 + (worth - 72 + own) * spread + shift) / 100));
  const most = { problem: 25, feasibility: 30, growth: 25, team: 20 };
  return Object.fromEntries(
    Object.entries(most).map(([code, points], place) => [
      code,
      Math.min(points, Math.max(1, Math.round(points * share) + (((index + place) % 3) - 1))),
    ]),
  );
}
