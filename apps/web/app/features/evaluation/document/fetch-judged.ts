import type { SheetPlace } from '../sheet/save-call.ts';

/** Where a judged document comes from; the reading goes on record. */
export const judgedDocumentAddress = '/pointer/evaluation/document';

/** Fetches a document to be shown here. Rejects when it is refused, broken off or cannot be reached. */
export async function fetchJudged(place: SheetPlace, serverFileName: string): Promise<Blob> {
  const reply = await fetch(judgedDocumentAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, serverFileName }),
  });
  if (!reply.ok) throw new Error(`The document was refused with ${reply.status}`);
  return reply.blob();
}
