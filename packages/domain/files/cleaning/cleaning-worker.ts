import { answerTasks } from '../../answer-tasks.ts';
import { withoutMetadata } from './clean-file.ts';

/** What a thread gets, and what it answers: the clean bytes, or null where the file cannot be cleaned. */
export type CleaningTask = { bytes: Uint8Array<ArrayBuffer>; extension: string };
export type CleaningAnswer = { bytes: Uint8Array<ArrayBuffer> | null };

answerTasks<CleaningTask, CleaningAnswer>(
  async ({ bytes, extension }) => {
    const cleaned = await withoutMetadata(Buffer.from(bytes.buffer), extension).catch(() => null);
    return { bytes: cleaned && new Uint8Array(cleaned) };
  },
  ({ bytes }) => (bytes ? [bytes.buffer] : []),
);
