import type { revealPeople as revealPeopleEndpoint } from '@chulbal/contract/applications/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { OperatorActor } from '../../actor.ts';
import { record } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { listTeamMembers } from '../team.queries.ts';
import { teamObject } from '../work.queries.ts';
import { getListedApplication } from './detail.queries.ts';

/**
 * The people of a submitted team unmasked. Of every one of them the audit log says who saw what of whom, when, from
 * where and why, before anything is shown (P-07). Throws teamNotFound 1115, also for what is not submitted.
 */
export async function revealPeople(
  db: Db,
  actor: OperatorActor,
  { teamNo, reason, now }: { teamNo: number; reason: string; now: Date },
): Promise<OutputOf<typeof revealPeopleEndpoint>> {
  return db.transaction(async (tx) => {
    const application = await getListedApplication(tx, actor, { teamNo });
    if (application.status !== 'submitted') throw fault('teamNotFound');
    const members = await listTeamMembers(tx, teamNo);
    for (const [index, { tmNo }] of members.entries()) {
      await record(tx, actor, {
        category: 'disclosure',
        action: 'people.reveal',
        object: teamObject(application),
        after: { tmNo, place: index + 1, shown: ['name', 'phone', 'email', 'birth'] },
        reason,
        now,
      });
    }
    return members.map(({ tmNo, person }) => ({
      tmNo,
      name: person.tmName,
      phone: person.tmPhone,
      email: person.tmEmail,
      birth: person.tmBirth,
    }));
  });
}
