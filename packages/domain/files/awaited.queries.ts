import type { Db } from '../db.ts';
import { isAwaited, isReplaced, type Sent, type SlotRule } from './rules.ts';

type Upload = Sent & { serverFileName: string };

/** Whose files: of an application, or of a stage's material; and the slots that it has. */
type Place = {
  teamNo: number;
  stageNo: number | null;
  slots: readonly ({ code: string } & Pick<SlotRule, 'maxFiles'>)[];
  /** What stands in the slots or is on its way. */
  files: readonly Sent[];
  now: Date;
};

/**
 * Whether a submission waits for one of these uploads. It does not for one since which another file has come to its place, even
 * if that one was taken out again: what was given up has no place any more (see `uploadInto`).
 */
export async function awaitsUpload(
  db: Db,
  uploads: readonly Upload[],
  { teamNo, stageNo, slots, files, now }: Place,
): Promise<boolean> {
  const awaited = uploads.filter((upload) => isAwaited(upload, files, now));
  if (awaited.length === 0) return false;
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'slot', 'person', 'status', 'begun'])
    .where('teamNo', '=', teamNo)
    .where('stageNo', 'is not distinct from', stageNo)
    .execute();
  return awaited.some((upload) => {
    const own = rows.find(({ serverFileName }) => serverFileName === upload.serverFileName);
    const rule = slots.find(({ code }) => code === upload.slot);
    const isGivenUp = rows.some(
      ({ status, slot, person, begun }) =>
        status !== 'uploading' &&
        slot === upload.slot &&
        begun > (own?.begun ?? 0) &&
        rule !== undefined &&
        isReplaced({ person }, rule, upload),
    );
    return own !== undefined && !isGivenUp;
  });
}
