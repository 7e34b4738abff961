import type { Objection, reportSelected as reportEndpoint } from '@chulbal/contract/announcements/objections';
import type { InputOf, Page } from '@chulbal/contract/endpoint';
import { outcomeOf } from '@chulbal/contract/results/words';
import { countAttempt } from '../accounts/attempts.commands.ts';
import type { OperatorActor, UserActor } from '../actor.ts';
import { getLedTeam } from '../applications/places.queries.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { maskedEmail, maskedName } from '../masks.ts';
import { tellOfAppeal } from '../webhooks/tell.commands.ts';
import { tellDecided } from './appeal-letter.commands.ts';
import { listOwnAppeals, versionSince } from './objections.queries.ts';
import { finalTeams, listAnnounced, listReleased, stageOf } from './queries.ts';
import { listNotifiable } from './teams.queries.ts';
import { appealWindow, isOpen, verificationEnd } from './windows.rules.ts';

type Listing = { state?: Objection['state'] | undefined; page: number; size: number; now: Date };
type Deciding = { id: number; decision: 'upheld' | 'rejected'; answer: string; now: Date };
type Answering = Deciding & { publicUrl: string };

/**
 * The leader's objection to a result, once about what the team was told last. Throws teamNotFound 1115, noPermission 1354 (a member);
 * windowClosed 4076 before the release and after the window; appealMade 4077.
 */
export async function makeAppeal(
  db: Db,
  actor: UserActor,
  { teamNo, stageNo, text, now }: { teamNo: number; stageNo: number; text: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo });
    const { trackNo } = application;
    const of = { trackNo, stageNo, teamNo };
    const told = await listAnnounced(tx, of);
    const made = await listOwnAppeals(tx, of);
    const window = appealWindow(told, made);
    if (!window || !isOpen(window.until, now)) {
      const taken = appealWindow(told, []);
      throw fault(taken && isOpen(taken.until, now) ? 'appealMade' : 'windowClosed');
    }
    await refusing({ appeals_once: 'appealMade' }, () =>
      tx.sql
        .insertInto('appeals')
        .values({
          trackNo,
          stageNo,
          teamNo,
          announcementId: window.announcementId,
          textSealed: tx.vault.seal(text),
          madeBy: actor.userId,
          madeAt: now,
          state: 'open',
        })
        .execute(),
    );
    await tellOfAppeal(tx, 'filed', { ...of, status: 'open' }, now);
    await recordAs(
      tx,
      { kind: 'user', userId: actor.userId, part: 'leader' },
      {
        action: 'appeal.make',
        object: {
          kind: 'team',
          id: teamNo,
          label: `${application.number ?? ''} ${application.teamName ?? ''}`.trim(),
        },
        after: { stageNo },
        now,
      },
    );
  });
}

/**
 * Reports something about a selected team while the list is public; anybody may, some times an hour from one address
 * (S-10). Throws windowClosed 4076, also for a team that is not on the list; tooManyRequests 429.
 */
export async function reportSelected(
  db: Db,
  asked: InputOf<typeof reportEndpoint> & { address: string; now: Date },
): Promise<void> {
  const { trackNo, stageNo, teamNo, name, email, text, address, now } = asked;
  await db.transaction(async (tx) => {
    const released = await listReleased(tx, { trackNo, stageNo });
    const newest = released.at(-1);
    if (!newest || !isOpen(verificationEnd(released), now)) throw fault('windowClosed');
    const team = (await finalTeams(tx, { trackNo, stageNo, version: newest.resultVersion })).get(teamNo);
    const isGone = !(await listNotifiable(tx, [teamNo])).has(teamNo);
    if (!team || outcomeOf({ ...team, isGone }) !== 'passed') throw fault('windowClosed');
    await countAttempt(tx, { attempts: [{ limit: 'reportFromAddress', who: address }], now });
    await tx.sql
      .insertInto('verificationReports')
      .values({
        trackNo,
        stageNo,
        teamNo,
        reporterSealed: tx.vault.seal(JSON.stringify({ name, email })),
        textSealed: tx.vault.seal(text),
        madeAt: now,
        state: 'open',
      })
      .execute();
  });
}

/** Appeals as a page, open ones first and the oldest before; that they were read is on record (P-07). */
export async function readAppeals(db: Db, actor: OperatorActor, asked: Listing): Promise<Page<Objection>> {
  return db.transaction(async (tx) => {
    const { rows, total } = await pageOf(tx, 'appeals', asked);
    const content = await views(tx, rows);
    await noteReading(tx, actor, { action: 'appeal.read', rows, now: asked.now });
    return { content, ...pages(asked, total) };
  });
}

/** Reports as a page, in the same order; name and address of who reported are masked. */
export async function readReports(
  db: Db,
  actor: OperatorActor,
  asked: Listing,
): Promise<Page<Objection & { reporter: string; contact: string }>> {
  return db.transaction(async (tx) => {
    const { rows, total } = await pageOf(tx, 'verificationReports', asked);
    const reporters = await tx.sql
      .selectFrom('verificationReports')
      .select(['id', 'reporterSealed'])
      .where('id', 'in', [0, ...rows.map(({ id }) => id)])
      .execute();
    const masked = new Map(
      reporters.map(({ id, reporterSealed }) => {
        // Forgotten since: `sweepReporters`.
        if (reporterSealed.length === 0) return [id, { reporter: '', contact: '' }];
        const { name, email } = JSON.parse(tx.vault.open(reporterSealed)) as { name: string; email: string };
        return [id, { reporter: maskedName(name), contact: maskedEmail(email) }];
      }),
    );
    const content = (await views(tx, rows)).map((view) => ({
      ...view,
      ...(masked.get(view.id) ?? { reporter: '', contact: '' }),
    }));
    await noteReading(tx, actor, { action: 'report.read', rows, now: asked.now });
    return { content, ...pages(asked, total) };
  });
}

/** Decides an appeal for good; the team reads the answer, and its leader is written to. Throws notFound, alreadyDecided 4075. */
export async function decideAppeal(db: Db, actor: OperatorActor, asked: Answering): Promise<void> {
  await db.transaction((tx) =>
    decide(tx, actor, 'appeals', asked, async (appeal) => {
      await tellOfAppeal(tx, 'decided', { ...appeal, status: asked.decision }, asked.now);
      await tellDecided(tx, { ...asked, ...appeal });
    }),
  );
}

/** Puts on record what came of a report. Throws notFound, alreadyDecided 4075. */
export async function decideReport(db: Db, actor: OperatorActor, asked: Deciding): Promise<void> {
  await db.transaction((tx) => decide(tx, actor, 'verificationReports', asked));
}

/**
 * Forgets who reported once the report is decided and verification of its stage is over, as the form promises. What was
 * said and what came of it stay.
 */
export async function sweepReporters(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .updateTable('verificationReports as r')
    .set({ reporterSealed: Buffer.alloc(0) })
    .where('r.state', '<>', 'open')
    .where(({ fn }) => fn<number>('octet_length', ['r.reporterSealed']), '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcements as a')
            .select('a.id')
            .whereRef('a.trackNo', '=', 'r.trackNo')
            .whereRef('a.stageNo', '=', 'r.stageNo')
            .where('a.state', '=', 'released')
            .where('a.verifyUntil', '>', now),
        ),
      ),
    )
    .execute();
}

type Kind = 'appeals' | 'verificationReports';

async function decide(
  tx: Db,
  actor: OperatorActor,
  kind: Kind,
  { id, decision, answer, now }: Deciding,
  tell?: (about: Pick<Row, 'trackNo' | 'stageNo' | 'teamNo'>) => Promise<void>,
): Promise<void> {
  const held = await tx.sql
    .selectFrom(kind)
    .select(['state', 'teamNo', 'trackNo', 'stageNo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw fault('notFound');
  const { state, ...of } = held;
  if (state !== 'open') throw fault('alreadyDecided');
  await tx.sql
    .updateTable(kind)
    .set({ state: decision, answer, decidedBy: actor.operatorId, decidedAt: now })
    .where('id', '=', id)
    .execute();
  // The log comes last: a webhook that somebody else changes meanwhile is waited for.
  await tell?.(of);
  const team = (await listNotifiable(tx, [of.teamNo])).get(of.teamNo);
  await record(tx, actor, {
    ...{ action: kind === 'appeals' ? 'appeal.decide' : 'report.decide', reason: answer, now },
    object: { kind: 'team', id: of.teamNo, label: team ? `${team.number} ${team.teamName}` : '' },
    before: { state: 'open', stageNo: of.stageNo },
    after: { state: decision },
  });
}

type Row = {
  id: number;
  trackNo: number;
  stageNo: number;
  teamNo: number;
  number: string | null;
  teamName: string | null;
  textSealed: Buffer;
  madeAt: Date;
  state: Objection['state'];
  answer: string | null;
  decidedAt: Date | null;
  decider: string | null;
};

async function pageOf(
  tx: Db,
  kind: Kind,
  { state, page, size }: Listing,
): Promise<{ rows: Row[]; total: number }> {
  const found = tx.sql
    .selectFrom(`${kind} as o`)
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? 'open'));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('applications as a', 'a.teamNo', 'o.teamNo')
    .leftJoin('accounts as decider', 'decider.id', 'o.decidedBy')
    .select(['o.id', 'o.trackNo', 'o.stageNo', 'o.teamNo', 'o.textSealed', 'o.madeAt', 'o.state', 'o.answer'])
    .select(['o.decidedAt', 'a.number', 'a.teamName', 'decider.name as decider'])
    .orderBy((eb) => eb.case().when('o.state', '=', 'open').then(0).else(1).end())
    .orderBy('o.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { rows, total };
}

async function views(tx: Db, rows: readonly Row[]): Promise<Objection[]> {
  const list: Objection[] = [];
  for (const { decider, decidedAt, madeAt, textSealed, ...row } of rows) {
    const { rules, stage } = await stageOf(tx, row);
    const since = decidedAt && (await versionSince(tx, { ...row, decidedAt }));
    list.push({
      ...row,
      lane: rules.track.lane,
      stageName: stage.name,
      number: row.number ?? '',
      teamName: row.teamName ?? '',
      text: tx.vault.open(textSealed),
      madeAt: madeAt.toISOString(),
      decidedBy: decider,
      decidedAt: decidedAt?.toISOString() ?? null,
      since: since || null,
    });
  }
  return list;
}

/** What people write may say anything about anybody, so reading it counts as a showing of personal data. */
async function noteReading(
  tx: Db,
  actor: OperatorActor,
  { action, rows, now }: { action: string; rows: readonly Row[]; now: Date },
): Promise<void> {
  for (const { teamNo, number, teamName, id } of rows) {
    await record(tx, actor, {
      category: 'disclosure',
      action,
      object: { kind: 'team', id: teamNo, label: [number, teamName].filter(Boolean).join(' ') },
      after: { id },
      now,
    });
  }
}

function pages({ page, size }: Listing, total: number) {
  return { page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
