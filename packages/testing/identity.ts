import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { beginIdentityCheck, finishIdentityCheck } from '@chulbal/domain/identity-checks/commands';
import type { ConfirmedPerson, IdentityService } from '@chulbal/domain/identity-checks/service';

/** A service that tells one person of whoever asks; its begun checks are in `begun`. */
export function serviceTelling(person: ConfirmedPerson): IdentityService & { begun: string[] } {
  const begun: string[] = [];
  return {
    name: 'PASS',
    begun,
    async begin({ requestId }) {
      begun.push(requestId);
      return 'https://identity.test.example/confirm';
    },
    finish: async () => ({ outcome: 'known', person }),
  };
}

/** Somebody proves that they are a person; name and birth date are those of their account. */
export async function confirmAs(
  db: Db,
  actor: UserActor,
  { personKey, now }: { personKey: string; now: Date },
): Promise<void> {
  const account = await db.sql
    .selectFrom('accounts')
    .select(['name', 'birthDateSealed'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const birthDate = account.birthDateSealed ? db.vault.open(account.birthDateSealed) : '';
  const service = serviceTelling({ name: account.name, birthDate, personKey });
  await beginIdentityCheck(db, actor, { service, back: '', now });
  await finishIdentityCheck(db, actor, { service, answer: `request=${service.begun[0]}&answer=x`, now });
}
