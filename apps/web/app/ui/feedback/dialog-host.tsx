import { useEffect, useState, useSyncExternalStore } from 'react';
import { dialogs, type OpenDialog } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';

/** Shows what confirm() and alert() ask; mounted once. */
export function DialogHost() {
  const current = useSyncExternalStore(dialogs.subscribe, dialogs.current, () => null);
  // the last one stays readable while it fades out
  const [shown, setShown] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (current) setShown(current);
  }, [current]);
  const dialog = current ?? shown;
  if (!dialog) return null;
  return <AskingDialog key={dialog.id} dialog={dialog} open={current === dialog} />;
}

function AskingDialog({ dialog, open }: { dialog: OpenDialog; open: boolean }) {
  const t = useTexts<typeof ui>('ui');
  const titleId = `dialog-${dialog.id}-title`;
  const bodyId = `dialog-${dialog.id}-body`;
  const answer = (yes: boolean) => dialogs.answer(dialog.id, yes);
  return (
    <ModalFrame
      open={open}
      onClose={() => answer(false)}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={dialog.body ? bodyId : undefined}
    >
      <h2 className={styles.title} id={titleId}>
        {dialog.title}
      </h2>
      {dialog.body && (
        <div className={styles.body} id={bodyId}>
          {dialog.body}
        </div>
      )}
      <div className={styles.actions}>
        {dialog.kind === 'confirm' && (
          <Button variant="ghost" onClick={() => answer(false)}>
            {dialog.cancel ?? t('cancel')}
          </Button>
        )}
        <Button
          variant="ink"
          onClick={() => answer(true)}
          data-danger={dialog.danger || undefined}
          data-focus-first={dialog.focus === 'ok' || undefined}
        >
          {dialog.ok ?? t('ok')}
        </Button>
      </div>
    </ModalFrame>
  );
}
