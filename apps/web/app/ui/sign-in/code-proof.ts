/**
 * A code that was sent to an e-mail address or a phone, as the form carries it on in a hidden field. It proves
 * nothing by itself: the server knows which request was verified for what. Times are ISO, by the server's clock.
 */
export type CodeProof = {
  requestId: string;
  /** What the code was sent to. */
  to: string;
  /** When the code runs out, and when another may be asked for. */
  until: string;
  resendAt: string;
  verified: boolean;
};

export type ProofState = 'none' | 'sent' | 'verified';

/** Where the proof of what stands in the field is: another text than the code was sent to has none. */
export function proofState(proof: CodeProof | null, typed: string): ProofState {
  if (!proof || settled(proof.to) !== settled(typed)) return 'none';
  return proof.verified ? 'verified' : 'sent';
}

/** Reads a hidden field; null for anything that is not a proof. */
export function readProof(text: unknown): CodeProof | null {
  if (typeof text !== 'string' || text === '') return null;
  try {
    const { requestId, to, until, resendAt, verified } = JSON.parse(text) as Record<string, unknown>;
    const texts = [requestId, to, until, resendAt];
    if (!texts.every((one) => typeof one === 'string')) return null;
    if (Number.isNaN(Date.parse(`${until}`)) || Number.isNaN(Date.parse(`${resendAt}`))) return null;
    return {
      requestId: `${requestId}`,
      to: `${to}`,
      until: `${until}`,
      resendAt: `${resendAt}`,
      verified: verified === true,
    };
  } catch {
    return null;
  }
}

/** An e-mail address is the same with other capitals and spaces around it. */
function settled(text: string): string {
  return text.trim().toLowerCase();
}
