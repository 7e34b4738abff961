import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountKind } from '../actor.ts';
import type { SessionFamiliesTable } from './tables.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * How long a session lives. `idle` counts from its last renewal, `absolute` from the log-in whatever is done;
 * operators see everybody's data, so theirs end sooner and never outlive a working day.
 */
const lives = {
  persistent: { idle: 14 * 24 * HOUR, absolute: Number.POSITIVE_INFINITY },
  passing: { idle: 12 * HOUR, absolute: Number.POSITIVE_INFINITY },
  operator: { idle: HOUR / 2, absolute: 12 * HOUR },
} as const;

/** A lost answer may be asked for again within this time after the rotation (S-07). */
export const REPEAT_MS = 10 * SECOND;

const FAMILY_BYTES = 16;
const NUMBER_BYTES = 4;
const PROOF_BYTES = 32;
const TOKEN_BYTES = FAMILY_BYTES + NUMBER_BYTES + PROOF_BYTES;

/** Which token of which family: what a refresh token says once its proof holds. */
export type TokenPlace = { familyId: string; number: number };

/** When a session ends that is opened or renewed now. An operator cannot stay logged in. */
export function sessionEnd(
  session: { kind: AccountKind; persistent: boolean; createdAt: Date },
  now: Date,
): Date {
  const passing = session.persistent ? lives.persistent : lives.passing;
  const { idle, absolute } = session.kind === 'operator' ? lives.operator : passing;
  return new Date(Math.min(now.getTime() + idle, session.createdAt.getTime() + absolute));
}

/**
 * The refresh token of a place: base64url of family, number and their HMAC-SHA-256. It is derived and not
 * random, so that a lost answer can be given again although only the token's hash is kept (S-07).
 */
export function refreshTokenAt(place: TokenPlace, kind: AccountKind, secret: string): string {
  const head = placeBytes(place);
  return Buffer.concat([head, proofOf(head, kind, secret)]).toString('base64url');
}

/** The place a refresh token names, or null when the token is not one of ours. */
export function readRefreshToken(token: string, kind: AccountKind, secret: string): TokenPlace | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null;
  const head = bytes.subarray(0, FAMILY_BYTES + NUMBER_BYTES);
  if (!timingSafeEqual(bytes.subarray(head.length), proofOf(head, kind, secret))) return null;
  return { familyId: uuidOf(head.subarray(0, FAMILY_BYTES)), number: head.readUInt32BE(FAMILY_BYTES) };
}

/** SHA-256 in hex: all that the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * What a refresh token gets:
 * - `rotate`: it is the current one; the next takes its place.
 * - `repeat`: it was replaced less than 10 s ago; its successor is given again.
 * - `reuse`: it was replaced earlier, so two hold it and one of them stole it; the family ends.
 * - `over`: the session has ended or run out.
 */
export type RotationVerdict = 'rotate' | 'repeat' | 'reuse' | 'over';

type FamilyState = Pick<
  SessionFamiliesTable,
  'number' | 'tokenHash' | 'rotatedAt' | 'expiresAt' | 'revokedAt'
>;

export function rotationVerdict(
  family: FamilyState,
  asked: { number: number; hash: string },
  now: Date,
): RotationVerdict {
  if (family.revokedAt || family.expiresAt <= now) return 'over';
  if (asked.number > family.number) return 'over';
  if (asked.number === family.number) return asked.hash === family.tokenHash ? 'rotate' : 'over';
  const sinceRotation = now.getTime() - family.rotatedAt.getTime();
  return asked.number === family.number - 1 && sinceRotation <= REPEAT_MS ? 'repeat' : 'reuse';
}

function placeBytes({ familyId, number }: TokenPlace): Buffer {
  const bytes = Buffer.alloc(FAMILY_BYTES + NUMBER_BYTES);
  bytes.write(familyId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(number, FAMILY_BYTES);
  return bytes;
}

function proofOf(head: Buffer, kind: AccountKind, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh token of ${kind}`).update(head).digest();
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
