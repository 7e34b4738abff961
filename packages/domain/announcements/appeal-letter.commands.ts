import { listEmails } from '../accounts/queries.ts';
import type { Db } from '../db.ts';
import { queueMessages } from '../outbox/commands.ts';
import type { Stage } from '../results/final/queries.ts';
import { appealLetter } from './appeal-letter.rules.ts';
import { stageOf } from './queries.ts';
import { resultUrl } from './rules.ts';
import { listNotifiable } from './teams.queries.ts';

/** Writes to the leader of a team that still takes part that its appeal is decided. */
export async function tellDecided(
  tx: Db,
  appeal: Stage & {
    id: number;
    teamNo: number;
    decision: 'upheld' | 'rejected';
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { id, trackNo, stageNo, teamNo, decision, publicUrl, now } = appeal;
  const team = (await listNotifiable(tx, [teamNo])).get(teamNo);
  const email = team && (await listEmails(tx, [team.leaderId])).get(team.leaderId);
  if (!team || !email) return;
  const { language, teamName } = team;
  const { rules, stage } = await stageOf(tx, { trackNo, stageNo });
  const names = { teamName, trackName: rules.track.name[language], stageName: stage.name[language] };
  const url = resultUrl(publicUrl, { trackNo, stageNo });
  const letter = appealLetter(language, { decision, ...names, url });
  await queueMessages(tx, [{ channel: 'mail', to: email, language, ...letter, about: `appeal:${id}`, now }]);
}
