import type { OperatorActor } from '../actor.ts';
import { listLeaders } from '../applications/members/leaders.queries.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessages } from '../outbox/commands.ts';
import { getTrackRules, materialDeadlineFor } from '../seasons/queries.ts';
import { missingLetter } from './letters.rules.ts';
import { listAskedTeams } from './operators.queries.ts';
import { materialState, materialUrl, missingSlots } from './rules.ts';
import { askingStage } from './subjects.queries.ts';

/**
 * Writes to the leaders of these teams, or of all, that have not handed in, each in their language and once in 24
 * hours; gives to how many. Throws notFound for a stage that asks for nothing, notInPeriod 1353 unless it is open
 * for one of them.
 */
export async function remindOfMaterial(
  db: Db,
  actor: OperatorActor,
  asked: {
    trackNo: number;
    stageNo: number;
    teamNos?: readonly number[] | undefined;
    publicUrl: string;
    now: Date;
  },
): Promise<number> {
  const { trackNo, stageNo, teamNos, publicUrl, now } = asked;
  const rules = await getTrackRules(db, trackNo);
  const stage = askingStage(rules, stageNo);
  const all = await listAskedTeams(db, actor, { trackNo, stageNo, language: 'ko', now });
  const wanted = all.teams.filter(({ teamNo }) => !teamNos || teamNos.includes(teamNo));
  const general = materialState(materialDeadlineFor(rules, stageNo, null), now);
  if (general !== 'open' && !wanted.some(({ state }) => state === 'open')) throw fault('notInPeriod');
  if (wanted.length === 0) return 0;
  return db.transaction(async (tx) => {
    const held = await lockApplications(tx, actor, { teamNos: wanted.map(({ teamNo }) => teamNo) });
    // Two operators who press at once wait above; who came second finds whom the first has written to.
    const { teams } = await listAskedTeams(tx, actor, { trackNo, stageNo, language: 'ko', now });
    const remindable = new Set(teams.filter((team) => team.remindable).map(({ teamNo }) => teamNo));
    const leaders = await listLeaders(tx, held);
    const required = missingSlots(stage.material.slots, []);
    const slots = required.length > 0 ? required : stage.material.slots;
    let reminded = 0;
    for (const application of held) {
      const { teamNo } = application;
      const leader = leaders.get(teamNo);
      if (!leader || !remindable.has(teamNo)) continue;
      const { language, email } = leader;
      const { closesAt } = materialDeadlineFor(rules, stageNo, teamNo);
      const letter = missingLetter(language, {
        teamName: application.teamName ?? '',
        trackName: rules.track.name[language],
        stageName: stage.name[language],
        slots: slots.map(({ label }) => label[language]),
        closesAt,
        url: materialUrl(publicUrl, { trackNo, stageNo }),
      });
      await queueMessages(tx, [{ channel: 'mail', to: email, language, ...letter, sendBy: closesAt, now }]);
      await tx.sql
        .insertInto('materialReminders')
        .values({ teamNo, stageNo, sentAt: now })
        .onConflict((conflict) => conflict.columns(['teamNo', 'stageNo']).doUpdateSet({ sentAt: now }))
        .execute();
      await record(tx, actor, {
        action: 'material.remind',
        object: teamObject(application),
        after: { stageNo },
        now,
      });
      reminded += 1;
    }
    return reminded;
  });
}
