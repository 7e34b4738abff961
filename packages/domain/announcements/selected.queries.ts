import type {
  listSelected as listSelectedEndpoint,
  Verification,
} from '@chulbal/contract/announcements/announcements';
import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import { outcomeOf } from '@chulbal/contract/results/words';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { finalTeams, listReleased, stageOf } from './queries.ts';
import { listNotifiable } from './teams.queries.ts';
import { isOpen, verificationEnd } from './windows.rules.ts';

/** The stages that are open to public verification, the one that closes first before. No later release ends it sooner. */
export async function listVerifications(db: Db, { now }: { now: Date }): Promise<Verification[]> {
  const stages = await db.sql
    .selectFrom('announcements')
    .select(['trackNo', 'stageNo', sql<Date>`max(verify_until)`.as('verifyUntil')])
    .where('state', '=', 'released')
    .where('verifyUntil', '>', now)
    .groupBy(['trackNo', 'stageNo'])
    .execute();
  const open: Verification[] = [];
  for (const { trackNo, stageNo, verifyUntil } of stages) {
    const { rules, stage } = await stageOf(db, { trackNo, stageNo });
    const { lane, name: trackName } = rules.track;
    open.push({ trackNo, stageNo, lane, trackName, stageName: stage.name, until: verifyUntil.toISOString() });
  }
  return open.sort((a, b) => (a.until < b.until ? -1 : 1));
}

/** The selected teams while anybody may look and report; empty before, after, and where no list is made public. */
export async function listSelected(
  db: Db,
  { trackNo, stageNo, page, size, now }: InputOf<typeof listSelectedEndpoint> & { now: Date },
): Promise<OutputOf<typeof listSelectedEndpoint>> {
  const nothing = { content: [], page, size, totalElements: 0, totalPages: 0 };
  const released = await listReleased(db, { trackNo, stageNo });
  const newest = released.at(-1);
  const until = verificationEnd(released);
  if (!newest || !until || !isOpen(until, now)) {
    return { stageName: null, trackName: null, until: null, teams: nothing };
  }
  const { rules, stage } = await stageOf(db, { trackNo, stageNo });
  const teams = await finalTeams(db, { trackNo, stageNo, version: newest.resultVersion });
  const known = await listNotifiable(db, [...teams.keys()]);
  const selected = [...teams.values()].filter(
    (team) => outcomeOf({ ...team, isGone: !known.has(team.teamNo) }) === 'passed',
  );
  const shown = selected
    .flatMap(({ teamNo }) => known.get(teamNo) ?? [])
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return {
    stageName: stage.name,
    trackName: rules.track.name,
    until: until.toISOString(),
    teams: {
      content: shown
        .slice((page - 1) * size, page * size)
        .map(({ teamNo, number, teamName, itemName, regionId }) => ({
          teamNo,
          number,
          teamName,
          itemName,
          region: rules.regions.find((region) => region.regionId === regionId)?.name ?? null,
        })),
      page,
      size,
      totalElements: shown.length,
      totalPages: Math.ceil(shown.length / size),
    },
  };
}
