import type { RecommendSignal } from '@chulbal/contract/raffle/operators';
import type { Db } from '../db.ts';
import { listEvents, type PublishedEvent } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { maskedName } from '../masks.ts';
import { type NamedFacts, recommendSignals } from './signals.rules.ts';

/** What an operator may want to look at of the recommendations of an event; nothing is done by it. Throws notFound. */
export async function listRecommendSignals(
  db: Db,
  { eventNo }: { eventNo: number },
): Promise<RecommendSignal[]> {
  const event = (await listEvents(db)).find((one) => one.eventNo === eventNo);
  if (!event) throw fault('notFound');
  const facts = await namedFacts(db, event);
  const marks = await db.sql
    .selectFrom('recommendSignalMarks as m')
    .innerJoin('accounts as a', 'a.id', 'm.markedBy')
    .select(['m.key', 'm.state', 'a.name as by'])
    .where('m.eventNo', '=', eventNo)
    .execute();
  const signals = recommendSignals(facts);
  const byUser = new Map(facts.map((one) => [one.userId, one]));
  const names = await namesOf(
    db,
    signals.flatMap(({ byUserId, users }) => [byUserId, ...users]),
  );
  return signals.map(({ kind, key, byUserId, users, from, until }) => {
    const mark = marks.find((one) => one.key === key);
    return {
      ...{ kind, key, by: names.get(byUserId) ?? '' },
      ...{ from: from.toISOString(), until: until.toISOString() },
      people: users.flatMap((userId) => {
        const one = byUser.get(userId);
        if (!one) return [];
        const { signedUpAt, namedAt, active } = one;
        const times = { signedUpAt: signedUpAt.toISOString(), namedAt: namedAt.toISOString() };
        return [{ name: names.get(userId) ?? '', ...times, active }];
      }),
      mark: mark ? { state: mark.state, by: mark.by } : null,
    };
  });
}

async function namesOf(db: Db, users: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.sql
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', users.length > 0 ? [...users] : [0])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, maskedName(name)]));
}

/** Who named somebody while the event was open, and whether they did anything else in it. */
async function namedFacts(db: Db, { eventNo, plan }: PublishedEvent): Promise<NamedFacts[]> {
  const rows = await db.sql
    .selectFrom('recommendations as r')
    .innerJoin('accounts as a', 'a.id', 'r.userId')
    .select(['r.userId', 'r.byUserId', 'r.at as namedAt', 'r.namedFrom as address', 'r.throwawayMail'])
    .select('a.createdAt as signedUpAt')
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('tickets as t')
            .select('t.number')
            .whereRef('t.userId', '=', 'r.userId')
            .where('t.eventNo', '=', eventNo)
            .where('t.source', '<>', 'recommend'),
        )
        .as('otherTicket'),
      of
        .exists(
          of
            .selectFrom('logoFinds as f')
            .select('f.place')
            .whereRef('f.userId', '=', 'r.userId')
            .where('f.eventNo', '=', eventNo),
        )
        .as('found'),
      of
        .exists(of.selectFrom('quizPlays as p').select('p.id').whereRef('p.userId', '=', 'r.userId'))
        .as('played'),
    ])
    .where('r.at', '>=', new Date(plan.opensAt))
    .where('r.at', '<', new Date(plan.closesAt))
    .execute();
  return rows.map(({ otherTicket, found, played, ...row }) => ({
    ...row,
    active: Boolean(otherTicket) || Boolean(found) || Boolean(played),
  }));
}
