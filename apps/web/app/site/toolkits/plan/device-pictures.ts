import { picturesOf, readPlan } from '@chulbal/contract/toolkits/business-plan';
import { PictureProblem, type Pictures, smallPicture } from './pictures.ts';
import { devicePlans } from './plans.ts';

/** Bytes of all pictures that a visitor keeps on a device. */
const mostBytes = 20_000_000;
const store = 'pictures';

/** A visitor's pictures, in the browser's database and nowhere else. */
export const devicePictures: Pictures = {
  async add(file) {
    const { blob, width, height } = await smallPicture(file);
    const kept = await asked<Blob[]>('readonly', (pictures) => pictures.getAll()).catch(() => null);
    if (!kept) throw new PictureProblem('noDevice');
    const bytes = kept.reduce((sum, { size }) => sum + size, blob.size);
    if (bytes > mostBytes) throw new PictureProblem('deviceFull');
    const id = crypto.randomUUID().replaceAll('-', '');
    await asked('readwrite', (pictures) => pictures.put(blob, id)).catch(() => {
      throw new PictureProblem('deviceFull');
    });
    return { id, width, height };
  },
  find: async (id) => (await asked<Blob | undefined>('readonly', (pictures) => pictures.get(id))) ?? null,
};

/** Removes pictures that no plan of this device names. */
export async function sweepDevicePictures(): Promise<void> {
  const named = new Set(
    Object.values(devicePlans.list()).flatMap((text) => {
      const plan = readPlan(text);
      return plan ? picturesOf(plan) : [];
    }),
  );
  const ids = await asked<IDBValidKey[]>('readonly', (pictures) => pictures.getAllKeys());
  for (const id of ids) {
    if (!named.has(String(id))) await asked('readwrite', (pictures) => pictures.delete(id));
  }
}

async function asked<Answer>(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest,
): Promise<Answer> {
  const db = await settled<IDBDatabase>(() => {
    const opening = indexedDB.open('business-plans', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    return opening;
  });
  try {
    return await settled<Answer>(() => ask(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

function settled<Answer>(begin: () => IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = begin();
    request.onsuccess = () => resolve(request.result as Answer);
    request.onerror = () => reject(request.error);
  });
}
