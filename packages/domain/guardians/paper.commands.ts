import { fieldErrors } from '@chulbal/contract/field-errors';
import type { GuardianRelation } from '@chulbal/contract/guardians/guardians';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import { type GivenConsent, isBirthDate, isUnderFourteen } from '../accounts/rules.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { newHashedSecret } from '../secret.ts';
import { answersTo, keepChoices } from './choices.commands.ts';
import { linkOf, tell } from './letters.commands.ts';
import { guardianTexts } from './messages.texts.ts';
import { type Child, findWaitingBy } from './queries.ts';
import { TERMS_VERSION } from './rules.ts';

/** How long ago a form may have come, in days: longer than anybody is waited for. */
const MOST_DAYS_AGO = 6;

type Named = { consentNo: number; now: Date };

const object = (consentNo: number) => ({ kind: 'guardian', id: consentNo, label: '' });

/**
 * Records a signed form that came on paper; another in its place where one was recorded before. It counts once another
 * operator has looked at it. Throws linkExpired 4030; notFound; 400 beside `birthDate`, `receivedOn`, `serverFileName`.
 */
export async function recordGuardianPaper(
  db: Db,
  actor: OperatorActor,
  asked: Named & {
    serverFileName: string;
    relation: GuardianRelation;
    childName: string;
    birthDate: string;
    receivedOn: string;
    choices: GivenConsent[];
  },
): Promise<void> {
  const { consentNo, serverFileName, relation, birthDate, receivedOn, now } = asked;
  await db.transaction(async (tx) => {
    await findWaitingBy(tx, { consentNo, now, lock: true });
    const today = koreanDay(now);
    const file = await tx.sql
      .selectFrom('files')
      .select('serverFileName')
      .where('serverFileName', '=', serverFileName)
      .where('slot', '=', 'guardianPaper')
      .where('status', '=', 'stored')
      .where('ownerId', '=', actor.operatorId)
      .where('serverFileName', 'not in', (of) => of.selectFrom('guardianPapers').select('serverFileName'))
      .executeTakeFirst();
    const fields = {
      ...(file ? {} : { serverFileName: fileGone }),
      ...(isBirthDate(birthDate, now) && isUnderFourteen(birthDate, now)
        ? {}
        : { birthDate: fieldErrors.childsBirth }),
      ...(receivedOn <= today && receivedOn >= addDays(today, -MOST_DAYS_AGO)
        ? {}
        : { receivedOn: notThatDay }),
    };
    if (Object.keys(fields).length > 0) throw fault('invalidRequest', { fields });
    const child: Child = { name: asked.childName.normalize('NFC'), birthDate };
    await tx.sql.deleteFrom('guardianPapers').where('consentNo', '=', consentNo).execute();
    await tx.sql
      .insertInto('guardianPapers')
      .values({
        ...{ consentNo, serverFileName, receivedOn, relation, confirmedBy: null },
        childSealed: tx.vault.seal(JSON.stringify(child)),
        choices: json(await answersTo(tx, asked.choices, now)),
        ...{ recordedBy: actor.operatorId, recordedAt: now },
      })
      .execute();
    await record(tx, actor, {
      ...{ action: 'guardian.recordPaper', object: object(consentNo), after: { receivedOn }, now },
    });
  });
}

const fileGone = {
  ko: '올린 스캔을 찾지 못했어요. 다시 올려 주세요.',
  en: 'The scan is not there. Please upload it again.',
};
const notThatDay = {
  ko: '오늘이나 지난 6일 안의 날을 적어 주세요.',
  en: 'Please give today or a day of the last 6.',
};

/** The scan of a recorded form, once the log says that it is read (P-07). Throws notFound. */
export async function openGuardianPaper(
  db: Db,
  actor: OperatorActor,
  { consentNo, now }: Named,
): Promise<{ serverFileName: string; name: string; mime: string }> {
  return db.transaction(async (tx) => {
    const file = await tx.sql
      .selectFrom('guardianPapers as p')
      .innerJoin('files as f', 'f.serverFileName', 'p.serverFileName')
      .select(['f.serverFileName', 'f.name', 'f.mime'])
      .where('p.consentNo', '=', consentNo)
      .executeTakeFirst();
    if (!file) throw fault('notFound');
    await record(tx, actor, {
      ...{ category: 'disclosure', action: 'guardian.readPaper', object: object(consentNo), now },
    });
    return file;
  });
}

/**
 * The second look: the guardian has consented from now on, and is told with a link of their own. Throws secondLook 4407
 * for whoever recorded it; linkExpired 4030; notFound.
 */
export async function confirmGuardianPaper(
  db: Db,
  actor: OperatorActor,
  { consentNo, publicUrl, now }: Named & { publicUrl: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findWaitingBy(tx, { consentNo, now, lock: true });
    const paper = await getPaper(tx, consentNo);
    if (paper.recordedBy === actor.operatorId) throw fault('secondLook');
    const { childSealed, relation, choices } = paper;
    if (!childSealed) throw fault('notFound');
    const link = newHashedSecret();
    await tx.sql
      .updateTable('guardianConsents')
      .set({ state: 'consented', relation, childSealed, linkHash: link.hash })
      .set({ termsVersion: TERMS_VERSION, decidedAt: now })
      .where('consentNo', '=', consentNo)
      .execute();
    await tx.sql
      .updateTable('guardianPapers')
      .set({ confirmedBy: actor.operatorId, childSealed: null })
      .where('consentNo', '=', consentNo)
      .execute();
    // What was ticked was ticked under the text of its day: a newer one is asked for by the guardian's link.
    await keepChoices(tx, { consentNo, choices, now });
    const child = JSON.parse(tx.vault.open(childSealed)) as Child;
    const text = guardianTexts[found.language].consented({ guardian: found.guardianName, child: child.name });
    await tell(tx, found, { text, now, url: linkOf(publicUrl, link.secret) });
    await record(tx, actor, { action: 'guardian.confirmPaper', object: object(consentNo), now });
  });
}

/** Takes a recorded form back; its scan is swept within a day. Throws linkExpired 4030; notFound. */
export async function declineGuardianPaper(
  db: Db,
  actor: OperatorActor,
  { consentNo, reason, now }: Named & { reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await findWaitingBy(tx, { consentNo, now, lock: true });
    await getPaper(tx, consentNo);
    await tx.sql.deleteFrom('guardianPapers').where('consentNo', '=', consentNo).execute();
    await record(tx, actor, { action: 'guardian.declinePaper', object: object(consentNo), reason, now });
  });
}

async function getPaper(tx: Db, consentNo: number) {
  const paper = await tx.sql
    .selectFrom('guardianPapers')
    .selectAll()
    .where('consentNo', '=', consentNo)
    .forUpdate()
    .executeTakeFirst();
  if (!paper) throw fault('notFound');
  return paper;
}
