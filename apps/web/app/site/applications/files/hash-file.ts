/** Larger files are hashed by the server alone: a browser would have to hold them whole. */
export const hashLimit = 50 * 1024 * 1024;

/** SHA-256 of a file in hex; undefined where the file is too large or the browser cannot. */
export async function hashFile(file: File): Promise<string | undefined> {
  if (file.size > hashLimit || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
