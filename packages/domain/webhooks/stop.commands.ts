import { may } from '@chulbal/contract/operators/values';
import type { Selectable } from 'kysely';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { listActiveOperators } from '../operators/queries.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessages } from '../outbox/commands.ts';
import { goneLetter, stoppedLetter } from './letters.rules.ts';
import { DAY_MS } from './rules.ts';
import type { WebhooksTable } from './tables.ts';

const letters = { silent: stoppedLetter, gone: goneLetter };

/**
 * Pauses a webhook, records it and tells owners: one whose program wants nothing any more, or has taken nothing for a
 * day. Whatever an operator has done with it meanwhile counts more.
 */
export async function stopWebhook(
  tx: Db,
  { webhookNo, name, urlSealed }: Pick<Selectable<WebhooksTable>, 'webhookNo' | 'name' | 'urlSealed'>,
  { why, now, publicUrl }: { why: keyof typeof letters; now: Date; publicUrl: string },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { numUpdatedRows } = await tx.sql
    .updateTable('webhooks')
    .set({ pausedAt: now, stopped: true, gone: why === 'gone' })
    .where('webhookNo', '=', webhookNo)
    .where('pausedAt', 'is', null)
    .where('urlSealed', '=', urlSealed)
    .$if(why === 'silent', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('webhookDeliveries as d')
              .select('d.id')
              .where('d.webhookNo', '=', webhookNo)
              .where('d.deliveredAt', '>', since),
          ),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const owners = (await listActiveOperators(tx)).filter(({ role }) => may(role, 'manageWebhooks'));
  const url = `${publicUrl}/console/webhooks/${webhookNo}`;
  const letter = inBothLanguages((language) => letters[why](language, { name, url }));
  await queueMessages(
    tx,
    owners.map(({ emailSealed }) => ({
      ...{ channel: 'mail' as const, to: tx.vault.open(emailSealed), ...letter, now },
    })),
  );
  await recordAs(
    tx,
    { kind: 'system', address: '' },
    { action: 'webhook.stop', object: { kind: 'webhook', id: webhookNo, label: name }, now },
  );
}
