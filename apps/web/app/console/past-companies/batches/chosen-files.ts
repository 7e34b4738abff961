/** What somebody chose: one list, pictures for it, and what is neither. */
export type Chosen = { csv: File | null; pictures: File[]; refused: { name: string; why: Refusal }[] };

export type Refusal = 'kind' | 'tooBig' | 'archive' | 'second';

const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** How large an archive, and all that is in it, may be; and how many files it may hold. */
const MOST_ARCHIVE = 200_000_000;
const MOST_UNPACKED = 400_000_000;
const MOST_FILES = 1_000;
/** What the server takes of one picture. */
const MOST_PICTURE = 20_000_000;

/** Sorts the files that somebody chose; archives (ZIP) are unpacked here, so that the server judges every picture by itself. */
export async function sortChosen(files: readonly File[]): Promise<Chosen> {
  const chosen: Chosen = { csv: null, pictures: [], refused: [] };
  for (const file of files) {
    if (extensionOf(file.name) !== 'zip') sortOne(chosen, file);
    else if (file.size > MOST_ARCHIVE) chosen.refused.push({ name: file.name, why: 'tooBig' });
    else {
      const inside = await unpack(file).catch(() => null);
      if (inside) for (const one of inside) sortOne(chosen, one);
      else chosen.refused.push({ name: file.name, why: 'archive' });
    }
  }
  return chosen;
}

function sortOne(chosen: Chosen, file: File): void {
  const extension = extensionOf(file.name);
  const refuse = (why: Refusal) => chosen.refused.push({ name: file.name, why });
  if (extension === 'csv') {
    if (chosen.csv) refuse('second');
    else chosen.csv = file;
  } else if (!pictureTypes[extension]) refuse('kind');
  else if (file.size > MOST_PICTURE) refuse('tooBig');
  else chosen.pictures.push(file);
}

/** The files of an archive, without folders and what a Mac puts beside its files. Throws for what is no such archive. */
async function unpack(archive: File): Promise<File[]> {
  const { unzipSync } = await import('fflate');
  const limits = { files: 0, bytes: 0 };
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter({ name, originalSize }) {
      if (isBeside(name)) return false;
      limits.files += 1;
      limits.bytes += originalSize;
      if (limits.files > MOST_FILES || limits.bytes > MOST_UNPACKED) throw new Error('too much');
      return true;
    },
  });
  return Object.entries(entries).map(([path, bytes]) => {
    const name = entryName(path).split('/').at(-1) ?? '';
    return new File([new Uint8Array(bytes)], name, { type: pictureTypes[extensionOf(name)] ?? '' });
  });
}

function isBeside(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return name === '' || path.startsWith('__MACOSX/') || name.startsWith('.');
}

/**
 * The name of an entry: archives of Windows in Korea write CP949, those of a Mac write UTF-8 without saying so, with letters
 * that are parted. Both come as one character a byte.
 */
export function entryName(path: string): string {
  const codes = [...path].map((letter) => letter.charCodeAt(0));
  if (codes.some((code) => code > 0xff)) return path.normalize('NFC');
  const bytes = Uint8Array.from(codes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    const korean = new TextDecoder('euc-kr').decode(bytes);
    return korean.includes('\uFFFD') ? path : korean;
  }
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
