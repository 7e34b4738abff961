import { useRevalidator } from 'react-router';
import { confirmYourself } from '../../lib/command/identity.ts';
import { useOperator } from './use-operator.ts';

/** Milliseconds that a confirmation must still hold when the request arrives. */
const MARGIN_MS = 20_000;

/**
 * Before a file with personal data is asked for: `if (!(await confirmed())) return;`. Asks for password and code
 * where the last confirmation holds no longer (S-11).
 */
export function useConfirmed(): () => Promise<boolean> {
  const { operator } = useOperator();
  const { revalidate } = useRevalidator();
  return async () => {
    const until = Date.parse(operator.confirmedUntil ?? '') || 0;
    if (until >= Date.now() + MARGIN_MS) return true;
    if (!(await confirmYourself())) return false;
    // the page then knows until when it need not ask again
    await revalidate();
    return true;
  };
}
