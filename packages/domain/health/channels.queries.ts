import type { ChannelHealth } from '@chulbal/contract/health/health';
import { messagesState } from '@chulbal/contract/health/rules';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { failureOf } from '../outbox/failures.rules.ts';

type Group = {
  channel: 'mail' | 'sms';
  lastError: string | null;
  waiting: number;
  since: Date;
};

/** How mail and SMS go out. Two statements. */
export async function measureChannels(
  db: Db,
  { now }: { now: Date },
): Promise<{ mail: ChannelHealth; sms: ChannelHealth }> {
  const { rows } = await sql<Group>`
    select channel, last_error, count(*)::int as waiting, min(created_at) as since from outbox
      where status = 'pending' group by channel, last_error order by count(*) desc, last_error`.execute(
    db.sql,
  );
  const sent = await db.sql
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', fn.countAll().as('count')])
    .where('status', '=', 'sent')
    .where('sentAt', '>=', new Date(now.getTime() - 3_600_000))
    .groupBy('channel')
    .execute();
  const of = (channel: Group['channel']): ChannelHealth => {
    const sentLastHour = Number(sent.find((one) => one.channel === channel)?.count ?? 0);
    return { sentLastHour, ...waitingOf(channel, rows, now) };
  };
  return { mail: of('mail'), sms: of('sms') };
}

/** A full mailbox, or one that refuses us, is nothing that the service could mend. */
function waitingOf(
  channel: Group['channel'],
  rows: readonly Group[],
  now: Date,
): Omit<ChannelHealth, 'sentLastHour'> {
  const groups = rows
    .filter((one) => one.channel === channel)
    .map((one) => ({ ...one, failure: one.lastError === null ? null : failureOf(channel, one.lastError) }));
  const ofService = groups.filter(
    ({ failure }) => failure === null || ['service', 'settings', 'credit', 'unknown'].includes(failure),
  );
  const oldest = Math.min(...ofService.map(({ since }) => since.getTime()), now.getTime());
  const waitingMs = now.getTime() - oldest;
  const retrying = groups.flatMap(({ failure, lastError, waiting, since }) =>
    failure === null || lastError === null
      ? []
      : [{ failure, code: lastError, count: waiting, since: since.toISOString() }],
  );
  return {
    state: messagesState(channel, {
      waitingMs,
      refused: retrying.some(({ failure }) => failure === 'settings'),
      retrying: retrying.some(({ failure }) => ['service', 'credit', 'unknown'].includes(failure)),
    }),
    waiting: groups.reduce((sum, { waiting }) => sum + waiting, 0),
    waitingMs,
    retrying,
  };
}
