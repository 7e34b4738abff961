import { parentPort, workerData } from 'node:worker_threads';
import { withoutMetadata } from './clean-file.ts';

/** What a thread is started with, and what it answers: the clean bytes, or null where the file cannot be cleaned. */
export type CleaningTask = { bytes: Uint8Array<ArrayBuffer>; extension: string };
export type CleaningAnswer = { bytes: Uint8Array<ArrayBuffer> | null };

const { bytes, extension } = workerData as CleaningTask;
const cleaned = await withoutMetadata(Buffer.from(bytes.buffer), extension).catch(() => null);
const answer: CleaningAnswer = { bytes: cleaned && new Uint8Array(cleaned) };
parentPort?.postMessage(answer, answer.bytes ? [answer.bytes.buffer] : []);
