import type { PledgeView, TickedClause } from '@chulbal/contract/pledges';
import { LEAST_REASON, MOST_REASON } from '@chulbal/contract/pledges.values';
import { stampText } from '@chulbal/contract/time-texts';
import { type FormEvent, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pointerCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { usePointer } from '../shell/pointer-data.ts';
import type { ChangedClause } from './changed-clauses.ts';
import { ClauseList } from './clause-list.tsx';
import type { pledge as texts } from './pledge.ko.ts';
import styles from './pledge.module.css';
import { PledgeSide } from './pledge-side.tsx';
import { formErrors, sameName } from './sign-errors.ts';

type Props = { pledge: PledgeView; changed: ReadonlyMap<number, ChangedClause> };

/** Clauses to tick one by one, the name to type, and the way to say no. */
export function PledgeForm({ pledge, changed }: Props) {
  const t = useTexts<typeof texts>('pledge');
  const { evaluator } = usePointer();
  const { text, stage } = pledge;
  const [ticks, setTicks] = useState<ReadonlyMap<number, string>>(new Map());
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [refusing, setRefusing] = useState(false);
  const { busy, problem, run, forget } = useCommand();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const where = { trackNo: stage.trackNo, stageNo: stage.stageNo, textSha256: text.sha256 };
  const found = formErrors({ ticked: ticks.size, clauses: text.clauses.length, name, own: evaluator.name });
  const said = { ticked: t('errors.ticked'), nameMissing: t('errors.nameMissing'), name: t('errors.name') };
  const shown = attempt === 0 ? {} : Object.fromEntries(found.map(({ field, why }) => [field, said[why]]));
  const errors: Record<string, string> = { ...shown, ...problem?.fields };
  const changedMeanwhile = problem?.name === 'pledgeTextChanged';

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (found.length > 0) return forget();
    const ticked: TickedClause[] = [...ticks].map(([clause, at]) => ({ clause, at }));
    const done = await run(() => pledgeCommand('sign', { ...where, ticked, typedName: name }));
    if (!done) return;
    toast.success(t('signed'));
    const open = stage.progress.teams > 0 && stage.phase === 'open';
    await navigate(open ? `/pointer/list/${stage.trackNo}/${stage.stageNo}` : '/pointer');
  }

  return (
    <>
      <form className={styles.main} onSubmit={sign} noValidate>
        <ClauseList
          clauses={text.clauses}
          changed={changed}
          version={text.version}
          ticks={ticks}
          onTick={setTicks}
          error={errors.ticked}
        />
        <div className={styles.sign}>
          {problem && !problem.fields.ticked && !problem.fields.typedName && (
            <ErrorSummary errors={{}} message={problem.message} />
          )}
          {changedMeanwhile && (
            <Button variant="line" onClick={() => void revalidate()}>
              {t('readAgain')}
            </Button>
          )}
          <div className={styles.signRow}>
            <Field
              label={t('name')}
              name="typedName"
              error={errors.typedName}
              done={sameName(name, evaluator.name) ? t('sameName') : undefined}
            >
              <TextInput
                className={styles.name}
                autoComplete="off"
                spellCheck={false}
                maxLength={50}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <SigningTime />
          </div>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" size="lg" busy={busy}>
              {t('sign')}
            </Button>
            <button type="button" className={styles.refuse} onClick={() => setRefusing(true)}>
              {t('refuse')}
            </button>
          </div>
        </div>
      </form>
      <PledgeSide pledge={pledge} ticked={ticks.size} changed={changed.size} />
      <RefuseDialog open={refusing} onClose={() => setRefusing(false)} where={where} />
    </>
  );
}

/** The server's clock: the time at which signing would be on record. */
function SigningTime() {
  const t = useTexts<typeof texts>('pledge');
  const language = useLanguage();
  const now = useServerNow();
  return (
    <div className={styles.time}>
      <span className={styles.timeLabel}>{t('time')}</span>
      <p>
        <b>{now ? stampText(now, language) : '–'}</b>
        <span>{t('timeHint')}</span>
      </p>
    </div>
  );
}

type RefuseDialogProps = {
  open: boolean;
  onClose: () => void;
  where: { trackNo: number; stageNo: number; textSha256: string };
};

/** Says no to a pledge: what that means, why, and a word that it is on record. What was typed stays when it fails. */
function RefuseDialog({ open, onClose, where }: RefuseDialogProps) {
  const t = useTexts<typeof texts>('pledge');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useCommand();
  const length = [...reason.trim()].length;
  const wrong = length < LEAST_REASON || length > MOST_REASON;

  async function refuse() {
    setTried(true);
    if (wrong) return;
    const done = await run(() => pledgeCommand('refuse', { ...where, reason }));
    if (!done) return;
    toast.success(t('refused.done'));
    onClose();
  }

  return (
    <FormDialog
      open={open}
      keeps
      title={t('refused.title')}
      body={t('refused.body')}
      ok={t('refused.submit')}
      variant="danger"
      cancel={t('refused.cancel')}
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={() => void refuse()}
    >
      <Field
        required
        label={t('refused.reason')}
        name="reason"
        hint={t('refused.hint')}
        error={tried && wrong ? t('refused.reasonError') : problem?.fields.reason}
      >
        <TextArea
          rows={4}
          max={MOST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          data-focus-first
        />
      </Field>
    </FormDialog>
  );
}

/** What an evaluator answers to a pledge. */
const pledgeCommand = pointerCommands('pledge');
