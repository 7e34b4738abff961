import type { RequestKind, RequestSource } from '@chulbal/contract/data-requests';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { keptMs } from '@chulbal/contract/retention/retention';
import type { Selectable } from 'kysely';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { findAccountBy, getContact } from '../accounts/queries.ts';
import type { OperatorActor, UserActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import type { Letter } from '../outbox/letter.ts';
import { answerLetter, extendedLetter, receivedLetter } from './letters.rules.ts';
import { dueDay, extendedDay, extensionProblem, MOST_DAYS_AGO } from './rules.ts';
import type { DataRequestStepsTable, DataRequestsTable } from './tables.ts';

/** Open requests of one kind that somebody may have at once. */
const MOST_OPEN = 1;

/** Asks about one’s own data; a letter says by when it is answered. @throws 4400 requestStands; 429. */
export async function askAboutMyData(
  db: Db,
  actor: UserActor,
  asked: { kind: RequestKind; text: string; language: Language; publicUrl: string; now: Date },
): Promise<void> {
  const { kind, text, language, publicUrl, now } = asked;
  const accountId = actor.userId;
  await countAttempt(db, { attempts: [{ limit: 'askAboutData', who: `user ${accountId}` }], now });
  await db.transaction(async (tx) => {
    // Two presses at once are one request.
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const { email } = await getContact(tx, { accountId });
    const open = await tx.sql
      .selectFrom('dataRequests')
      .select('requestNo')
      .where('accountId', '=', accountId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .execute();
    if (open.length >= MOST_OPEN) throw fault('requestStands', { fields: { kind: 'requestStands' } });
    const dueOn = dueDay(now);
    const { requestNo } = await tx.sql
      .insertInto('dataRequests')
      .values({
        ...{ kind, source: 'myData', accountId, nameSealed: null, contactSealed: null, language },
        ...{ textSealed: tx.vault.seal(text), receivedAt: now, dueOn, ownerId: null, answeredAt: null },
      })
      .returning('requestNo')
      .executeTakeFirstOrThrow();
    const about = { kind, requestNo, dueOn, url: placeOf(publicUrl) };
    await write(tx, { contact: email, language, ...receivedLetter(language, about), now });
  });
}

const placeOf = (publicUrl: string) => `${publicUrl}/auth/my-data#requests`;

/** Enters what somebody asked by phone or letter; an account with that very contact is taken for theirs. */
export async function enterDataRequest(
  db: Db,
  actor: OperatorActor,
  asked: {
    kind: RequestKind;
    source: RequestSource;
    name: string;
    contact: string;
    language: Language;
    receivedOn: string;
    text: string;
    publicUrl: string;
    now: Date;
  },
): Promise<{ requestNo: number }> {
  const { kind, source, name, contact, language, receivedOn, text, publicUrl, now } = asked;
  const today = koreanDay(now);
  if (receivedOn > today || receivedOn < addDays(today, -MOST_DAYS_AGO))
    throw fault('invalidRequest', { fields: { receivedOn: notThatDay } });
  return db.transaction(async (tx) => {
    const by = contact.includes('@') ? { email: contact } : { phone: contact };
    const account = await findAccountBy(tx, { kind: 'user', ...by });
    const receivedAt = receivedOn === today ? now : koreanInstant(receivedOn, '12:00');
    const dueOn = dueDay(receivedAt);
    const { requestNo } = await tx.sql
      .insertInto('dataRequests')
      .values({
        ...{ kind, source, accountId: account?.id ?? null, language, receivedAt, dueOn },
        ...{ nameSealed: tx.vault.seal(name), contactSealed: tx.vault.seal(contact) },
        ...{ textSealed: tx.vault.seal(text), ownerId: actor.operatorId, answeredAt: null },
      })
      .returning('requestNo')
      .executeTakeFirstOrThrow();
    await addStep(tx, actor, { requestNo, step: 'entered', text: null, now });
    const about = { kind, requestNo, dueOn, url: account && placeOf(publicUrl) };
    await write(tx, { contact, language, ...receivedLetter(language, about), now });
    await log(tx, actor, { requestNo, action: 'dataRequest.enter', after: { kind, source, dueOn }, now });
    return { requestNo: Number(requestNo) };
  });
}

const notThatDay = {
  ko: '오늘이나 지난 60일 안의 날을 적어 주세요.',
  en: 'Please give today or a day of the last 60.',
};

type Named = { requestNo: number; now: Date };

/** Makes it the operator’s own work. @throws notFound; requestAnswered 4401 */
export async function takeDataRequest(
  db: Db,
  actor: OperatorActor,
  { requestNo, now }: Named,
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOpen(tx, requestNo);
    await tx.sql
      .updateTable('dataRequests')
      .set({ ownerId: actor.operatorId })
      .where('requestNo', '=', requestNo)
      .execute();
    await addStep(tx, actor, { requestNo, step: 'taken', text: null, now });
    await log(tx, actor, { requestNo, action: 'dataRequest.take', now });
  });
}

/** Writes down a step. @throws notFound; requestAnswered 4401 */
export async function noteDataRequest(
  db: Db,
  actor: OperatorActor,
  { requestNo, step, text, now }: Named & { step: 'identity' | 'note'; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOpen(tx, requestNo);
    await addStep(tx, actor, { requestNo, step, text, now });
    await log(tx, actor, { requestNo, action: 'dataRequest.note', after: { step }, now });
  });
}

/** Puts the last day off, once, and writes why. @throws notFound; 4401, 4402, 4403 */
export async function extendDataRequest(
  db: Db,
  actor: OperatorActor,
  { requestNo, reason, publicUrl, now }: Named & { reason: string; publicUrl: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await getOpen(tx, requestNo);
    const problem = extensionProblem(found, now);
    if (problem) throw fault(problem);
    const dueOn = extendedDay(found.dueOn);
    await tx.sql
      .updateTable('dataRequests')
      .set({ dueOn, extended: true })
      .where('requestNo', '=', requestNo)
      .execute();
    await addStep(tx, actor, { requestNo, step: 'extended', text: reason, now });
    const url = found.accountId === null ? null : placeOf(publicUrl);
    await tellAsker(tx, found, {
      ...extendedLetter(found.language, { kind: found.kind, requestNo, dueOn, url, reason }),
      now,
    });
    await log(tx, actor, {
      ...{ requestNo, action: 'dataRequest.extend', before: { dueOn: found.dueOn }, after: { dueOn }, now },
    });
  });
}

/** Answers it and writes so; only once somebody has made sure who asks. @throws notFound; 4401, 4404 */
export async function answerDataRequest(
  db: Db,
  actor: OperatorActor,
  asked: Named & { outcome: 'done' | 'refused'; text: string; publicUrl: string },
): Promise<void> {
  const { requestNo, outcome, text, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const found = await getOpen(tx, requestNo);
    if (found.source !== 'myData' && !(await isIdentified(tx, requestNo))) throw fault('askerUnproven');
    await tx.sql
      .updateTable('dataRequests')
      .set({ state: outcome, answeredAt: now, ownerId: found.ownerId ?? actor.operatorId })
      .where('requestNo', '=', requestNo)
      .execute();
    await addStep(tx, actor, { requestNo, step: outcome, text, now });
    const url = found.accountId === null ? null : placeOf(publicUrl);
    const about = { kind: found.kind, requestNo, dueOn: found.dueOn, url };
    await tellAsker(tx, found, { ...answerLetter(found.language, { ...about, outcome, text }), now });
    await log(tx, actor, {
      ...{
        requestNo,
        action: 'dataRequest.answer',
        after: { outcome, inTime: koreanDay(now) <= found.dueOn },
      },
      now,
    });
  });
}

/** Destroys requests so long after they were answered as the retention table says. */
export async function sweepDataRequests(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .deleteFrom('dataRequests')
    .where('answeredAt', '<', new Date(now.getTime() - keptMs('dataRequest')))
    .execute();
}

/** Takes out of requests who asked and what was said, with the account they were about; that there were some stays. */
export async function forgetDataRequests(
  tx: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const of = tx.sql.selectFrom('dataRequests').select('requestNo').where('accountId', '=', accountId);
  await tx.sql
    .updateTable('dataRequestSteps')
    .set({ textSealed: null })
    .where('requestNo', 'in', of)
    .execute();
  await tx.sql
    .updateTable('dataRequests')
    .set((eb) => ({
      ...{ nameSealed: null, contactSealed: null, textSealed: null, state: 'ended' },
      answeredAt: eb.fn.coalesce('answeredAt', eb.val(now)),
    }))
    .where('accountId', '=', accountId)
    .execute();
}

async function getOpen(tx: Db, requestNo: number): Promise<Selectable<DataRequestsTable>> {
  const found = await tx.sql
    .selectFrom('dataRequests')
    .selectAll()
    .where('requestNo', '=', requestNo)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw fault('notFound');
  if (found.state !== 'open') throw fault('requestAnswered');
  return found;
}

async function isIdentified(tx: Db, requestNo: number): Promise<boolean> {
  const found = await tx.sql
    .selectFrom('dataRequestSteps')
    .select('id')
    .where('requestNo', '=', requestNo)
    .where('step', '=', 'identity')
    .executeTakeFirst();
  return found !== undefined;
}

async function addStep(
  tx: Db,
  actor: OperatorActor,
  { requestNo, step, text, now }: Named & { step: DataRequestStepsTable['step']; text: string | null },
): Promise<void> {
  const textSealed = text === null ? null : tx.vault.seal(text);
  await tx.sql
    .insertInto('dataRequestSteps')
    .values({ requestNo, step, textSealed, operatorId: actor.operatorId, at: now })
    .execute();
}

type Sent = { subject: string; letter: Letter; now: Date };

async function tellAsker(tx: Db, found: Selectable<DataRequestsTable>, letter: Sent): Promise<void> {
  const { accountId, contactSealed, language } = found;
  const contact =
    contactSealed === null
      ? (await getContact(tx, { accountId: accountId ?? 0 })).email
      : tx.vault.open(contactSealed);
  await write(tx, { contact, language, ...letter });
}

async function write(tx: Db, to: Sent & { contact: string; language: Language }): Promise<void> {
  const { contact, ...letter } = to;
  await queueMessage(tx, { channel: contact.includes('@') ? 'mail' : 'sms', to: contact, ...letter });
}

/** What was said and why stands sealed in its steps; the log, out of which nothing can be taken, has neither (P-13). */
async function log(
  tx: Db,
  actor: OperatorActor,
  { requestNo, ...entry }: Named & { action: string; before?: unknown; after?: unknown },
): Promise<void> {
  await record(tx, actor, {
    ...entry,
    object: { kind: 'dataRequest', id: requestNo, label: String(requestNo) },
  });
}
