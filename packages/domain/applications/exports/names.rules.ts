/** Letters, not bytes, of a name in an archive: 60 Korean ones are 180 bytes, and every file system takes 255. */
const MOST_LETTERS = 60;

/** What some system takes for a path, a wildcard, a control or an order of writing. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029/\\:*?"<>|]/gu;

/** Names that Windows keeps for devices, with or without an extension. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/**
 * A name that every system can unpack into one folder and no more: composed (NFC), without what is taken for a
 * path, without dots and spaces at its ends, none of the reserved ones, of bounded length with its extension kept.
 */
export function safeName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const named = reserved.test(clean) ? `_${clean}` : clean || '_';
  const letters = [...named];
  if (letters.length <= MOST_LETTERS) return named;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(named)?.[0] ?? '';
  const stem = letters.slice(0, MOST_LETTERS - extension.length).join('');
  return `${stem.replace(/[. ]+$/, '')}${extension}`;
}

/** The folder of a team: `3-0417_한칸서재`. The number keeps equal names apart. */
export function folderName(number: string, teamName: string): string {
  return `${safeName(number)}_${safeName(teamName)}`;
}

/** Names of one folder, each safe and none twice, however a system compares case: `증빙.pdf`, `증빙 (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = safeName(given);
    const at = name.lastIndexOf('.');
    const [stem, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(compared(free)); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(compared(free));
    return free;
  });
}

function compared(name: string): string {
  return name.toUpperCase().toLowerCase();
}
