import type { Bilingual } from '@chulbal/contract/language';
import { may, type Permission } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessages } from '../outbox/commands.ts';
import { type ApprovalSubject, secondApprovalLetter } from './letters.rules.ts';
import { listActiveOperators } from './queries.ts';

/**
 * Writes to whoever can say the second approval about something an operator asks for: to the one who was asked, else to
 * all others who may. `about` names the request, so that the messages can be taken back with it.
 */
export async function askSecondApproval(
  tx: Db,
  actor: OperatorActor,
  asked: {
    what: ApprovalSubject;
    permission: Permission;
    confirmerId: number | null;
    stage: Bilingual;
    reason: string | null;
    url: string;
    about: string;
    now: Date;
  },
): Promise<void> {
  const { permission, confirmerId, about, now } = asked;
  const others = (await listActiveOperators(tx)).filter(
    ({ operatorId, role }) =>
      operatorId !== actor.operatorId &&
      may(role, permission) &&
      (confirmerId === null || operatorId === confirmerId),
  );
  const written = inBothLanguages((language) => secondApprovalLetter(language, { ...asked, by: actor.name }));
  await queueMessages(
    tx,
    others.map(({ emailSealed }) => ({
      channel: 'mail' as const,
      to: tx.vault.open(emailSealed),
      ...written,
      about,
      now,
    })),
  );
}
