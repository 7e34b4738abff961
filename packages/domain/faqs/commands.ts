import type { FaqDraft, WrittenFaq } from '@chulbal/contract/faqs';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { isOrderOf } from '../order.ts';
import { listWrittenFaqs } from './queries.ts';
import { cleanFaq } from './rules.ts';

/** Adds a question behind all others; nobody sees it yet. Throws invalidRequest with the fields that are wrong. */
export async function createFaq(
  db: Db,
  actor: OperatorActor,
  asked: { draft: FaqDraft; now: Date },
): Promise<WrittenFaq> {
  const { now } = asked;
  const draft = acceptable(asked.draft);
  return db.transaction(async (tx) => {
    const { last } = await tx.sql
      .selectFrom('faqs')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const { faqNo } = await tx.sql
      .insertInto('faqs')
      .values({ ...draft, published: false, position: Number(last ?? 0) + 1, editVersion: 1, updatedAt: now })
      .returning('faqNo')
      .executeTakeFirstOrThrow();
    await record(tx, actor, { action: 'faq.create', object: faqObject(faqNo, draft), after: draft, now });
    return requireFaq(tx, faqNo);
  });
}

/** Changes a question, at once where it is shown. Throws editedElsewhere 4043, invalidRequest, notFound. */
export async function saveFaq(
  db: Db,
  actor: OperatorActor,
  asked: { faqNo: number; editVersion: number; draft: FaqDraft; now: Date },
): Promise<WrittenFaq> {
  const { faqNo, editVersion, now } = asked;
  const draft = acceptable(asked.draft);
  return db.transaction(async (tx) => {
    await lock(tx, faqNo);
    const before = await requireFaq(tx, faqNo);
    if (before.editVersion !== editVersion) throw fault('editedElsewhere');
    await tx.sql
      .updateTable('faqs')
      .set({ ...draft, editVersion: editVersion + 1, updatedAt: now })
      .where('faqNo', '=', faqNo)
      .execute();
    const object = faqObject(faqNo, draft);
    await record(tx, actor, { action: 'faq.save', object, before, after: draft, now });
    return requireFaq(tx, faqNo);
  });
}

/** Shows a question or takes it out of sight. Throws notFound. */
export async function setFaqPublished(
  db: Db,
  actor: OperatorActor,
  { faqNo, published, now }: { faqNo: number; published: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, faqNo);
    const before = await requireFaq(tx, faqNo);
    await tx.sql.updateTable('faqs').set({ published, updatedAt: now }).where('faqNo', '=', faqNo).execute();
    await record(tx, actor, {
      action: published ? 'faq.show' : 'faq.hide',
      object: faqObject(faqNo, before),
      before: { published: before.published },
      after: { published },
      now,
    });
  });
}

/** Puts all questions in a new order. Throws editedElsewhere 4043 when they are not those there are. */
export async function orderFaqs(
  db: Db,
  actor: OperatorActor,
  { faqNos, now }: { faqNos: readonly number[]; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.sql.selectFrom('faqs').select('faqNo').orderBy('position').forUpdate().execute();
    const before = rows.map(({ faqNo }) => faqNo);
    if (!isOrderOf(before, faqNos)) throw fault('editedElsewhere');
    for (const [index, faqNo] of faqNos.entries()) {
      await tx.sql
        .updateTable('faqs')
        .set({ position: index + 1 })
        .where('faqNo', '=', faqNo)
        .execute();
    }
    const object = { kind: 'faq', id: '', label: '' };
    await record(tx, actor, { action: 'faq.order', object, before, after: faqNos, now });
  });
}

function acceptable(given: FaqDraft): FaqDraft {
  const { draft, problems } = cleanFaq(given);
  if (Object.keys(problems).length > 0) throw fault('invalidRequest', { fields: problems });
  return draft;
}

async function lock(tx: Db, faqNo: number): Promise<void> {
  await tx.sql.selectFrom('faqs').select('faqNo').where('faqNo', '=', faqNo).forUpdate().execute();
}

async function requireFaq(db: Db, faqNo: number): Promise<WrittenFaq> {
  const found = (await listWrittenFaqs(db)).find((faq) => faq.faqNo === faqNo);
  if (!found) throw fault('notFound');
  return found;
}

function faqObject(faqNo: number, { titleKo }: { titleKo: string }) {
  return { kind: 'faq', id: faqNo, label: titleKo };
}
