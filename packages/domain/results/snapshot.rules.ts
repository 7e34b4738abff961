import { createHash } from 'node:crypto';
import type { Ranking, ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import { rank } from './ranking.rules.ts';

/** A result with all that it came from. */
export type Snapshot = { inputs: ResultInputs; rules: ResultRules; ranking: Ranking };

/** The parts of a snapshot as canonical JSON, and the SHA-256 (hex) of the text that holds them: `snapshotText`. */
export type FrozenSnapshot = { inputs: string; rules: string; ranking: string; sha256: string };

/** The version of the way a snapshot is written and calculated; a file of another one is not compared. */
export const FORMAT = 1;

/**
 * JSON of one spelling: keys of objects by code unit, no spaces, numbers as JavaScript writes them. Equal values give
 * equal bytes.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  // Without a comparison they sort by code unit.
  for (const key of Object.keys(value).sort()) {
    const each: unknown = Reflect.get(value, key);
    if (each !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(each)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Inputs in one order, so that equal ones give equal bytes; criteria and regions keep the season's. */
export function orderedInputs(inputs: ResultInputs): ResultInputs {
  return {
    ...inputs,
    teams: [...inputs.teams]
      .sort((a, b) => a.teamNo - b.teamNo)
      .map((team) => ({
        ...team,
        sheets: [...team.sheets].sort((a, b) => a.evaluatorId - b.evaluatorId),
      })),
    ...(inputs.market && {
      market: {
        ...inputs.market,
        companies: [...inputs.market.companies].sort((a, b) => a.icNo - b.icNo),
      },
    }),
  };
}

/** Calculates a result and freezes it. The same inputs and rules give the same bytes, wherever and whenever. */
export function takeSnapshot(
  inputs: ResultInputs,
  rules: ResultRules,
): FrozenSnapshot & { snapshot: Snapshot } {
  const ordered = orderedInputs(inputs);
  const snapshot = { inputs: ordered, rules, ranking: rank(ordered, rules) };
  const parts = {
    inputs: canonicalJson(snapshot.inputs),
    rules: canonicalJson(snapshot.rules),
    ranking: canonicalJson(snapshot.ranking),
  };
  const sha256 = createHash('sha256').update(snapshotText(parts)).digest('hex');
  return { ...parts, sha256, snapshot };
}

/** The text of a snapshot that its hash is of: canonical JSON too, so anybody can prove it. */
export function snapshotText({ inputs, rules, ranking }: Omit<FrozenSnapshot, 'sha256'>): string {
  return `{"format":${FORMAT},"inputs":${inputs},"ranking":${ranking},"rules":${rules}}`;
}

/**
 * The file of a finalised version: its snapshot with the hash of it, canonical JSON without a line break at the end. So
 * the file alone tells whether any of its bytes was changed, those that the ranking does not depend on too.
 */
export function fileText(frozen: FrozenSnapshot): string {
  return `${snapshotText(frozen).slice(0, -1)},"sha256":"${frozen.sha256}"}`;
}
