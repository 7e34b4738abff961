import { mostBundleBytes, packBundle } from '@chulbal/contract/seasons/plan-bundle';
import { type Plan, picturesOf } from '@chulbal/contract/toolkits/business-plan';
import { type Pictures, smallPicture } from './pictures.ts';

/** Sides of a picture on paper, in pixels; smaller where the plan would be too large to send. */
const sides = [1200, 800, 500];

/** What is asked of the server to put a plan on paper: its address, and the plan with its pictures. */
export async function planFileCall(
  plan: Plan,
  format: 'pdf' | 'docx',
  pictures: Pictures,
): Promise<{ address: string; init: RequestInit }> {
  const found: { id: string; blob: Blob }[] = [];
  for (const id of picturesOf(plan)) {
    const blob = await pictures.find(id).catch(() => null);
    if (blob) found.push({ id, blob });
  }
  let body = packBundle(plan, []);
  for (const side of sides) {
    const drawn: { id: string; bytes: Uint8Array }[] = [];
    for (const { id, blob } of found) {
      const small = await smallPicture(blob, 'image/jpeg', side).catch(() => null);
      if (small) drawn.push({ id, bytes: new Uint8Array(await small.blob.arrayBuffer()) });
    }
    body = packBundle(plan, drawn);
    if (body.length <= mostBundleBytes) break;
  }
  const headers = { 'content-type': 'application/octet-stream' };
  return { address: `/transfer/plan-file?format=${format}`, init: { method: 'POST', headers, body } };
}

/** A plan's name as a file's. */
export function fileNameOf(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|#]/g, ' ').trim() || 'plan';
}
