import { randomUUID } from 'node:crypto';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { openWallet } from '@chulbal/domain/investment/commands';
import { applyForProgram } from '@chulbal/domain/programs/commands';
import { secretHash } from '@chulbal/domain/secret';
import { openSession } from '@chulbal/domain/sessions/commands';
import { sql } from 'kysely';
import { createAccount } from './accounts.ts';
import { createEvent } from './events.ts';
import { createFile, seasonNow } from './factories.ts';
import { createMarket, opening } from './market.ts';
import { createPasskey } from './passkeys.ts';
import { createProgram, pressed } from './programs.ts';

const now = seasonNow;
const later = new Date(now.getTime() + 3_600_000);

/** Where people have been: a market, an event and a programme, in an empty database. */
export async function placesForEverybody(db: Db) {
  const { igNo, icNos } = await createMarket(db, { companies: 1 });
  const { eventNo } = await createEvent(db);
  const { boardId } = await createProgram(db, { details: { capacity: 9 } });
  return { igNo, icNo: icNos[0] ?? 0, eventNo, boardId };
}

type Places = Awaited<ReturnType<typeof placesForEverybody>>;

/** Somebody has been everywhere, and of each thing that is kept about people there is one about them. */
export async function keepEverythingOf(db: Db, actor: UserActor, places: Places): Promise<void> {
  const { userId } = actor;
  const { igNo, eventNo, boardId } = places;
  await openWallet(db, actor, { ...opening, address: `192.0.2.${userId % 250}`, igNo });
  await applyForProgram(db, actor, { ...pressed, boardId });
  await openSession(db, { kind: 'user', accountId: userId, persistent: true, now, secret: 'test' });
  await createPasskey(db, { accountId: userId });
  const ticket = { eventNo, userId, source: 'logos', sourceKey: 'all', part: 1, at: now } as const;
  await db.sql.insertInto('tickets').values(ticket).execute();
  const named = {
    userId,
    byUserId: (await createAccount(db)).id,
    at: now,
    namedFrom: 'an index',
    throwawayMail: false,
  };
  await db.sql.insertInto('recommendations').values(named).execute();
  await db.transaction(async (tx) => {
    // Quiz, test and company that these rows belong to say nothing of a person, and are not made.
    await sql`set local session_replication_role = replica`.execute(tx.sql);
    await playedBy(tx, userId, places);
    await enteredBy(tx, userId);
    await askedBy(tx, userId);
  });
}

async function playedBy(tx: Db, userId: number, { icNo, eventNo, boardId }: Places): Promise<void> {
  const sealed = tx.vault.seal(JSON.stringify(`what ${userId} has said`));
  const key = () => randomUUID();
  const take = { version: 1, answers: 'abc', typeCode: 'A', idempotencyKey: key(), takenAt: now };
  await tx.sql
    .insertInto('typeTestTakes')
    .values({ ...take, userId })
    .execute();
  const play = { play: key(), variant: 'a', version: 1, seed: key(), idempotencyKey: key() } as const;
  await tx.sql
    .insertInto('quizPlays')
    .values({ ...play, userId, day: '2026-05-20', startedAt: now, endsAt: later })
    .execute();
  await tx.sql
    .insertInto('logoFinds')
    .values({ eventNo, userId, place: 1, page: '/', foundAt: now })
    .execute();
  await tx.sql
    .insertInto('recommendCodes')
    .values({ userId, code: `CODE${userId}` })
    .execute();
  const won = { eventNo, prizeCode: 'book', number: userId, toldAt: now, claimUntil: later, claimedAt: now };
  await tx.sql
    .insertInto('prizeWinners')
    .values({ ...won, place: userId, userId, state: 'claimed', claimSealed: sealed, sentAt: null })
    .execute();
  await tx.sql
    .insertInto('trackAlerts')
    .values({ accountId: userId, trackNo: 1, language: 'ko', askedAt: now, toldAt: null })
    .execute();
  await tx.sql
    .insertInto('companyNames')
    .values({ icNo, accountId: userId, agreed: true, part: '디자인', saidAt: now })
    .execute();
  const news = { postNo: boardId, toldSealed: sealed, toldAt: now, state: 'waiting' } as const;
  await tx.sql
    .insertInto('pastNews')
    .values({ ...news, accountId: userId, answer: null, decidedBy: null, decidedAt: null })
    .execute();
  await tx.sql.insertInto('shelves').values({ userId, kind: 'plan', version: 1, savedAt: now }).execute();
  await tx.sql
    .insertInto('shelfPapers')
    .values({ userId, kind: 'plan', paperId: `paper${userId}`, version: 1, sealed })
    .execute();
  const serverFileName = await createFile(tx, { teamNo: 0, ownerId: userId, slot: 'plan' });
  await tx.sql
    .updateTable('files')
    .set({ teamNo: null })
    .where('serverFileName', '=', serverFileName)
    .execute();
}

/** By what somebody logs in, and what of that is under way. */
async function enteredBy(tx: Db, accountId: number): Promise<void> {
  const sealed = tx.vault.seal('a secret');
  const hash = secretHash(`of ${accountId}`);
  const lasting = { createdAt: now, expiresAt: later };
  const provider = 'kakao';
  await tx.sql
    .insertInto('socialLogins')
    .values({ provider, subjectIndex: hash, accountId, linkedAt: now, usedAt: null })
    .execute();
  await tx.sql
    .insertInto('socialAttempts')
    .values({
      ...{ id: randomUUID(), provider, secretHash: hash, nonce: 'n', verifierSealed: sealed, accountId },
      ...{ ...lasting, usedAt: null },
    })
    .execute();
  await tx.sql
    .insertInto('socialSteps')
    .values({ secretHash: hash, accountId, provider, ...lasting })
    .execute();
  const asked = { secretHash: hash, challenge: 'c', kind: 'user', purpose: 'add', usedAt: null } as const;
  await tx.sql
    .insertInto('passkeyAttempts')
    .values({ ...asked, ...lasting, accountId })
    .execute();
  await tx.sql
    .insertInto('identityRequests')
    .values({ id: randomUUID(), accountId, familyId: randomUUID(), back: '/', ...lasting, usedAt: null })
    .execute();
  await tx.sql
    .insertInto('identities')
    .values({ accountId, personIndex: hash, service: 'PASS', confirmedAt: now })
    .execute();
  await tx.sql
    .insertInto('authenticators')
    .values({ accountId, secretSealed: sealed, turnedOnAt: now, pendingSealed: null, pendingAt: null })
    .execute();
  await tx.sql.insertInto('recoveryCodes').values({ accountId, codeHash: hash, usedAt: null }).execute();
  await tx.sql
    .insertInto('authenticatorResets')
    .values({ accountId, language: 'ko', state: 'stopped', askedAt: now, endedAt: now })
    .execute();
  await tx.sql
    .insertInto('verificationCodes')
    .values({
      ...{ id: randomUUID(), purpose: 'resetPassword', targetIndex: hash, accountId, codeHash: hash },
      ...{ ...lasting, verifiedAt: null, usedAt: null },
    })
    .execute();
}

/** What somebody has asked about their data. */
async function askedBy(tx: Db, accountId: number): Promise<void> {
  const textSealed = tx.vault.seal('무엇을 가졌는지 알려 주세요');
  await tx.sql
    .insertInto('dataRequests')
    .values({
      ...{ kind: 'see', source: 'myData', accountId, language: 'ko', receivedAt: now, dueOn: '2099-01-10' },
      ...{ nameSealed: null, contactSealed: null, textSealed, ownerId: null, answeredAt: null },
    })
    .execute();
  const made = { serverFileName: null, size: null, files: null, tables: null, openedBy: null };
  await tx.sql
    .insertInto('dataExports')
    .values({
      ...{ accountId, language: 'ko', askedAt: now, takenUntil: null, readyAt: null, expiresAt: null },
      ...{ ...made, openedUntil: null },
    })
    .execute();
}
