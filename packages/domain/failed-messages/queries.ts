import type { Page } from '@chulbal/contract/endpoint';
import type { FailedMessage, MessageChannel, MessageFailure } from '@chulbal/contract/failed-messages';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { maskedEmail, maskedPhone } from '../masks.ts';
import { failureOf, mayRepeat, meantDomain } from '../outbox/failures.rules.ts';

export type FailedKind = {
  channel: MessageChannel;
  failure: MessageFailure;
  count: number;
  repeatable: number;
  since: string;
};

/** Messages that were given up and to which nobody has seen, newest first, addresses masked. At most five queries. */
export async function listFailedMessages(
  db: Db,
  asked: {
    channel?: MessageChannel | undefined;
    failure?: MessageFailure | undefined;
    page: number;
    size: number;
    now: Date;
  },
): Promise<Page<FailedMessage> & { kinds: FailedKind[] }> {
  const { page, size, now } = asked;
  const codes = await countCodes(db, now);
  const wanted = codes.filter((one) => isWanted(one, asked));
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  const rows =
    total === 0
      ? []
      : await failed(db)
          .selectAll()
          .where(({ eb, or }) => or(wanted.map((one) => eb.and(sameCode(one)))))
          .orderBy('failedAt', 'desc')
          .orderBy('id', 'desc')
          .offset((page - 1) * size)
          .limit(size)
          .execute();
  const opened = rows.map((row) => ({ ...row, to: db.vault.open(row.toSealed) }));
  const whose = await findWhose(db, opened);
  const content = opened.map((row) => ({
    messageId: row.id,
    channel: row.channel,
    language: row.language,
    to: row.channel === 'mail' ? maskedEmail(row.to) : maskedPhone(row.to),
    meant: row.channel === 'mail' ? meantDomain(row.to) : null,
    subject: row.subject,
    failure: failureOf(row.channel, row.lastError),
    code: row.lastError ?? '',
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    failedAt: (row.failedAt ?? row.createdAt).toISOString(),
    mayRepeat: mayRepeat(row, now),
    ...(whose.get(db.vault.index(row.to)) ?? { person: null, team: null }),
  }));
  return {
    content,
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    kinds: kindsOf(codes),
  };
}

type Code = {
  channel: MessageChannel;
  lastError: string | null;
  count: number;
  repeatable: number;
  since: Date;
};

/** The codes that stayed of messages of a kind; empty where none is of it. */
export async function codesOf(
  db: Db,
  kind: { channel: MessageChannel; failure: MessageFailure; now: Date },
): Promise<(string | null)[]> {
  const codes = await countCodes(db, kind.now);
  return codes.filter((one) => isWanted(one, kind)).map(({ lastError }) => lastError);
}

function failed(db: Db) {
  return db.sql.selectFrom('outbox').where('status', '=', 'failed').where('setAsideAt', 'is', null);
}

async function countCodes(db: Db, now: Date): Promise<Code[]> {
  const rows = await failed(db)
    .select(['channel', 'lastError'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('failedAt').as('since')])
    .select(sql<number>`count(*) filter (where send_by is null or send_by > ${now})`.as('repeatable'))
    .groupBy(['channel', 'lastError'])
    .orderBy('channel')
    .orderBy('lastError')
    .execute();
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    repeatable: Number(row.repeatable),
    since: row.since ?? now,
  }));
}

function isWanted(
  { channel, lastError }: Pick<Code, 'channel' | 'lastError'>,
  wanted: { channel?: MessageChannel | undefined; failure?: MessageFailure | undefined },
): boolean {
  return (
    (wanted.channel ?? channel) === channel &&
    (wanted.failure === undefined || wanted.failure === failureOf(channel, lastError))
  );
}

function sameCode({ channel, lastError }: Code) {
  return { channel, lastError };
}

function kindsOf(codes: readonly Code[]): FailedKind[] {
  const kinds = Map.groupBy(codes, ({ channel, lastError }) => `${channel} ${failureOf(channel, lastError)}`);
  return [...kinds.values()]
    .flatMap(([first, ...rest]) => {
      if (!first) return [];
      const all = [first, ...rest];
      return {
        channel: first.channel,
        failure: failureOf(first.channel, first.lastError),
        count: all.reduce((sum, { count }) => sum + count, 0),
        repeatable: all.reduce((sum, { repeatable }) => sum + repeatable, 0),
        since: new Date(Math.min(...all.map(({ since }) => since.getTime()))).toISOString(),
      };
    })
    .toSorted((one, other) => other.count - one.count);
}

type Whose = Pick<FailedMessage, 'person' | 'team'>;

/** Whose addresses these are now, by their keyed index: accounts' for mails, team members' for phones. */
async function findWhose(
  db: Db,
  messages: readonly { channel: MessageChannel; to: string }[],
): Promise<Map<string, Whose>> {
  const indexes = (channel: MessageChannel) => [
    '',
    ...messages.filter((one) => one.channel === channel).map(({ to }) => db.vault.index(to)),
  ];
  const accounts = await db.sql
    .selectFrom('accounts as a')
    .leftJoin('applications as t', 't.leaderId', 'a.id')
    .leftJoin('seasons as s', 's.id', 't.seasonId')
    .select(['a.emailIndex as index', 'a.kind', 't.teamNo', 't.teamName', 's.year'])
    .where('a.status', '=', 'active')
    .where('a.emailIndex', 'in', indexes('mail'))
    .orderBy('t.teamNo')
    .execute();
  const members = await db.sql
    .selectFrom('members as m')
    .innerJoin('applications as t', 't.teamNo', 'm.teamNo')
    .innerJoin('seasons as s', 's.id', 't.seasonId')
    .select(['m.phoneIndex as index', 't.teamNo', 't.teamName', 's.year'])
    .where('m.phoneIndex', 'in', indexes('sms'))
    .orderBy('t.teamNo')
    .execute();
  const found = [...accounts, ...members.map((row) => ({ ...row, kind: 'user' as const }))];
  return new Map(
    found.map(({ index, kind, teamNo, teamName, year }) => [
      index,
      {
        person: kind,
        team: teamNo === null || year === null ? null : { teamNo, year, name: teamName ?? '' },
      },
    ]),
  );
}
