import type { listSelected as listSelectedEndpoint, Verification } from '@chulbal/contract/announcements';
import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { Db } from '../db.ts';
import { finalTeams, findReleased, stageOf } from './queries.ts';
import { listNotifiable } from './teams.queries.ts';
import { outcomeOf } from './templates.rules.ts';
import { isOpen } from './windows.rules.ts';

/** The stages that are open to public verification, the one that closes first before. What holds is the newest release. */
export async function listVerifications(db: Db, { now }: { now: Date }): Promise<Verification[]> {
  const newest = await db.sql
    .selectFrom('announcements')
    .distinctOn(['trackNo', 'stageNo'])
    .select(['trackNo', 'stageNo', 'verifyUntil'])
    .where('state', '=', 'released')
    .orderBy('trackNo')
    .orderBy('stageNo')
    .orderBy('id', 'desc')
    .execute();
  const open: Verification[] = [];
  for (const { trackNo, stageNo, verifyUntil } of newest) {
    if (!verifyUntil || !isOpen(verifyUntil, now)) continue;
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
  const released = await findReleased(db, { trackNo, stageNo });
  if (!released || !isOpen(released.verifyUntil, now)) {
    return { stageName: null, trackName: null, until: null, teams: nothing };
  }
  const { rules, stage } = await stageOf(db, { trackNo, stageNo });
  const teams = await finalTeams(db, { trackNo, stageNo, version: released.resultVersion });
  const selected = [...teams.values()]
    .filter((team) => outcomeOf(team) === 'passed')
    .map(({ teamNo }) => teamNo);
  const known = await listNotifiable(db, selected);
  const shown = [...known.values()].sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return {
    stageName: stage.name,
    trackName: rules.track.name,
    until: released.verifyUntil?.toISOString() ?? null,
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
