import type { Fields } from '@chulbal/contract/applications/fields';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import { forgetMessages, type NewMessage, queueMessages } from '../../outbox/commands.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import { tellOfApplication } from '../../webhooks/tell.commands.ts';
import { replaceFields, withNumbers } from '../draft.rules.ts';
import { writeDraft } from '../draft-versions.commands.ts';
import { cancelLetter, cancelledTeamLetter } from '../letters.rules.ts';
import { logTakingBack } from '../log.commands.ts';
import { freeTeam } from '../members/members.commands.ts';
import { LEADER_ROLE } from '../members.rules.ts';
import { type Application, openDraft } from '../places.queries.ts';
import { clearSummary, closeRequests } from '../summaries.commands.ts';
import { contactOf, listTeamMembers } from '../team.queries.ts';

type Taking = { rules: TrackRules; language: Language; publicUrl: string; now: Date };

/** Makes a submitted application a draft once more: a step of `changeStatus`, which says what else it does. */
export async function takeBack(
  tx: Db,
  application: Application,
  taking: Taking,
): Promise<{ application: Application; fields: Fields }> {
  const { rules, now } = taking;
  const { teamNo } = application;
  const members = (await listTeamMembers(tx, teamNo)).filter(
    ({ role, status }) => role !== LEADER_ROLE && status === 'active',
  );
  await freeTeam(tx, teamNo);
  await clearSummary(tx, teamNo);
  await closeRequests(tx, { teamNos: [teamNo], now });
  await tx.sql
    .updateTable('applications')
    .set({ status: 'draft', cancelledAt: now, changed: true })
    .where('teamNo', '=', teamNo)
    .execute();
  const taken: Application = { ...application, status: 'draft', cancelledAt: now };
  const draft = openDraft(tx, application);
  const fields = withNumbers(draft.fields, []);
  if (JSON.stringify(fields) !== JSON.stringify(draft.fields)) {
    await writeDraft(tx, {
      application: taken,
      draft: replaceFields(draft, fields),
      savedBy: application.leaderId,
      rules,
      now,
    });
  }
  // Links that were not sent yet would lead to nothing.
  await forgetMessages(tx, { about: members.map(({ tmNo }) => `member:${tmNo}`) });
  const emails = members.map(({ person }) => person.tmEmail);
  await queueMessages(tx, await letters(tx, application, emails, taking));
  await tellOfApplication(tx, 'cancelled', taken, now);
  await logTakingBack(tx, application, now);
  return { application: taken, fields };
}

/** To the leader and to everybody who was in the team. */
async function letters(
  tx: Db,
  application: Application,
  emails: readonly string[],
  { rules, language, publicUrl, now }: Taking,
): Promise<NewMessage[]> {
  const { trackNo, stageNo, leaderId, number, teamName } = application;
  const shared = { channel: 'mail', language, now } as const;
  const about = { number: number ?? '', teamName: teamName ?? '', at: now };
  const trackName = rules.track.name[language];
  const messages: NewMessage[] = emails.map((to) => ({
    ...{ ...shared, to },
    ...cancelledTeamLetter(language, { ...about, trackName }),
  }));
  const leader = await contactOf(tx, leaderId);
  if (!leader) return messages;
  const url = `${publicUrl}/apply/${trackNo}/${stageNo}`;
  return [...messages, { ...shared, to: leader.email, ...cancelLetter(language, { ...about, url }) }];
}
