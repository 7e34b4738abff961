import { isDeepStrictEqual } from 'node:util';
import type { ExhibitionPlan, SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { blockingExhibition, exhibitionContradictions } from '@chulbal/contract/exhibition/rules';
import { lettersSeen } from '@chulbal/contract/letters-seen';
import type { Selectable } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault, fault, refusing } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { picturesIn } from '../rich-text.ts';
import { getPublished, rulesOfTracks, type TrackRules } from '../seasons/queries.ts';
import { cleanPlan, planForYear, stageFacts, usualPlan } from './rules.ts';
import type { ExhibitionsTable } from './tables.ts';
import { findMarketFacts, getWrittenExhibition } from './written.queries.ts';

type Row = Selectable<ExhibitionsTable>;

/**
 * Begins the exhibition of a published season, or a copy of another year's moved to it. Throws notFound for no such
 * season, invalidRequest at `year` where it has an exhibition, at `copyFrom` where there is none to copy.
 */
export async function beginExhibition(
  db: Db,
  actor: OperatorActor,
  { year, copyFrom, now }: { year: number; copyFrom: number | null; now: Date },
): Promise<WrittenExhibition> {
  return db.transaction(async (tx) => {
    const season = await getPublished(tx, year);
    const tracks = rulesOfTracks(season);
    const plan =
      copyFrom === null
        ? usualPlan(season.rules, stageFacts(tracks))
        : await copied(tx, { from: copyFrom, to: year, tracks });
    const { igNo } = await refusing({ exhibitions_season_once: 'invalidRequest' }, () =>
      tx.sql
        .insertInto('exhibitions')
        .values({
          ...{ seasonId: season.rules.seasonId, year, draft: json(plan), plan: null },
          ...{ editVersion: 1, changed: true, version: 0, publishedAt: null, revealedAt: null },
          ...{ createdBy: actor.operatorId, createdAt: now, updatedAt: now },
        })
        .returning('igNo')
        .executeTakeFirstOrThrow(),
    ).catch((error) => {
      const isTaken = error instanceof Fault && error.error === 'invalidRequest';
      throw isTaken ? fault('invalidRequest', { fields: { year: taken } }) : error;
    });
    await nameFiles(tx, igNo);
    const object = exhibitionObject(igNo, plan);
    await record(tx, actor, { action: 'exhibition.begin', object, after: { year, copyFrom }, now });
    return getWrittenExhibition(tx, { igNo, now });
  });
}

async function copied(
  tx: Db,
  { from, to, tracks }: { from: number; to: number; tracks: readonly TrackRules[] },
): Promise<ExhibitionPlan> {
  const row = await tx.sql
    .selectFrom('exhibitions')
    .select('draft')
    .where('year', '=', from)
    .executeTakeFirst();
  if (!row) throw fault('invalidRequest', { fields: { copyFrom: nothingToCopy } });
  const lanesOf = (all: readonly TrackRules[]) =>
    new Map(all.map(({ track }) => [track.trackNo, track.lane]));
  const before = rulesOfTracks(await getPublished(tx, from));
  return planForYear(row.draft, { from, to }, { from: lanesOf(before), to: lanesOf(tracks) });
}

/**
 * Keeps what is being written; what is in force stays. Throws editedElsewhere 4043 when somebody saved since
 * `editVersion`, notFound for no such exhibition or picture.
 */
export async function saveExhibition(
  db: Db,
  actor: OperatorActor,
  asked: { igNo: number; editVersion: number; plan: ExhibitionPlan; now: Date },
): Promise<WrittenExhibition> {
  const { igNo, editVersion, now } = asked;
  const plan = cleanPlan(asked.plan);
  return db.transaction(async (tx) => {
    const row = await lock(tx, igNo);
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    await namedAsStored(
      tx,
      picturesOf(plan).map((serverFileName) => ({ serverFileName })),
    );
    await tx.sql
      .updateTable('exhibitions')
      .set({
        ...{ draft: json(plan), editVersion: editVersion + 1, updatedAt: now },
        changed: differences(row.plan, plan).length > 0,
      })
      .where('igNo', '=', igNo)
      .execute();
    await nameFiles(tx, igNo);
    const changed = differences(row.draft, plan);
    if (changed.length > 0) {
      await record(tx, actor, {
        action: 'exhibition.save',
        object: exhibitionObject(igNo, plan),
        before: pick(row.draft, changed),
        after: pick(plan, changed),
        now,
      });
    }
    return getWrittenExhibition(tx, { igNo, now });
  });
}

/**
 * Puts what is written in force as the next version; the one before stays on record. Throws editedElsewhere 4043,
 * invalidRequest at `reason` from the second version on where there is none or nothing to publish, exhibitionContradicts
 * 4130 with what blocks, walletGranted 4131 for another sum of a wallet once there is one, notFound.
 */
export async function publishExhibition(
  db: Db,
  actor: OperatorActor,
  asked: { igNo: number; editVersion: number; reason: string; now: Date },
): Promise<WrittenExhibition> {
  const { igNo, editVersion, reason, now } = asked;
  return db.transaction(async (tx) => {
    const { draft, ...row } = await lock(tx, igNo);
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    if (row.version > 0) {
      if (lettersSeen(reason) === 0) throw fault('invalidRequest', { fields: { reason: reasonMissing } });
      if (!row.changed) throw fault('invalidRequest', { fields: { reason: nothingNew } });
    }
    const stages = stageFacts(rulesOfTracks(await getPublished(tx, row.year)));
    const market = await findMarketFacts(tx, { igNo, plan: row.plan, now });
    const found = blockingExhibition(exhibitionContradictions(draft, stages, market));
    if (found.length > 0) throw fault('exhibitionContradicts', { detail: found });
    // Nothing blocks, so every instant is there.
    const plan = draft as SoundPlan;
    const version = row.version + 1;
    await tx.sql
      .insertInto('exhibitionVersions')
      .values({ igNo, version, plan: json(plan), reason, publishedBy: actor.operatorId, publishedAt: now })
      .execute();
    await refusing({ market_wallet_granted: 'walletGranted' }, () =>
      tx.sql
        .updateTable('exhibitions')
        .set({
          ...{ plan: json(plan), version, changed: false, editVersion: editVersion + 1 },
          ...{ publishedAt: row.publishedAt ?? now, updatedAt: now },
        })
        .where('igNo', '=', igNo)
        .execute(),
    );
    await nameFiles(tx, igNo);
    const changed = differences(row.plan, plan);
    await record(tx, actor, {
      action: 'exhibition.publish',
      object: exhibitionObject(igNo, plan),
      before: { version: row.version, ...pick(row.plan, changed) },
      after: { version, ...pick(plan, changed) },
      reason,
      now,
    });
    return getWrittenExhibition(tx, { igNo, now });
  });
}

async function lock(tx: Db, igNo: number): Promise<Row> {
  const row = await tx.sql
    .selectFrom('exhibitions')
    .selectAll()
    .where('igNo', '=', igNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

/** The parts in which two plans differ; all where there was none before. */
function differences(before: ExhibitionPlan | null, after: ExhibitionPlan): (keyof ExhibitionPlan)[] {
  const keys = Object.keys(after) as (keyof ExhibitionPlan)[];
  return keys.filter((key) => !isDeepStrictEqual(before?.[key], after[key]));
}

function pick(plan: ExhibitionPlan | null, keys: readonly (keyof ExhibitionPlan)[]) {
  return plan && Object.fromEntries(keys.map((key) => [key, plan[key]]));
}

function picturesOf({ introKo, introEn }: Pick<ExhibitionPlan, 'introKo' | 'introEn'>): string[] {
  return [...picturesIn(introKo), ...picturesIn(introEn)];
}

/** Anybody reads the pictures of the plan in force; those of the draft are kept. */
async function nameFiles(tx: Db, igNo: number): Promise<void> {
  const { plan, draft, publishedAt } = await lock(tx, igNo);
  await useContentFiles(tx, {
    ...{ kind: 'exhibition', id: igNo, from: publishedAt, until: null },
    shown: plan ? picturesOf(plan) : [],
    kept: picturesOf(draft),
  });
}

function exhibitionObject(igNo: number, { nameKo }: Pick<ExhibitionPlan, 'nameKo'>) {
  return { kind: 'exhibition', id: igNo, label: nameKo };
}

const taken = { ko: '이 시즌의 전시가 이미 있어요.', en: 'This season has an exhibition already.' };
const nothingToCopy = { ko: '복사할 전시가 없어요.', en: 'There is no exhibition to copy.' };
const reasonMissing = { ko: '무엇을 왜 바꾸는지 적어 주세요.', en: 'Please say what changes and why.' };
const nothingNew = { ko: '게시된 내용과 다른 것이 없어요.', en: 'There is nothing to publish.' };

/** The totals of its market are revealed: for good, by who holds the market (two operators said so). */
export async function markRevealed(tx: Db, { igNo, now }: { igNo: number; now: Date }): Promise<void> {
  await tx.sql.updateTable('exhibitions').set({ revealedAt: now }).where('igNo', '=', igNo).execute();
}
