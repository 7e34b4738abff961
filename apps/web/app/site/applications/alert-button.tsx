import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { apply } from './apply.ko.ts';
import { command } from './commands.ts';

type Props = { trackNo: number; name: string /** Whether they will be told. */; on: boolean };

/** Asks for one letter when a track opens, or takes that back. */
export function AlertButton({ trackNo, name, on }: Props) {
  const t = useTexts<typeof apply>('apply');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function turn() {
    setBusy(true);
    const answer = await command('alert', { trackNo, on: !on });
    setBusy(false);
    if (answer.kind === 'refused') toast.error(answer.problem.message);
    if (answer.kind !== 'done') return;
    toast.success(t(on ? 'alert.off' : 'alert.on', { track: name }));
    await revalidate();
  }
  return (
    <Button
      variant={on ? 'line' : 'ink'}
      icon={on ? 'check' : undefined}
      busy={busy}
      onClick={() => void turn()}
    >
      {t(on ? 'alert.stop' : 'alert.ask')}
    </Button>
  );
}
