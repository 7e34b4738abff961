import { useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import type { CodeProof } from './code-proof.ts';

/** Until when something is refused and what the server's clock said then, both ISO. */
export type Wait = { until: string; now: string };

/** What an account's form is answered with: everything to show it again as it was, but for passwords and codes. */
export type FormReply = {
  errors: Record<string, string>;
  /** What belongs to no field. */
  message?: string;
  /** Too many tries. */
  wait?: Wait;
  proofs: { email: CodeProof | null; phone: CodeProof | null };
  /** The server's clock, ISO. */
  now: string;
};

export function firstReply(now: string): FormReply {
  return { errors: {}, proofs: { email: null, phone: null }, now };
}

type Answered = Pick<FormReply, 'errors'> & { proof?: unknown; proofs?: FormReply['proofs'] };

/**
 * Whether a form goes on with what an answer left in it: a code that was sent, or texts that were refused. A new page has
 * neither, so such a form says it of itself (`lib/unsent-text.ts`).
 */
export function holdsAnswers({ errors, proof, proofs }: Answered): boolean {
  return Object.keys(errors).length > 0 || Boolean(proof || proofs?.email || proofs?.phone);
}

/** How a call is answered that did not reach the server (`lib/lost-calls.ts`). */
export type Lost = { problem: Problem };

/**
 * The form's last answer: that of the page, then those of calls. A call that was lost changes nothing but the
 * message. Taken over while rendering: the router hands data out through a ref, and an effect on it is lost
 * when a render in between changes nothing else.
 */
export function useReply<R extends Pick<FormReply, 'errors' | 'message'>>(
  first: R,
  answer: R | Lost | undefined,
): R {
  const [last, setLast] = useState<{ answer?: R | Lost; reply: R }>({ reply: first });
  if (answer && answer !== last.answer) {
    const reply =
      'problem' in answer ? { ...last.reply, errors: {}, message: answer.problem.message } : answer;
    setLast({ answer, reply });
  }
  return last.reply;
}
