import type { OutputOf } from '@chulbal/contract/endpoint';
import { picturesOf, readPlan, renamePictures, writePlan } from '@chulbal/contract/toolkits/business-plan';
import type { uploadPlanPicture } from '@chulbal/contract/toolkits/toolkits';
import { postFile, type Wait } from '../../../lib/post-file.ts';
import { devicePictures } from './device-pictures.ts';
import { PictureProblem, type Pictures, type StoredPicture, smallPicture } from './pictures.ts';

/** The pictures of who is logged in, private files of the account. */
export const accountPictures: Pictures = {
  async add(file, wait) {
    const { blob } = await smallPicture(file);
    return upload(blob, wait);
  },
  async find(id) {
    const reply = await fetch(`/transfer/file/${id}`);
    return reply.ok ? reply.blob() : null;
  },
};

async function upload(blob: Blob, wait?: Wait): Promise<StoredPicture> {
  // Browsers that draw no WebP give PNG.
  const fileName = `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`;
  const query = new URLSearchParams({ fileName, size: String(blob.size) });
  const reply = await postFile(`/transfer/plan-picture?${query}`, blob, wait);
  const answer = (await reply?.json().catch(() => null)) as {
    message?: string;
    data: OutputOf<typeof uploadPlanPicture>;
  } | null;
  if (!reply?.ok || !answer) {
    if (answer?.message) throw new PictureProblem('said', answer.message);
    throw new PictureProblem('failed');
  }
  const { serverFileName, width, height } = answer.data;
  return { id: serverFileName, width, height };
}

/**
 * A plan of this device as the account keeps it, with its pictures stored there. Null where one could not be: the plan
 * stays on the device. A picture that the device has lost is left out.
 */
export async function withStoredPictures(text: string): Promise<string | null> {
  const plan = readPlan(text);
  if (!plan) return null;
  const names = new Map<string, string>();
  try {
    for (const id of picturesOf(plan)) {
      const blob = await devicePictures.find(id).catch(() => null);
      if (blob) names.set(id, (await upload(blob)).id);
    }
  } catch {
    return null;
  }
  return writePlan(renamePictures(plan, names));
}
