import type { Language } from '@chulbal/contract/language';
import type { TrackAlert } from '@chulbal/contract/seasons/track-alerts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { type NewMessage, queueMessages } from '../outbox/commands.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import { openedLetter } from './letters.rules.ts';

/** Letters of one transaction. */
const BATCH = 200;

/** Asks to be told when a track opens, or takes that back; said again, it changes nothing. Throws notFound. */
export async function setTrackAlert(
  db: Db,
  actor: UserActor,
  { trackNo, on, language, now }: { trackNo: number; on: boolean; language: Language; now: Date },
): Promise<void> {
  await getTrackRules(db, trackNo);
  const { userId: accountId } = actor;
  if (on) {
    await db.sql
      .insertInto('trackAlerts')
      .values({ accountId, trackNo, language, askedAt: now, toldAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.sql
      .deleteFrom('trackAlerts')
      .where('accountId', '=', accountId)
      .where('trackNo', '=', trackNo)
      .execute();
  }
}

/** The tracks that somebody waits for, the one that opens first before. */
export async function listTrackAlerts(
  db: Db,
  actor: UserActor,
  { language }: { language: Language },
): Promise<TrackAlert[]> {
  const rows = await db.sql
    .selectFrom('trackAlerts')
    .select('trackNo')
    .where('accountId', '=', actor.userId)
    .where('toldAt', 'is', null)
    .execute();
  const alerts: TrackAlert[] = [];
  for (const { trackNo } of rows) {
    const rules = await getTrackRules(db, trackNo);
    const { lane, name } = rules.track;
    const stage = entryOf(rules);
    if (!stage) continue;
    const { stageNo, opensAt } = stage;
    alerts.push({ trackNo, stageNo, lane, trackName: name[language], opensAt: opensAt.toISOString() });
  }
  return alerts.sort((a, b) => (a.opensAt < b.opensAt ? -1 : 1));
}

/** Tells some of those who wait for a track that has opened; each is told once. Gives how many. */
export async function tellOpened(
  db: Db,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<number> {
  const waiting = await db.sql
    .selectFrom('trackAlerts')
    .select('trackNo')
    .distinct()
    .where('toldAt', 'is', null)
    .execute();
  let told = 0;
  for (const { trackNo } of waiting) {
    const rules = await getTrackRules(db, trackNo);
    const stage = entryOf(rules);
    if (!stage || rules.finished || now < stage.opensAt || now >= stage.closesAt) continue;
    told += await tellOf(db, { rules, stage, publicUrl, now });
  }
  return told;
}

async function tellOf(
  db: Db,
  { rules, stage, publicUrl, now }: { rules: TrackRules; stage: StageRule; publicUrl: string; now: Date },
): Promise<number> {
  const { trackNo, name } = rules.track;
  return db.transaction(async (tx) => {
    const rows = await tx.sql
      .selectFrom('trackAlerts')
      .innerJoin('accounts', 'accounts.id', 'trackAlerts.accountId')
      .select(['trackAlerts.accountId', 'trackAlerts.language', 'accounts.emailSealed', 'accounts.status'])
      .where('trackAlerts.trackNo', '=', trackNo)
      .where('trackAlerts.toldAt', 'is', null)
      .orderBy('trackAlerts.accountId')
      .limit(BATCH)
      .forUpdate('trackAlerts')
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    await tx.sql
      .updateTable('trackAlerts')
      .set({ toldAt: now })
      .where('trackNo', '=', trackNo)
      .where(
        'accountId',
        'in',
        rows.map(({ accountId }) => accountId),
      )
      .execute();
    const url = `${publicUrl}/apply/${trackNo}/${stage.stageNo}`;
    const letters = rows
      .filter(({ status }) => status === 'active')
      .map(({ language, emailSealed }): NewMessage => {
        const written = openedLetter(language, { trackName: name[language], closesAt: stage.closesAt, url });
        return { channel: 'mail', to: tx.vault.open(emailSealed), language, ...written, now };
      });
    await queueMessages(tx, letters);
    return rows.length;
  });
}

/** In which stage a track is applied for. */
function entryOf({ stages }: TrackRules): StageRule | undefined {
  return stages.find(({ kind }) => kind === 'application');
}
