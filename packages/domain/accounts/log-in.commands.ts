import type { Language } from '@chulbal/contract/language';
import { keptMs } from '@chulbal/contract/retention/retention';
import type { AccountKind } from '../actor.ts';
import { hasAuthenticator } from '../authenticators/queries.ts';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type OpenedSession, openSession } from '../sessions/commands.ts';
import type { Device } from '../sessions/devices.rules.ts';
import { countAttempt, forgiveAttempt } from './attempts.commands.ts';
import type { Attempt } from './attempts.queries.ts';
import { takeBackClosing } from './closings.commands.ts';
import { openUserSession } from './devices.commands.ts';
import { passwordMatches } from './passwords.ts';
import { type AccountKey, findAccountBy } from './queries.ts';
import { countCode, passSecondProof } from './second-proof.commands.ts';

/** An address that has logged in is known for this long after the last time. */
const KNOWN_MS = keptMs('address');

export type LoggedIn = { account: { id: number; name: string }; session: OpenedSession };

/**
 * Logs a student in with e-mail and password. A wrong address and a wrong password are told apart by nothing: both
 * look up an account, check one Argon2id hash and count one try (S-09). Evaluators and operators have log-ins of their
 * own from the same parts. Who has turned an authenticator on is asked for a code, once the password is right.
 *
 * @throws 4001 wrongCredentials; 4052 authenticatorNeeded, 4430 secondCodeWrong; 429 tooManyRequests.
 */
export async function logIn(
  db: Db,
  asked: Omit<LogInPlace, 'kind'> & {
    password: string;
    totp?: string | undefined;
    stayLoggedIn: boolean;
    device?: Device | undefined;
    language: Language;
    now: Date;
    secret: string;
  },
): Promise<LoggedIn> {
  const place = { ...asked, kind: 'user' } as const;
  const { found, matches } = await tryPassword(db, place);
  if (!found || !matches) throw fault('wrongCredentials');
  const { id, name } = found;
  const { totp, language, now } = asked;
  if (totp) await countCode(db, { accountId: id, now });
  else if (await hasAuthenticator(db, { accountId: id })) await returnTry(db, place);
  return db.transaction(async (tx) => {
    await greet(tx, { ...place, found });
    await passSecondProof(tx, { accountId: id, code: totp, language, now });
    const by = { accountId: id, way: 'password', persistent: asked.stayLoggedIn };
    return { account: { id, name }, session: await openUserSession(tx, { ...asked, ...by }) };
  });
}

/**
 * Looks up who logs in and checks the password, with the same work whether or not there is such an account.
 * The try is counted before it is made: per account and address, per account, and per address (S-10).
 *
 * @throws 429 tooManyRequests.
 */
export async function tryPassword(
  db: Db,
  asked: LogInPlace & { password: string; now: Date },
): Promise<{ found: AccountKey | null; matches: boolean }> {
  const { kind, loginId, now } = asked;
  const { pair, account } = attemptsOf(asked);
  const isKnown = await isKnownAddress(db, knownKey(db, asked));
  const place = placeOf(asked, isKnown);
  await countAttempt(db, { attempts: isKnown ? [pair, place] : [pair, account, place], now });
  const found = await findAccountBy(db, { kind, email: loginId });
  const matches = await passwordMatches(found?.passwordHash ?? null, asked.password);
  return { found, matches };
}

/** Half of a log-in is no failure: its try is given back, and what comes next counts one of its own. */
export async function returnTry(db: Db, of: LogInPlace): Promise<void> {
  const isKnown = await isKnownAddress(db, knownKey(db, of));
  await forgiveAttempt(db, { returned: [attemptsOf(of).pair, placeOf(of, isKnown)] });
}

/** Opens the session of somebody whose every proof was right, and forgets the failures before. */
export async function letIn(
  tx: Db,
  asked: LogInPlace & { found: AccountKey; persistent: boolean; now: Date; secret: string },
): Promise<OpenedSession> {
  const { kind, found, persistent, now, secret } = asked;
  await greet(tx, asked);
  return openSession(tx, { kind, accountId: found.id, persistent, now, secret });
}

/** Before somebody's session is opened: their password is still theirs, and what failures counted is forgotten. */
async function greet(tx: Db, asked: LogInPlace & { found: AccountKey; now: Date }): Promise<void> {
  const { found, now } = asked;
  await refuseReplacedPassword(tx, found);
  const isKnown = await isKnownAddress(tx, knownKey(tx, asked));
  await forgiveAttempt(tx, { returned: [placeOf(asked, isKnown)] });
  await trustAddress(tx, asked);
  await takeBackClosing(tx, { accountId: found.id, now });
}

/** Whose log-in from where. */
export type LogInPlace = { kind: AccountKind; loginId: string; address: string };

/**
 * Remembers that the owner of an account is at this address, for they have logged in or proven their mailbox
 * from it: earlier failures are forgotten, and strangers' failures elsewhere do not count here (S-10).
 */
export async function trustAddress(tx: Db, asked: LogInPlace & { now: Date }): Promise<void> {
  const { pair, account } = attemptsOf(asked);
  await forgiveAttempt(tx, { cleared: [pair, account] });
  await tx.sql
    .insertInto('knownAddresses')
    .values({ key: knownKey(tx, asked), seenAt: asked.now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ seenAt: asked.now }))
    .execute();
}

function attemptsOf({ kind, loginId, address }: LogInPlace): Record<'pair' | 'account', Attempt> {
  const who = `${kind} ${loginId}`;
  return {
    pair: { limit: 'logInAtAddress', who: `${who} ${address}` },
    account: { limit: 'logInToAccount', who },
  };
}

/** What an address may try on all accounts together. Who is known there is bounded by the tries on their own account. */
function placeOf({ kind, address }: LogInPlace, isKnown: boolean): Attempt {
  return { limit: isKnown ? 'logInFromKnownAddress' : 'logInFromAddress', who: `${kind} ${address}` };
}

function knownKey(db: Db, { kind, loginId, address }: LogInPlace): string {
  return db.vault.index(`known address ${kind} ${loginId} ${address}`);
}

/** Forgets addresses that have not logged in for 90 days. */
export async function sweepKnownAddresses(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - KNOWN_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('knownAddresses')
      .where('key', 'in', (of) =>
        of.selectFrom('knownAddresses').select('key').where('seenAt', '<', before).limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** A password replaced while it was being checked opens no session; one replaced later ends this session. */
async function refuseReplacedPassword(
  tx: Db,
  found: { id: number; passwordHash: string | null },
): Promise<void> {
  const same = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', found.id)
    .where('passwordHash', '=', found.passwordHash)
    .forShare()
    .executeTakeFirst();
  if (!same) throw fault('wrongCredentials');
}

async function isKnownAddress(db: Db, key: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('knownAddresses')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
