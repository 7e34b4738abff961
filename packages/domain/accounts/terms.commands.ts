import type { Agreement } from '@chulbal/contract/pages/pages';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';

/**
 * Adds a version of a text that people agree to. Consents name the version they were given to, so those stand as they
 * are; whether it is required and its place stay as in the versions before. Throws notFound for a term there is none of.
 */
export async function publishTerm(
  tx: Db,
  asked: { term: string; version: string; effectiveAt: Date; text: Agreement },
): Promise<void> {
  const { term, version, effectiveAt, text } = asked;
  const known = await tx.sql
    .selectFrom('terms')
    .select(['required', 'position', 'askedOf'])
    .where('term', '=', term)
    .orderBy('effectiveAt', 'desc')
    .executeTakeFirst();
  if (!known) throw fault('notFound');
  const { title, purpose, items, period, refusal, body } = text;
  await tx.sql
    .insertInto('terms')
    .values({
      ...{ term, version, effectiveAt, ...known },
      title: json(title),
      purpose: json(purpose),
      items: json(items),
      period: json(period),
      refusal: json(refusal),
      body: json(body),
    })
    .execute();
}

/** Deletes a version that nobody can have agreed to yet: the database refuses one that a consent names. */
export async function withdrawTerm(
  tx: Db,
  { term, version }: { term: string; version: string },
): Promise<void> {
  await tx.sql.deleteFrom('terms').where('term', '=', term).where('version', '=', version).execute();
}
