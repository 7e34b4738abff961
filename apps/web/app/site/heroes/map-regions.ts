import type { HeroKind } from '@chulbal/contract/heroes.values';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';

/** A region of the season on the map, with the stories from its 시·도. */
export type MapRegion = { code: string; name: string; sidos: SidoCode[]; count: number };

type Counted = readonly { tmRegion: number; kind: HeroKind; count: number }[];

/** The season's regions with how many stories of a kind, or of all, come from each. */
export function mapRegions(
  regions: readonly { code: string; name: string; sidos: readonly string[] }[],
  counted: Counted,
  kind: HeroKind | undefined,
): MapRegion[] {
  return regions.map(({ code, name, sidos: codes }) => {
    const known = codes.filter(isSido);
    return { code, name, sidos: known, count: countOf(counted, { kind, sidos: known }) };
  });
}

/** How many stories there are of a kind and from some 시·도; what is left out narrows nothing. */
export function countOf(
  counted: Counted,
  { kind, sidos: codes }: { kind?: HeroKind | undefined; sidos?: readonly string[] | undefined },
): number {
  return counted
    .filter((one) => kind === undefined || one.kind === kind)
    .filter((one) => codes === undefined || codes.includes(String(one.tmRegion)))
    .reduce((sum, { count }) => sum + count, 0);
}

/** How dark a region is drawn: 0 without stories, then 1 to 3 by its part of the most that a region has. */
export function shadeOf(count: number, most: number): 0 | 1 | 2 | 3 {
  if (count === 0) return 0;
  const part = count / most;
  if (part > 2 / 3) return 3;
  return part > 1 / 3 ? 2 : 1;
}

/** A name on lines of at most `most` letters where its words allow. */
export function nameLines(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function isSido(code: string): code is SidoCode {
  return code in sidos;
}
