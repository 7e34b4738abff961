/** A file of a plan carries at most this, pictures included, in bytes. */
export const mostBundleBytes = 6_000_000;

/**
 * A plan with its pictures as one body, so that an export needs nothing that was stored: four bytes, the length of the
 * JSON that follows (big-endian), then the pictures one after the other. The JSON is `{ plan, pictures }`, with the
 * bytes of each picture by its id.
 */
export function packBundle(
  plan: unknown,
  pictures: readonly { id: string; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const named = pictures.map(({ id, bytes }) => ({ id, size: bytes.length }));
  const head = new TextEncoder().encode(JSON.stringify({ plan, pictures: named }));
  const body = new Uint8Array(4 + head.length + pictures.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(body.buffer).setUint32(0, head.length);
  body.set(head, 4);
  let at = 4 + head.length;
  for (const { bytes } of pictures) {
    body.set(bytes, at);
    at += bytes.length;
  }
  return body;
}

/** What a body holds, its plan unchecked; null for what is none. */
export function unpackBundle(body: Uint8Array): { plan: unknown; pictures: Map<string, Uint8Array> } | null {
  if (body.length < 4) return null;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(0);
  if (4 + length > body.length) return null;
  try {
    const head: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(4, 4 + length)),
    );
    if (typeof head !== 'object' || head === null || !('plan' in head) || !('pictures' in head)) return null;
    if (!Array.isArray(head.pictures) || head.pictures.length > 100) return null;
    const pictures = new Map<string, Uint8Array>();
    let at = 4 + length;
    for (const { id, size } of head.pictures as { id: unknown; size: unknown }[]) {
      if (typeof id !== 'string' || typeof size !== 'number' || !Number.isInteger(size) || size < 1)
        return null;
      if (at + size > body.length) return null;
      pictures.set(id, body.subarray(at, at + size));
      at += size;
    }
    return at === body.length ? { plan: head.plan, pictures } : null;
  } catch {
    return null;
  }
}
