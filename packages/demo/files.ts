import { randomBytes } from 'node:crypto';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import type { FileStore } from '@chulbal/domain/files/store';
import { threadPool } from '@chulbal/domain/thread-pool';
import type { DrawnPapers, PapersTask } from './papers/drawing-worker.ts';
import { type Paper, type SceneName, scenesOf } from './papers/paper.ts';
import { drawScene } from './papers/scenes.ts';

/** A file of the demo as its row tells it; its bytes are in the store. */
export type DemoFile<Slot extends string = DocumentSlot> = {
  serverFileName: string;
  slot: Slot;
  /** Whose document it is, where a slot asks everyone. */
  person?: string | undefined;
  name: string;
  size: number;
  sha256: string;
};

/** A file that is not stored yet: bytes, or a paper that is still to be drawn. */
export type WantedFile<Slot extends string = DocumentSlot> = Omit<DemoFile<Slot>, 'size' | 'sha256'> & {
  content: Paper | Buffer;
};

export function wantedFile<Slot extends string>(
  slot: Slot,
  name: string,
  content: Paper | Buffer,
): WantedFile<Slot> {
  return { serverFileName: randomBytes(16).toString('hex'), slot, name: name.normalize('NFC'), content };
}

/** Papers drawn at once: they share their letters, and are held until they are stored. */
const AT_ONCE = { form: 60, document: 12, slides: 12 } as const;

/** Files written at once: a disk answers some together as fast as one. */
const STORED_AT_ONCE = 8;

/** Drawing takes seconds on two cores, and the main thread is free meanwhile. Nothing is drawn again for long after it. */
const pool = threadPool<PapersTask, DrawnPapers>({
  script: new URL('./papers/drawing-worker.ts', import.meta.url),
  threads: 2,
  waiting: Number.POSITIVE_INFINITY,
  timeoutMs: 180_000,
  memoryMb: 512,
  idleMs: 2_000,
});

/** How papers become PDF, each in its place; tests that ask nothing of what stands on them take plainer ones. */
export type DrawPapers = (papers: readonly Paper[]) => Promise<DrawnPapers>;

/** Where the files of a demo go, and how its papers are drawn: as they are meant, unless said otherwise. */
export type DemoStore = { files: FileStore; draw?: DrawPapers | undefined };

/** Draws what is to be drawn and stores all; gives the files in the order in which they were wanted. */
export async function storeDemoFiles<Slot extends string>(
  { files: store, draw = drawInThreads }: DemoStore,
  wanted: readonly WantedFile<Slot>[],
): Promise<DemoFile<Slot>[]> {
  const stored = new Map<WantedFile<Slot>, DemoFile<Slot>>();
  const keep = async (file: WantedFile<Slot>, bytes: Uint8Array) => {
    const { content: _, ...facts } = file;
    stored.set(file, { ...facts, ...(await store.write(file.serverFileName, only(bytes))) });
  };
  const keepAll = async (files: Iterable<readonly [WantedFile<Slot>, Uint8Array]>) => {
    for (const some of chunks([...files], STORED_AT_ONCE))
      await Promise.all(some.map(([file, bytes]) => keep(file, bytes)));
  };
  await Promise.all([
    keepAll(
      wanted.flatMap((file) => (file.content instanceof Uint8Array ? [[file, file.content] as const] : [])),
    ),
    ...batchesOf(wanted).map(async (batch) => {
      const drawn = await draw(batch.map(({ content }) => content as Paper));
      await keepAll(batch.map((file, index) => [file, drawn[index] ?? new Uint8Array()] as const));
    }),
  ]);
  return wanted.map((file) => stored.get(file) as DemoFile<Slot>);
}

/** Papers of one shape together: their texts have much in common. */
function batchesOf<Slot extends string>(wanted: readonly WantedFile<Slot>[]): WantedFile<Slot>[][] {
  const byShape = Map.groupBy(
    wanted.filter(({ content }) => !(content instanceof Uint8Array)),
    ({ content }) => (content as Paper).shape,
  );
  return [...byShape].flatMap(([shape, files]) => chunks(files, AT_ONCE[shape]));
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

async function drawInThreads(papers: readonly Paper[]): Promise<DrawnPapers> {
  const names = [...new Set(papers.flatMap(scenesOf))];
  const scenes = new Map<SceneName, Uint8Array>();
  for (const name of names) scenes.set(name, await drawScene(name));
  const answer = await pool.run({ papers, scenes });
  if (answer.kind === 'done') return answer.value;
  throw answer.kind === 'failed'
    ? answer.error
    : new Error(`The papers of the demo were not drawn: ${answer.kind}.`);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
