/** A file of a team that stands in its draft (`stored`) or was taken out and is still there (`removed`). */
export type DraftFile = {
  serverFileName: string;
  slot: string;
  status: 'stored' | 'removed';
  storedAt: Date;
  removedAt: Date | null;
};

export type FilesOfVersion = {
  /** What the kept version names. */
  named: ReadonlySet<string>;
  /** How many files each slot takes; a slot that is not in it takes none. */
  places: ReadonlyMap<string, number>;
  closesAt: Date;
  now: Date;
};

/**
 * Which files come back with a kept version of a draft, and which have to make room for them. Where a slot is
 * too small for all, the ones uploaded last have it: what was replaced stays replaced. Nothing else is taken
 * out. After the closing only what was taken out since comes back: documents count as of then.
 */
export function filesToRestore(
  files: readonly DraftFile[],
  { named, places, closesAt, now }: FilesOfVersion,
): { back: string[]; out: string[] } {
  const mayReturn = ({ serverFileName, status, removedAt }: DraftFile) =>
    status === 'removed' && named.has(serverFileName) && (now < closesAt || (removedAt ?? now) >= closesAt);
  const back: string[] = [];
  const out: string[] = [];
  for (const slot of new Set(files.filter(mayReturn).map((file) => file.slot))) {
    const wanted = files
      .filter((file) => file.slot === slot && (file.status === 'stored' || mayReturn(file)))
      .sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
    const room = places.get(slot) ?? 0;
    const returning = wanted.slice(0, room).filter(({ status }) => status === 'removed');
    if (returning.length === 0) continue;
    back.push(...returning.map(({ serverFileName }) => serverFileName));
    const crowded = wanted.slice(room).filter(({ status }) => status === 'stored');
    out.push(...crowded.map(({ serverFileName }) => serverFileName));
  }
  return { back, out };
}
