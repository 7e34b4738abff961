import type { Language } from '@chulbal/contract/language';
import type { AnnouncedResult, OpenAppeal } from '@chulbal/contract/materials/materials';
import { outcomeOf } from '@chulbal/contract/results/words';
import type { RuledTeam } from '../applications/entry/queries.ts';
import type { Db } from '../db.ts';
import type { StageRule } from '../seasons/rules.ts';
import { listOwnAppeals } from './objections.queries.ts';
import { listAnnounced, reservePlaceOf } from './queries.ts';
import { appealWindow, isOpen } from './windows.rules.ts';

type Asked = { language: Language; now: Date };

/**
 * What the submitted ones of these teams of mine were told, the newest first; and of those that I lead, against which of it something
 * can still be said, the nearest end first. Who is not judged was told that, and has no result.
 */
export async function listMyResults(
  db: Db,
  teams: readonly RuledTeam[],
  asked: Asked,
): Promise<{ results: AnnouncedResult[]; appeals: OpenAppeal[] }> {
  const results: AnnouncedResult[] = [];
  const appeals: OpenAppeal[] = [];
  for (const team of teams) {
    const { application, place, rules } = team;
    if (application.status !== 'submitted') continue;
    for (const stage of rules.stages) {
      const found = stage.rubric ? await findAnnouncedResult(db, team, { ...asked, stage }) : null;
      if (!found) continue;
      const { appealUntil: until, teamNo, trackNo, stageNo, stageName } = found;
      if (until && place.role === 'leader') appeals.push({ teamNo, trackNo, stageNo, stageName, until });
      if (!application.ineligibleAt) results.push(found);
    }
  }
  return {
    results: results.sort((a, b) => (a.announcedAt > b.announcedAt ? -1 : 1)),
    appeals: appeals.sort((a, b) => (a.until < b.until ? -1 : 1)),
  };
}

async function findAnnouncedResult(
  db: Db,
  { application: { teamNo, trackNo }, rules }: RuledTeam,
  { stage, language, now }: Asked & { stage: StageRule },
): Promise<AnnouncedResult | null> {
  const of = { teamNo, trackNo, stageNo: stage.stageNo };
  const told = await listAnnounced(db, of);
  const last = told.at(-1);
  if (!last?.announcement.releasedAt) return null;
  const window = rules.finished ? null : appealWindow(told, await listOwnAppeals(db, of));
  const outcome = outcomeOf({ ...last.team, isGone: false });
  return {
    ...of,
    stageName: stage.name[language],
    state: outcome === 'reserve' ? 'failed' : outcome,
    reserve: outcome === 'reserve' ? reservePlaceOf(last.team, rules) : null,
    announcedAt: last.announcement.releasedAt.toISOString(),
    appealUntil: window && isOpen(window.until, now) ? window.until.toISOString() : null,
  };
}
