import type { InvitationView } from '@chulbal/contract/applications/invitations';
import { newHashedSecret } from '../../secret.ts';

/** What a link stands at while its entry is in a team. */
export type InvitationState = Exclude<InvitationView['state'], GoneState>;

/** Why there is nothing to answer any more. */
export type GoneState = 'cancelled' | 'removed' | 'withdrawn';

/** A personal link may be sent again after this. */
export const RESEND_AFTER_MS = 10 * 60_000;

/** A new personal link: 32 random bytes as base64url, of which only the hash is kept. */
export function newInvitation(): { token: string; tokenHash: string } {
  const { secret: token, hash } = newHashedSecret();
  return { token, tokenHash: hash };
}

/**
 * What a personal link stands at. An answer outlasts the date; without one the link has run out from the
 * confirmation date on. Null when the entry it is about is gone (removed, or the application taken back).
 */
export function invitationState(
  member: { status: string; confirmedAt: Date | null },
  confirmBy: Date,
  now: Date,
): InvitationState | null {
  if (member.status === 'refused') return 'refused';
  if (member.status !== 'active') return null;
  if (member.confirmedAt) return 'confirmed';
  return now < confirmBy ? 'open' : 'expired';
}

/** What became of an entry that is in no team any more; null while it is in one. */
export function goneState(memberStatus: string, applicationStatus: string): GoneState | null {
  if (memberStatus === 'removed') return 'removed';
  if (memberStatus !== 'cancelled') return null;
  return applicationStatus === 'cancelled' ? 'withdrawn' : 'cancelled';
}

/** What an answer does: nothing when it was given before; a confirmation may become a refusal, not the other way. */
export function answerEffect(
  state: InvitationState,
  answer: 'confirm' | 'refuse',
  beforeDate: boolean,
): 'none' | 'confirm' | 'refuse' | 'tooLate' {
  if (state === 'confirmed' && answer === 'confirm') return 'none';
  if (state === 'refused') return answer === 'refuse' ? 'none' : 'tooLate';
  if (!beforeDate) return 'tooLate';
  return answer;
}

/** Seconds until a link may be sent again; 0 when it may be now. */
export function resendWait(lastSentAt: Date | null, now: Date): number {
  if (!lastSentAt) return 0;
  return Math.max(0, Math.ceil((lastSentAt.getTime() + RESEND_AFTER_MS - now.getTime()) / 1_000));
}

/** An operator reminds a member of their link once a day. */
const REMIND_AFTER_MS = 24 * 3_600_000;

export function remindable(lastSentAt: Date | null, now: Date): boolean {
  return !lastSentAt || now.getTime() - lastSentAt.getTime() >= REMIND_AFTER_MS;
}
