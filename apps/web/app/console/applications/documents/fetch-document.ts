/**
 * Fetches a document to be shown here; the reading goes on record. Rejects when it is refused, broken off or
 * cannot be reached.
 */
export async function fetchDocument(serverFileName: string, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch('/console/applications/document', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serverFileName }),
    signal,
  });
  if (!reply.ok) throw new Error(`The document was refused with ${reply.status}`);
  return reply.blob();
}
