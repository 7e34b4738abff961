import type { ErrorName } from '@chulbal/contract/errors';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { accountsOfPerson } from '../identity-checks/queries.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { StageDeadline } from '../seasons/rules.ts';
import { mayBegin } from './deadline.rules.ts';

/**
 * Why somebody cannot begin an application in a track, or null: 1100 theirs was withdrawn, 1101 already in a submitted team of this
 * track, 1102 of another track this year, 1353 not in the period, 4012 the track does not take them. A draft
 * elsewhere stands in nobody's way.
 */
export async function refusalToBegin(
  db: Db,
  actor: UserActor,
  asked: { rules: TrackRules; deadline: StageDeadline; now: Date },
): Promise<ErrorName | null> {
  const { rules, deadline, now } = asked;
  const account = await db.sql
    .selectFrom('accounts')
    .select(['phoneIndex', 'country'])
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  const entries = await db.sql
    .selectFrom('members')
    .select('trackNo')
    .where('seasonId', '=', rules.seasonId)
    .where('exclusiveTrack', '=', exclusiveTrack(rules))
    .where('status', '=', 'active')
    .where(({ or, eb }) =>
      or([
        eb('userId', 'in', accountsOfPerson(db, actor.userId)),
        eb('phoneIndex', '=', account?.phoneIndex ?? ''),
      ]),
    )
    .execute();
  const withdrawn = await db.sql
    .selectFrom('applications')
    .select('teamNo')
    .where('trackNo', '=', rules.track.trackNo)
    .where('leaderId', '=', actor.userId)
    .where('status', '=', 'cancelled')
    .executeTakeFirst();
  if (withdrawn) return 'applyFailed';
  if (entries.some(({ trackNo }) => trackNo === rules.track.trackNo)) return 'alreadyApplied';
  if (entries.length > 0) return 'appliedElsewhere';
  if (!mayBegin(deadline, now)) return 'notInPeriod';
  const { nationality } = rules.track.eligibility;
  return nationality === 'foreign' && account?.country === 'KR' ? 'notEligible' : null;
}

/** Among which entries a person may be only once: 0 is the season, otherwise the one track. */
export function exclusiveTrack({ track }: Pick<TrackRules, 'track'>): number {
  return track.oneTrackAYear ? 0 : track.trackNo;
}
