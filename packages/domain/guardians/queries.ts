import type { Page } from '@chulbal/contract/endpoint';
import type { ChildRequest, GuardianRequest, HeldOfChild } from '@chulbal/contract/guardians/guardians';
import type { WaitingGuardian } from '@chulbal/contract/guardians/operators';
import type { Language } from '@chulbal/contract/language';
import { isUnderFourteen } from '../accounts/rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { maskedName, maskedPhone } from '../masks.ts';
import { secretHash } from '../secret.ts';
import { CHILD_NAME, listGuardianChoices } from './choices.queries.ts';
import { dayOfWaiting, fourteenthBirthday, hasLapsed, isPassGood, shownPhone } from './rules.ts';

/** Who a child is, as the guardian has written it. `birthDate`: yyyy-MM-dd. */
export type Child = { name: string; birthDate: string };

type Key = { claim: string } | { token: string };

/** The request behind a link or a claim, locked where it is to be changed. Throws linkExpired 4030. */
export async function findConsent(db: Db, asked: Key & { now: Date; lock?: boolean }) {
  const [column, secret] =
    'claim' in asked ? (['claimHash', asked.claim] as const) : (['linkHash', asked.token] as const);
  let query = db.sql.selectFrom('guardianConsents').selectAll().where(column, '=', secretHash(secret));
  if (asked.lock) query = query.forUpdate();
  const found = await query.executeTakeFirst();
  if (!found || hasLapsed(found, asked.now)) throw fault('linkExpired');
  return {
    ...found,
    guardianName: found.nameSealed ? db.vault.open(found.nameSealed) : '',
    guardianPhone: found.phoneSealed ? db.vault.open(found.phoneSealed) : '',
    child: found.childSealed ? (JSON.parse(db.vault.open(found.childSealed)) as Child) : null,
  };
}
export type FoundConsent = Awaited<ReturnType<typeof findConsent>>;

/** A request that waits, by its number, for operators. Throws linkExpired 4030; notFound. */
export async function findWaitingBy(
  db: Db,
  { consentNo, now, lock }: { consentNo: number; now: Date; lock?: boolean },
) {
  let query = db.sql.selectFrom('guardianConsents').selectAll().where('consentNo', '=', consentNo);
  if (lock) query = query.forUpdate();
  const found = await query.executeTakeFirst();
  if (!found) throw fault('notFound');
  if (found.state !== 'waiting' || hasLapsed(found, now) || !found.nameSealed || !found.phoneSealed)
    throw fault('linkExpired');
  return {
    ...found,
    guardianName: db.vault.open(found.nameSealed),
    guardianPhone: db.vault.open(found.phoneSealed),
  };
}

/** Guardians who have yet to answer, who lapses first first, masked. */
export async function listWaitingGuardians(
  db: Db,
  { page, size, operatorId, now }: { page: number; size: number; operatorId: number; now: Date },
): Promise<Page<WaitingGuardian>> {
  const waiting = db.sql
    .selectFrom('guardianConsents')
    .where('state', '=', 'waiting')
    .where('until', '>', now);
  const { total } = await waiting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await waiting
    .select(['consentNo', 'nameSealed', 'phoneSealed', 'language', 'askedAt', 'until', 'passHash'])
    .orderBy('until')
    .orderBy('consentNo')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  const papers = await db.sql
    .selectFrom('guardianPapers as p')
    .innerJoin('files as f', 'f.serverFileName', 'p.serverFileName')
    .innerJoin('accounts as a', 'a.id', 'p.recordedBy')
    .select([
      'p.consentNo',
      'p.receivedOn',
      'p.recordedAt',
      'p.recordedBy',
      'f.name as fileName',
      'a.name as by',
    ])
    .where('p.consentNo', 'in', [0, ...rows.map(({ consentNo }) => consentNo)])
    .execute();
  const paperOf = (consentNo: number) => {
    const found = papers.find((one) => one.consentNo === consentNo);
    if (!found) return null;
    const { receivedOn, recordedAt, recordedBy, fileName, by } = found;
    return { receivedOn, by, fileName, at: recordedAt.toISOString(), mine: recordedBy === operatorId };
  };
  const content = rows.map((row) => ({
    paper: paperOf(row.consentNo),
    consentNo: Number(row.consentNo),
    guardian: row.nameSealed ? maskedName(db.vault.open(row.nameSealed)) : '',
    phone: row.phoneSealed ? maskedPhone(db.vault.open(row.phoneSealed)) : '',
    language: row.language,
    askedAt: row.askedAt.toISOString(),
    until: row.until.toISOString(),
    day: dayOfWaiting(row.askedAt, now),
    opened: row.passHash !== null,
  }));
  const totalElements = Number(total);
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** The same for a guardian whose phone is proven. Throws guardianNotProven 4331 too. */
export async function findProven(
  db: Db,
  asked: { token: string; pass: string; now: Date; lock?: boolean },
): Promise<FoundConsent> {
  const found = await findConsent(db, asked);
  if (!isPassGood(found, asked.pass, asked.now)) throw fault('guardianNotProven');
  return found;
}

/** How a child's request stands. Throws linkExpired 4030. */
export async function getChildRequest(db: Db, asked: { claim: string; now: Date }): Promise<ChildRequest> {
  const found = await findConsent(db, asked);
  const { state, askedAt, until, guardianName, guardianPhone, child, accountId, consentNo } = found;
  const choices = await listGuardianChoices(db, { consentNo, accountId, language: 'ko', now: asked.now });
  return {
    state,
    day: dayOfWaiting(askedAt, asked.now),
    until: until.toISOString(),
    guardianName,
    guardianPhone: guardianPhone && shownPhone(guardianPhone),
    child,
    hasAccount: accountId !== null,
    nameShown: choices.some(({ text, agreed }) => text.term === CHILD_NAME && agreed),
  };
}

/** What a guardian sees before proving anything. Throws linkExpired 4030. */
export async function getGuardianRequest(
  db: Db,
  asked: { token: string; now: Date },
): Promise<GuardianRequest> {
  const { state, until, decidedAt, guardianName, guardianPhone } = await findConsent(db, asked);
  return {
    state,
    until: until.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    guardianName,
    guardianPhone: guardianPhone && shownPhone(guardianPhone),
  };
}

/** What is held of a child, but for who looked. Throws guardianNotProven 4331; linkExpired 4030 where no consent stands. */
export async function getHeldOfChild(
  db: Db,
  asked: { token: string; pass: string; language: Language; now: Date },
): Promise<Omit<HeldOfChild, 'looks'>> {
  const { child, relation, decidedAt, accountId, consentNo } = await findProven(db, asked);
  if (!child || !relation || !decidedAt) throw fault('linkExpired');
  return {
    ...{ child, relation, consentedAt: decidedAt.toISOString() },
    fourteenOn: fourteenthBirthday(child.birthDate),
    account: accountId === null ? null : await getAccount(db, accountId),
    choices: await listGuardianChoices(db, { ...asked, consentNo, accountId }),
  };
}

async function getAccount(db: Db, accountId: number): Promise<HeldOfChild['account']> {
  const account = await db.sql
    .selectFrom('accounts')
    .select(['emailSealed', 'phoneSealed', 'createdAt'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) return null;
  const teams = await db.sql
    .selectFrom('applications as a')
    .innerJoin('tracks as t', 't.trackNo', 'a.trackNo')
    .select(['a.teamName', 'a.status', 't.name'])
    .where((where) =>
      where.or([
        where('a.leaderId', '=', accountId),
        where.exists(
          where
            .selectFrom('members as m')
            .select('m.tmNo')
            .whereRef('m.teamNo', '=', 'a.teamNo')
            .where('m.userId', '=', accountId)
            .where('m.status', '=', 'active'),
        ),
      ]),
    )
    .orderBy('a.teamNo')
    .execute();
  return {
    email: db.vault.open(account.emailSealed),
    phone: account.phoneSealed ? db.vault.open(account.phoneSealed) : '',
    since: account.createdAt.toISOString(),
    teams: teams.map(({ teamName, status, name }) => ({
      teamName: teamName ?? '',
      trackName: name.ko,
      submitted: status === 'submitted',
    })),
  };
}

/** Whose consent somebody is here by; null for who needs none. `asksOwn`: they are 14 by now. */
export async function getOwnGuardian(db: Db, actor: UserActor, { now }: { now: Date }) {
  const found = await db.sql
    .selectFrom('guardianConsents as g')
    .innerJoin('accounts as a', 'a.id', 'g.accountId')
    .select(['g.nameSealed', 'g.decidedAt', 'a.birthDateSealed'])
    .where('g.accountId', '=', actor.userId)
    .where('g.state', '=', 'consented')
    .executeTakeFirst();
  if (!found?.nameSealed || !found.decidedAt || !found.birthDateSealed) return null;
  return {
    guardianName: db.vault.open(found.nameSealed),
    consentedAt: found.decidedAt.toISOString(),
    asksOwn: !isUnderFourteen(db.vault.open(found.birthDateSealed), now),
  };
}
