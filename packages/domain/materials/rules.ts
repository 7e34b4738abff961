import type { MaterialState } from '@chulbal/contract/materials/materials';
import { arrivalAt, countable } from '../applications/deadline.rules.ts';
import type { Refusal } from '../applications/submission.rules.ts';
import { sameFiles } from '../applications/submission.rules.ts';
import type { MaterialSlotRule, StageDeadline } from '../seasons/rules.ts';
import type { HandedInFile } from './tables.ts';

/** A file in a slot; `uploading` ones have no hash yet. */
export type SlotFile = {
  slot: string;
  serverFileName: string;
  name: string;
  size: number;
  sha256: string | null;
  status: 'uploading' | 'stored';
  startedAt: Date;
  /** When it was there whole; null while it is uploaded. */
  storedAt: Date | null;
};

const states = { early: 'upcoming', open: 'open', grace: 'grace', late: 'closed' } as const;

/** Where the handing in stands at `now`; the closing instant itself is grace, as with applications. */
export function materialState(deadline: StageDeadline, now: Date): MaterialState {
  return states[arrivalAt(deadline, now)];
}

/** Slots with fewer files than they need. */
export function missingSlots(
  slots: readonly MaterialSlotRule[],
  files: readonly { slot: string }[],
): MaterialSlotRule[] {
  return slots.filter(({ code, minFiles }) => countIn(files, code) < minFiles);
}

function countIn(files: readonly { slot: string }[], code: string): number {
  return files.filter(({ slot }) => slot === code).length;
}

/**
 * What of the files is handed in at `now`: all before the closing; within the grace, if the closing came while one was
 * uploaded, those that had begun before; null outside (1353). Files of slots that the season has dropped are left out.
 */
export function handedIn(
  files: readonly SlotFile[],
  { slots, deadline, now }: { slots: readonly MaterialSlotRule[]; deadline: StageDeadline; now: Date },
): { files: HandedInFile[]; uploading: SlotFile[] } | null {
  const known = files.filter(({ slot }) => slots.some(({ code }) => code === slot));
  const what = countable(deadline, now, known);
  if (what.what === 'nothing' || what.what === 'asked') return null;
  const counting = what.what === 'before' ? known.filter(({ startedAt }) => startedAt < what.instant) : known;
  return {
    files: inOrder(slots, counting.flatMap(stored)),
    uploading: counting.filter(({ status }) => status === 'uploading'),
  };
}

function stored({ slot, serverFileName, name, size, sha256, status }: SlotFile): HandedInFile[] {
  return status === 'stored' && sha256 ? [{ slot, serverFileName, name, size, sha256 }] : [];
}

/** Files by slot as the season lists them, then by their opaque name, so that the same files give the same bytes. */
export function inOrder<File extends { slot: string; serverFileName: string }>(
  slots: readonly { code: string }[],
  files: readonly File[],
): File[] {
  const place = ({ slot }: File) => slots.findIndex(({ code }) => code === slot);
  return [...files].sort((a, b) => place(a) - place(b) || (a.serverFileName < b.serverFileName ? -1 : 1));
}

/**
 * Why these files are not taken, or null: 1352 where there is none, or where they are others than the leader saw;
 * 1351 with every slot (`slots.slides`) that has too few or too many.
 */
export function refusalOf(
  slots: readonly MaterialSlotRule[],
  files: readonly HandedInFile[],
  seen: readonly string[],
): Refusal | null {
  const standing = files.map(({ serverFileName }) => serverFileName);
  if (
    !sameFiles(
      files,
      seen.map((serverFileName) => ({ serverFileName })),
    )
  )
    return { error: 'materialFailed', details: { detail: { standing } } };
  const wrong = slots.filter(({ code, minFiles, maxFiles }) => {
    const count = countIn(files, code);
    return count < minFiles || count > maxFiles;
  });
  if (wrong.length > 0) {
    const fields = Object.fromEntries(
      wrong.map(({ code }) => [`slots.${code}`, 'fileCountMismatch' as const]),
    );
    return { error: 'fileCountMismatch', details: { fields } };
  }
  return files.length === 0 ? { error: 'materialFailed', details: {} } : null;
}

/** The canonical content of a version: what its SHA-256 is of. */
export function canonicalMaterial(content: {
  teamNo: number;
  stageNo: number;
  rulesVersion: number;
  files: readonly HandedInFile[];
}): string {
  const { teamNo, stageNo, rulesVersion, files } = content;
  const listed = files.map(({ slot, name, size, sha256 }) => [slot, name, size, sha256]);
  return JSON.stringify({ teamNo, stageNo, rulesVersion, files: listed });
}

const DAY_MS = 24 * 3_600_000;

/** Once in 24 hours a team that has not handed in may be reminded, while it can. */
export function isRemindable(
  { state, submitted, remindedAt }: { state: MaterialState; submitted: boolean; remindedAt: Date | null },
  now: Date,
): boolean {
  const isDue = remindedAt === null || now.getTime() - remindedAt.getTime() >= DAY_MS;
  return state === 'open' && !submitted && isDue;
}

/** Where a team hands in: the schedule map with the stage's modal open. */
export function materialUrl(
  publicUrl: string,
  { trackNo, stageNo }: { trackNo: number; stageNo: number },
): string {
  return `${publicUrl}/contest/schedule?track=${trackNo}&submit=${stageNo}`;
}
