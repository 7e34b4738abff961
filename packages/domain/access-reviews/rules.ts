import { createHash } from 'node:crypto';
import type { AccessSignal } from '@chulbal/contract/access-reviews';
import { koreanDay, timeOfKoreanDay } from '@chulbal/contract/korean-days';

const HOUR_MS = 3_600_000;

/** Night in Korea, in hours of the day. */
const NIGHT = { from: 22, to: 6 };

/** So many records within so many milliseconds are many. */
const MANY = 20;
const MANY_WITHIN_MS = 10 * 60_000;

/** A reason of fewer letters says nothing. */
const THIN_LETTERS = 6;

/** One record of personal data that an operator opened or exported. `track`: of the team it was of; `own`: whether a team of theirs is in it. */
export type AccessRecord = {
  sequence: number;
  hash: string;
  at: Date;
  operatorId: number;
  category: 'disclosure' | 'export';
  reason: string | null;
  track: string | null;
  own: boolean;
};

export type Signal = { kind: AccessSignal; operatorId: number; records: AccessRecord[]; note: string };

/** What is unusual in the records of a month, by operator and in their order. */
export function accessSignals(records: readonly AccessRecord[]): Signal[] {
  const byOperator = Map.groupBy(records, ({ operatorId }) => operatorId);
  return [...byOperator].flatMap(([operatorId, own]) => [
    ...nights(own).map((found) => ({ kind: 'night' as const, operatorId, records: found, note: '' })),
    ...bursts(own).map((found) => ({ kind: 'burst' as const, operatorId, records: found, note: '' })),
    ...outside(own).map(([note, found]) => ({ kind: 'outside' as const, operatorId, records: found, note })),
    ...thin(own).map(([note, found]) => ({ kind: 'thin' as const, operatorId, records: found, note })),
  ]);
}

/** One for every night, which begins in the evening of its day. */
function nights(records: readonly AccessRecord[]): AccessRecord[][] {
  const dark = records.filter(({ at }) => {
    const hour = timeOfKoreanDay(at) / HOUR_MS;
    return hour >= NIGHT.from || hour < NIGHT.to;
  });
  const nightOf = ({ at }: AccessRecord) => koreanDay(new Date(at.getTime() - NIGHT.to * HOUR_MS));
  return [...Map.groupBy(dark, nightOf).values()];
}

/** Stretches in which every record stands among many within ten minutes. */
function bursts(records: readonly AccessRecord[]): AccessRecord[][] {
  const found: AccessRecord[][] = [];
  let last = -1;
  for (let from = 0; from + MANY <= records.length; from += 1) {
    const to = from + MANY - 1;
    const [first, end] = [records[from], records[to]];
    if (!first || !end || end.at.getTime() - first.at.getTime() > MANY_WITHIN_MS) continue;
    const stretch = found.at(-1);
    if (stretch && from <= last) stretch.push(...records.slice(last + 1, to + 1));
    else found.push(records.slice(from, to + 1));
    last = to;
  }
  return found;
}

/** By track, of operators who have teams in others; whoever has none anywhere works for all. */
function outside(records: readonly AccessRecord[]): [string, AccessRecord[]][] {
  if (!records.some(({ own }) => own)) return [];
  const strange = records.filter(({ track, own }) => track !== null && !own);
  return [...Map.groupBy(strange, ({ track }) => track ?? '')];
}

/** By what was said; opening a document asks for no reason. */
function thin(records: readonly AccessRecord[]): [string, AccessRecord[]][] {
  const said = records.filter(({ reason }) => reason !== null && [...reason.trim()].length < THIN_LETTERS);
  return [...Map.groupBy(said, ({ reason }) => reason ?? '')];
}

/** SHA-256 over numbers and hashes of records in their order, in hex. */
export function recordsHash(records: readonly Pick<AccessRecord, 'sequence' | 'hash'>[]): string {
  const text = records.map(({ sequence, hash }) => `${sequence} ${hash}\n`).join('');
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 over a signed result, in hex. */
export function resultHash(result: {
  month: string;
  recordsSha256: string;
  finding: string;
  signedBy: number;
  signedAt: Date;
}): string {
  const { month, recordsSha256, finding, signedBy, signedAt } = result;
  const text = JSON.stringify([month, recordsSha256, finding, signedBy, signedAt.toISOString()]);
  return createHash('sha256').update(text).digest('hex');
}

/** Whose signature a review is: `other` of somebody who opened nothing that month, `own` where there is nobody else. */
export type Signing = 'other' | 'own' | 'refused';

/**
 * Whether an operator may sign the review of a month. Nobody signs what they have opened themselves as long as somebody with
 * the right to sign has opened nothing; where everybody has, one of them signs and the record says so.
 */
export function signingOf(
  operatorId: number,
  { opened, signers }: { opened: ReadonlySet<number>; signers: readonly number[] },
): Signing {
  if (!opened.has(operatorId)) return 'other';
  return signers.some((one) => one !== operatorId && !opened.has(one)) ? 'refused' : 'own';
}
