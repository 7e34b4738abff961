import type { signedOut as texts } from '../../lib/command/signed-out.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import type { WayIn } from '../command/log-in-again.tsx';
import type { PasskeyArea } from './authenticator.ts';

/** Logs in again over an open page with a passkey alone. What asks the authenticator comes when it is needed. */
export function PasskeyAgain({ area, way }: { area: Exclude<PasskeyArea, 'operator'>; way: WayIn }) {
  const t = useTexts<typeof texts>('signedOut');
  async function press() {
    way.busy(true);
    const { logInByPasskey } = await import('./authenticator.ts');
    const done = await logInByPasskey(area, new AbortController().signal);
    way.busy(false);
    const userId = done.kind === 'done' ? done.data?.userId : undefined;
    if (userId !== undefined) return way.entered(userId);
    way.failed(('problem' in done && done.problem?.message) || t('againNoPasskey'));
  }
  return (
    <Button variant="line" block icon="key" onClick={() => void press()}>
      {t('againPasskey')}
    </Button>
  );
}
