import type { Invested } from '@chulbal/contract/investment/investment';
import { useRef, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { marketCommand } from './commands.ts';

export type Refused = { message: string; nearest: number | null; left: number | null; name: string };

/** How a change went: `unreached` may have been done, and sending it again counts once. */
export type Outcome = { kind: 'refused'; refused: Refused } | { kind: 'unreached' } | { kind: 'signedOut' };

/**
 * One change at a time. A change keeps its key until it is answered, so that pressing again after a lost answer is the
 * same change.
 */
export function useInvest({
  igNo,
  onDone,
  onRefused,
}: {
  igNo: number;
  onDone: (done: Invested) => void;
  onRefused: (refused: Refused) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const waiting = useRef<{ icNo: number; amount: number; key: string } | null>(null);

  async function send(icNo: number, amount: number): Promise<void> {
    const before = waiting.current;
    const same = before?.icNo === icNo && before.amount === amount;
    const key = same ? before.key : crypto.randomUUID();
    waiting.current = { icNo, amount, key };
    setBusy(true);
    setOutcome(null);
    const answer = await marketCommand('invest', { igNo, icNo, amount, idempotencyKey: key });
    setBusy(false);
    if (answer.kind === 'unreached') return setOutcome({ kind: 'unreached' });
    waiting.current = null;
    if (answer.kind === 'done') onDone(answer.data);
    else if (answer.kind === 'refused') {
      const refused = refusedOf(answer.problem);
      setOutcome({ kind: 'refused', refused });
      onRefused(refused);
    } else setOutcome({ kind: 'signedOut' });
  }

  return { busy, outcome, send, forget: () => setOutcome(null) };
}

function refusedOf({ message, name, detail }: Problem): Refused {
  const facts = (detail ?? {}) as { nearest?: number | null; left?: number };
  return { message, name, nearest: facts.nearest ?? null, left: facts.left ?? null };
}
