import type { Language } from '@chulbal/contract/language';
import type { Db } from '@chulbal/domain/db';
import type { Channel } from '@chulbal/domain/outbox/tables';

type Failed = {
  channel: Channel;
  language?: Language;
  subject: string;
  code: string;
  attempts: number;
  minutesAgo: number;
  /** Instead of the leader's own address. */
  to?: string;
  /** How long it was worth sending. */
  worthMinutes?: number;
};

/** Of every way in which a message fails, as a season of full size sees them. */
const failures: readonly Failed[] = [
  ...Array.from({ length: 38 }, (_, index) => sms('마감까지 한 시간 남았어요', '503', 54, 40 + index)),
  { ...sms('팀원 확인이 필요해요', '404', 3, 190), to: '010-0000-2719' },
  mail('보완 요청이 왔어요', '552', 54, 1_300),
  { ...mail('팀원 확인이 필요해요', '550', 3, 95), to: 'yuna.seo@gmial.com' },
  mail('접수증', '554', 54, 2_900),
  { ...mail('Your code to confirm the address', 'too_late', 6, 320), language: 'en', worthMinutes: 10 },
];

function sms(subject: string, code: string, attempts: number, minutesAgo: number): Failed {
  return { channel: 'sms', subject, code, attempts, minutesAgo };
}

function mail(subject: string, code: string, attempts: number, minutesAgo: number): Failed {
  return { channel: 'mail', subject, code, attempts, minutesAgo };
}

/** Leaves messages of leaders in the outbox that could not be sent, some of each kind. */
export async function leaveFailedLetters(db: Db, { now }: { now: Date }): Promise<void> {
  const leaders = await db.sql
    .selectFrom('applications as t')
    .innerJoin('accounts as a', 'a.id', 't.leaderId')
    .select(['a.emailSealed', 'a.phoneSealed'])
    .where('t.status', '=', 'submitted')
    .where('a.phoneSealed', 'is not', null)
    .orderBy('t.teamNo', 'desc')
    .limit(failures.length)
    .execute();
  const rows = leaders.flatMap((leader, index) => {
    const letter = failures[index];
    return letter ? rowOf(db, { letter, leader, now }) : [];
  });
  if (rows.length > 0) await db.sql.insertInto('outbox').values(rows).execute();
}

function rowOf(
  db: Db,
  given: { letter: Failed; leader: { emailSealed: Buffer; phoneSealed: Buffer | null }; now: Date },
) {
  const { letter, leader, now } = given;
  const own = letter.channel === 'mail' ? leader.emailSealed : (leader.phoneSealed ?? leader.emailSealed);
  const failedAt = new Date(now.getTime() - letter.minutesAgo * 60_000);
  const ends = letter.worthMinutes && new Date(failedAt.getTime() + letter.worthMinutes * 60_000);
  return {
    ...{ channel: letter.channel, language: letter.language ?? 'ko', subject: letter.subject },
    toSealed: letter.to ? db.vault.seal(letter.to) : own,
    toIndex: db.vault.index(letter.to ?? db.vault.open(own)),
    bodySealed: db.vault.seal(JSON.stringify({ lines: [letter.subject] })),
    ...{ about: null, status: 'failed' as const, attempts: letter.attempts, lastError: letter.code },
    ...{ createdAt: failedAt, nextAt: failedAt, failedAt, sendBy: ends || null },
  };
}
