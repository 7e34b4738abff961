import type { Language } from '@chulbal/contract/language';
import type { OpenAppeal } from '@chulbal/contract/materials';
import type { UserActor } from '../actor.ts';
import { listRuledTeams } from '../applications/queries.ts';
import type { Db } from '../db.ts';
import { listOwnAppeals } from './objections.queries.ts';
import { listTold } from './queries.ts';
import { appealWindow, isOpen } from './windows.rules.ts';

/** Results of submitted teams that I lead, against which something can still be said: the nearest end first. */
export async function listOpenAppeals(
  db: Db,
  actor: UserActor,
  { language, now }: { language: Language; now: Date },
): Promise<OpenAppeal[]> {
  const open: OpenAppeal[] = [];
  for (const { application, place, rules } of await listRuledTeams(db, actor)) {
    if (place.role !== 'leader' || application.status !== 'submitted' || rules.finished) continue;
    const { teamNo, trackNo } = application;
    for (const { stageNo, rubric, name } of rules.stages) {
      if (!rubric) continue;
      const of = { teamNo, trackNo, stageNo };
      const told = await listTold(db, of);
      if (told.length === 0) continue;
      const window = appealWindow(told, await listOwnAppeals(db, of));
      if (!window || !isOpen(window.until, now)) continue;
      open.push({ ...of, stageName: name[language], until: window.until.toISOString() });
    }
  }
  return open.sort((a, b) => (a.until < b.until ? -1 : 1));
}
