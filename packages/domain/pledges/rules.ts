import { createHash } from 'node:crypto';
import type { Bilingual } from '@chulbal/contract/language';
import type { PledgeState, TickedClause } from '@chulbal/contract/pledges';
import { defaultClauses, defaultTitle } from './default-text.rules.ts';
import type { Clause } from './tables.ts';

/** A version of a stage's pledge. `createdAt` is null for the text that comes with the product. */
export type PledgeVersion = {
  trackNo: number;
  stageNo: number;
  version: number;
  title: Bilingual;
  clauses: readonly Clause[];
  sha256: string;
  createdAt: Date | null;
};

/** The first version of every stage's pledge, as long as nobody has answered it or written another. */
export function firstVersion({ trackNo, stageNo }: { trackNo: number; stageNo: number }): PledgeVersion {
  const text = { trackNo, stageNo, version: 1, title: defaultTitle, clauses: defaultClauses };
  return { ...text, sha256: textHash(text), createdAt: null };
}

/** SHA-256 over stage, version and every word in both languages; the order of keys in the database does not matter. */
export function textHash(text: Omit<PledgeVersion, 'sha256' | 'createdAt'>): string {
  const { trackNo, stageNo, version, title, clauses } = text;
  const words = clauses.flatMap(({ title: head, body }) => [head.ko, head.en, body.ko, body.en]);
  return sha256(JSON.stringify([trackNo, stageNo, version, title.ko, title.en, ...words]));
}

/**
 * What a signature's SHA-256 is over: fingerprint of the text, typed name and instant (ISO, UTC), each on a line of
 * its own without a break at the end. Printed on the PDF, so that anyone can count it again.
 */
export function signatureText(of: { textSha256: string; typedName: string; answeredAt: Date }): string {
  return [of.textSha256, of.typedName, of.answeredAt.toISOString()].join('\n');
}

export function signatureHash(of: Parameters<typeof signatureText>[0]): string {
  return sha256(signatureText(of));
}

/** The newest answer of an evaluator in a stage. */
export type Answered = { answer: 'signed' | 'refused'; version: number };

/**
 * Where an evaluator stands. A signature counts for the newest text only; a refusal stands whatever comes after it,
 * until the same person signs.
 */
export function stateOf(newest: Answered | null, version: number): PledgeState {
  if (newest?.answer === 'refused') return 'refused';
  return newest?.version === version ? 'signed' : 'unsigned';
}

/** Whether each clause was ticked, once or more, and nothing that is none. */
export function everyClauseTicked(ticked: readonly TickedClause[], clauses: number): boolean {
  const places = new Set(ticked.map(({ clause }) => clause));
  return places.size === clauses && [...places].every((place) => place < clauses);
}

/** A name as it is compared: one spelling of each letter, no spaces around it, one between its words. */
export function comparedName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/** Whether the typed name is the account's; capitals count as they do on paper. */
export function sameName(typed: string, own: string): boolean {
  return comparedName(typed) === comparedName(own);
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
