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
import { resultCommand } from '../../shell/commands.ts';
import { ReasonedDownload } from '../../table-export/reasoned-download.tsx';
import { type Asking, useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import {
  ReopenDialog,
  TieDialog,
  VoidDialog,
  WaiveDialog,
  WaiveSheetsDialog,
  WithdrawDialog,
} from './decision-dialogs.tsx';
import styles from './dialogs.module.css';
import { Facts, useRuleNames } from './facts.tsx';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { ScoresDialog } from './scores-dialog.tsx';

/** The dialog that is asked for, if any. */
export function ResultDialogsHost({ asking, onClose }: { asking: Asking | null; onClose: () => void }) {
  if (!asking) return null;
  switch (asking.what) {
    case 'rules':
      return <RulesDialog onClose={onClose} />;
    case 'finalise':
      return <FinaliseDialog onClose={onClose} />;
    case 'confirm':
      return <ConfirmDialog onClose={onClose} />;
    case 'decline':
      return <DeclineDialog onClose={onClose} />;
    case 'waive':
      return <WaiveDialog {...asking} onClose={onClose} />;
    case 'waiveSheets':
      return <WaiveSheetsDialog teamNos={asking.teamNos} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog onClose={onClose} />;
    case 'tie':
      return <TieDialog teamNos={asking.teamNos} onClose={onClose} />;
    case 'scores':
      return <ScoresDialog key={asking.teamNo} teamNo={asking.teamNo} onClose={onClose} />;
    case 'void':
      return <VoidDialog {...asking} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog teamNo={asking.teamNo} onClose={onClose} />;
    case 'file':
      return <FileDialog version={asking.version} onClose={onClose} />;
  }
}

/** Makes what was tried the rules of the stage. */
function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
  const nameOf = useRuleNames();
  const { data, rules, unsaved, view } = useResult();
  const { trackNo, stageNo } = data.stage;
  return (
    <ReasonCommand
      title={t('rules.title')}
      body={t('rules.body')}
      submit={t('rules.submit')}
      send={(reason) => resultCommand('saveRules', { trackNo, stageNo, rules, reason })}
      done={t('rules.done')}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('rules.changed'), unsaved.map(nameOf).join(', ')],
          [t('rules.moves'), t('rules.movesText', view.moves)],
        ]}
      />
    </ReasonCommand>
  );
}

/** Downloads the file of a version, by which anybody can calculate it again. */
function FileDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
  const { data } = useResult();
  const { trackNo, stageNo } = data.stage;
  const sha256 = data.versions.find((one) => one.version === version)?.sha256 ?? '';
  const name = t('file.name', { track: trackNo, stage: stageNo, version });
  return (
    <ReasonedDownload
      address="/console/results/export"
      input={{ trackNo, stageNo, version }}
      fileName={name}
      failed={t('file.failed')}
      title={t('file.title', { version })}
      body={t('file.body')}
      submit={t('file.submit')}
      wide
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('file.published'), <code key="hash">{sha256}</code>],
          [
            t('file.check'),
            <code key="check">{`npm run recompute-result -- "${name}" --expect ${sha256}`}</code>,
          ],
        ]}
      />
      <p className={styles.hint}>{t('file.hashes')}</p>
    </ReasonedDownload>
  );
}

/** The second operator looks at what was asked for and finalises it. */
function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
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
                  t('dialogFinalise.selectedText', { count: view.selected, ...moved(view.moves) }),
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
function DeclineDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
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
