import { mostBundleBytes, unpackBundle } from '@chulbal/contract/seasons/plan-bundle';
import { residentNumbersIn } from '@chulbal/contract/seasons/plan-carry';
import { type Plan, picturesOf, planShape } from '@chulbal/contract/toolkits/business-plan';
import { fault } from '../fault.ts';
import { cleanPlan } from './plans.rules.ts';

/** A plan to be put on paper, with the JPEG of every picture that came along, by its id. */
export type PlanOnPaper = { plan: Plan; pictures: ReadonlyMap<string, Buffer> };

/**
 * Reads a plan with its pictures from a body. Pictures are put into the file as they are and never unpacked here: only
 * a JPEG whose head says its size is taken. Throws invalidRequest 400, residentNumberWritten 4082.
 */
export async function readPlanBundle(body: AsyncIterable<Uint8Array>): Promise<PlanOnPaper> {
  const bundle = unpackBundle(await gathered(body));
  const read = planShape.safeParse(bundle?.plan);
  if (!bundle || !read.success) throw fault('invalidRequest');
  const plan = cleanPlan(read.data as Plan);
  if (residentNumbersIn(plan).length > 0) throw fault('residentNumberWritten');
  const pictures = new Map<string, Buffer>();
  for (const id of picturesOf(plan)) {
    const bytes = bundle.pictures.get(id);
    if (!bytes) continue;
    if (!jpegSize(bytes)) throw fault('invalidRequest');
    pictures.set(id, Buffer.from(bytes));
  }
  return { plan, pictures };
}

async function gathered(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBundleBytes) throw fault('fileTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Pixels of a JPEG, by its first frame (SOF0 to SOF2, of one or three colours); null for what is none. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      const colours = bytes[at + 9];
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 && (colours === 1 || colours === 3) ? { width, height } : null;
    }
    if (marker < 0xc0 || marker === 0xd9 || marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
