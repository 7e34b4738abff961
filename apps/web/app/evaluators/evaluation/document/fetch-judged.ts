import { errors } from '@chulbal/contract/errors';
import type { SheetPlace } from '../sheet/save-call.ts';

/** Where a judged document comes from; the reading goes on record. */
export const judgedDocumentAddress = '/pointer/evaluation/document';

/** A document that the server does not give, with its reason in the reader's language; asking again changes nothing. */
export class Withheld extends Error {}

/** Fetches a document to be shown here. Rejects when it is refused (`Withheld`), broken off or cannot be reached. */
export async function fetchJudged(place: SheetPlace, serverFileName: string): Promise<Blob> {
  const reply = await fetch(judgedDocumentAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, serverFileName }),
  });
  const why = await withheldReason(reply);
  if (why !== null) throw new Withheld(why);
  if (!reply.ok) throw new Error(`The document was refused with ${reply.status}`);
  return reply.blob();
}

/** Why the server withholds a document; null for any other reply. */
export async function withheldReason(reply: Response): Promise<string | null> {
  if (reply.status !== errors.notCleaned.status) return null;
  return ((await reply.json()) as { message: string }).message;
}
