import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCommand } from '../../../lib/command/use-command.ts';
import { momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { resultCommand } from '../commands.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
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

  async function send() {
    setLooked(true);
    if (!seen) return;
    // a refusal says that the stage has changed: the page then shows how
    if (!(await run(() => resultCommand('confirm', { resultRequestId: requestId }))))
      return void revalidate();
    toast.success(t('confirm.done', { version }));
    onClose();
  }
  return (
    <FormDialog
      title={t('confirm.title', { version })}
      body={t('confirm.body')}
      ok={t('confirm.submit')}
      icon="lock"
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void send()}
    >
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
    </FormDialog>
  );
}

function moved(moves: { in: number; out: number }) {
  return { in: moves.in, out: moves.out };
}

/** Takes a request back, or declines somebody else's. */
export function DeclineDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const [request] = useState(data.request);
  if (!request) return null;
  const { requestId, own } = request;
  return (
    <ReasonCommand
      title={t(own ? 'decline.ownTitle' : 'decline.title')}
      body={t('decline.body')}
      submit={t(own ? 'decline.ownSubmit' : 'decline.submit')}
      send={(reason) => resultCommand('decline', { resultRequestId: requestId, reason })}
      done={t('decline.done')}
      onClose={onClose}
    />
  );
}
