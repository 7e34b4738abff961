import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCommand } from '../../../lib/command/use-command.ts';
import { momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { resultCommand } from '../commands.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

/** The second operator looks at what was asked for and finalises it. */
export function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const language = useLanguage();
  const { data, view } = useResult();
  const { busy, problem, run } = useCommand();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(false);
  const [looked, setLooked] = useState(false);
  const [request] = useState(data.request);
  if (!request) return null;
  const { requestId, version, requestedBy, requestedAt, reason, sha256, kind } = request;

  async function send(event: FormEvent) {
    event.preventDefault();
    setLooked(true);
    if (!seen) return;
    // a refusal says that the world has changed: the page then shows how
    if (!(await run(() => resultCommand('confirm', { resultRequestId: requestId }))))
      return void revalidate();
    toast.success(t('confirm.done', { version }));
    onClose();
  }
  return (
    <Modal
      narrow
      open
      overlayCloses={false}
      onClose={onClose}
      title={t('confirm.title', { version })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="confirm-result" variant="primary" icon="lock" busy={busy}>
            {t('confirm.submit')}
          </Button>
        </>
      }
    >
      <form id="confirm-result" className={styles.form} onSubmit={send} noValidate>
        <p className={styles.body}>{t('confirm.body')}</p>
        {problem && <ErrorSummary errors={{}} message={problem.message} />}
        <Facts
          facts={[
            [
              t('confirm.requested'),
              t('confirm.requestedText', { name: requestedBy.name, at: momentText(requestedAt, language) }),
            ],
            [t('confirm.reason'), reason],
            ...(kind === 'calculation'
              ? [
                  [
                    t('confirm.selected'),
                    t('finalise.selectedText', { count: view.selected, ...moved(view.moves) }),
                  ] as const,
                ]
              : []),
            [t('confirm.hash'), <code key="hash">{sha256}</code>],
          ]}
        />
        <Checkbox
          strong
          data-focus-first
          label={t('confirm.seen')}
          checked={seen}
          invalid={looked && !seen}
          aria-describedby={looked && !seen ? 'seen-error' : undefined}
          onChange={(event) => setSeen(event.target.checked)}
        />
        {looked && !seen && <FieldError id="seen-error">{t('confirm.seenNeeded')}</FieldError>}
      </form>
    </Modal>
  );
}

function moved(moves: { in: number; out: number }) {
  return { in: moves.in, out: moves.out };
}

/** Takes a request back, or declines somebody else's. */
export function DeclineDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const { busy, problem, run } = useCommand();
  const [request] = useState(data.request);
  if (!request) return null;
  const { requestId, own } = request;
  async function send(reason: string) {
    if (!(await run(() => resultCommand('decline', { resultRequestId: requestId, reason })))) return;
    toast.success(t('decline.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t(own ? 'decline.ownTitle' : 'decline.title')}
      body={t('decline.body')}
      submit={t(own ? 'decline.ownSubmit' : 'decline.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
