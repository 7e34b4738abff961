import { sendCode, verifyCode } from '@chulbal/contract/accounts';
import type { OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type { Visit } from '../../lib/visit.server.ts';
import type { CodeProof } from './code-proof.ts';

export type CodeTarget = RequestOf<typeof sendCode>;

/** Where a code goes, and the call that sends it. */
export type Sending = { kind: 'email' | 'phone'; to: string; send: () => Promise<OutputOf<typeof sendCode>> };

/** Sending a code for what users do. */
export function sendingOf({ api }: Visit, target: CodeTarget): Sending {
  const send = () => api(sendCode, target);
  return 'email' in target
    ? { kind: 'email', to: target.email, send }
    : { kind: 'phone', to: target.phone, send };
}

/** Has a code sent. @throws ApiError: 429 with the seconds to wait; 400 with the field. */
export async function sendProof({ now }: Visit, { to, send }: Sending): Promise<CodeProof> {
  const { requestId, expiresIn, resendAfter } = await send();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  return { requestId, to, until: after(expiresIn), resendAt: after(resendAfter), verified: false };
}

/** Has a code checked. @throws ApiError: 4005 codeWrong; 4003 or 4004 for what is already registered; 429. */
export async function checkProof({ api }: Visit, proof: CodeProof, code: string): Promise<CodeProof> {
  await api(verifyCode, { requestId: proof.requestId, code });
  return { ...proof, verified: true };
}
