import { searchable } from '../../search.ts';
import type { Likeness, SubmittedFile } from '../tables.ts';

/** Names from so many hundredths on are shown as alike; trigrams of short Korean names are few. */
export const ALIKE: Record<'teamName' | 'itemName', number> = { teamName: 55, itemName: 60 };

/** More look-alikes of one team help nobody: a blank form that everyone uploaded. */
export const MOST_ALIKE = 50;

export type Mark = { kind: Likeness['kind']; mark: string };

/** By what a team is compared: names without spaces and in lower case, and the hashes of its documents but the logo. */
export function marksOf(team: {
  teamName: string;
  itemName: string;
  files: readonly SubmittedFile[];
}): Mark[] {
  const names: Mark[] = [
    { kind: 'teamName', mark: searchable(team.teamName) },
    { kind: 'itemName', mark: searchable(team.itemName) },
  ];
  const hashes = new Set(team.files.filter(({ slot }) => slot !== 'logo').map(({ sha256 }) => sha256));
  return [
    ...names.filter(({ mark }) => mark !== ''),
    ...[...hashes].map((mark): Mark => ({ kind: 'file', mark })),
  ];
}

/** Two teams that share or resemble one thing. */
export type Match = { teamNo: number; otherNo: number } & Likeness;

/** What makes each of these teams look like each other, the most alike first, at most `MOST_ALIKE` a team. */
export function likenesses(
  matches: readonly Match[],
): { teamNo: number; otherNo: number; why: Likeness[] }[] {
  const pairs = Map.groupBy(matches, ({ teamNo, otherNo }) => `${teamNo} ${otherNo}`);
  const found = [...pairs.values()].flatMap((reasons) => {
    const [first] = reasons;
    if (!first) return [];
    const best = new Map<Likeness['kind'], number>();
    for (const { kind, alike } of reasons) best.set(kind, Math.max(alike, best.get(kind) ?? 0));
    const why = [...best]
      .map(([kind, alike]): Likeness => ({ kind, alike }))
      .sort((a, b) => b.alike - a.alike);
    return [{ teamNo: first.teamNo, otherNo: first.otherNo, why }];
  });
  const strength = (why: readonly Likeness[]) => why.reduce((sum, { alike }) => sum + alike, 0);
  return [...Map.groupBy(found, ({ teamNo }) => teamNo).values()].flatMap((ofTeam) =>
    ofTeam.sort((a, b) => strength(b.why) - strength(a.why) || a.otherNo - b.otherNo).slice(0, MOST_ALIKE),
  );
}
