import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { evaluationCommand } from '../commands.ts';
import type { judging as texts } from '../judging.ko.ts';
import type { TargetsData } from '../target-data.ts';
import styles from './target-table.module.css';

/** The end of a stage: to be signed when nothing is left, and then the sheets as a PDF. */
export function SignPanel({ data }: { data: TargetsData }) {
  const t = useTexts<typeof texts>('judging');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { stage, progress, signable } = data;
  const { trackNo, stageNo, signedAt } = stage;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; field: boolean } | null>(null);

  async function sign(typedName: string) {
    setBusy(true);
    setProblem(null);
    const answer = await evaluationCommand('sign', { trackNo, stageNo, typedName });
    setBusy(false);
    if (answer.kind === 'done') {
      setOpen(false);
      toast.success(t('sign.done'));
      await revalidate();
    } else if (answer.kind === 'refused') {
      const { fields, message } = answer.problem;
      setProblem({ message: fields.typedName ?? message, field: fields.typedName !== undefined });
    } else if (answer.kind === 'unreached') setProblem({ message: t('sign.unreached'), field: false });
  }

  if (signedAt !== null) {
    return (
      <section className={styles.panel} data-signed>
        <DenseIcon name="lock" />
        <div>
          <h2>{t('sign.signed', { at: momentText(signedAt, language) })}</h2>
          <p>{t('sign.signedText')}</p>
        </div>
        <a
          className={buttonClass({})}
          href={`/pointer/evaluation/score-sheet/${trackNo}/${stageNo}`}
          download
        >
          <DenseIcon name="download" />
          {t('sign.pdf')}
        </a>
      </section>
    );
  }
  if (!signable) return null;
  return (
    <section className={styles.panel}>
      <DenseIcon name="done" />
      <div>
        <h2>{t('sign.ready')}</h2>
        <p>{t('sign.readyText')}</p>
      </div>
      <Button
        variant="primary"
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        {t('sign.open')}
      </Button>
      <SignDialog
        open={open}
        count={progress.submitted}
        busy={busy}
        problem={problem}
        onClose={() => setOpen(false)}
        onSign={(name) => void sign(name)}
      />
    </section>
  );
}

type Props = {
  open: boolean;
  count: number;
  busy: boolean;
  /** What the server said; `field`: about the name. */
  problem: { message: string; field: boolean } | null;
  onClose: () => void;
  onSign: (typedName: string) => void;
};

/** Signing by one's name: locks the stage. */
function SignDialog({ open, count, busy, problem, onClose, onSign }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') onSign(name.trim());
  }
  const empty = tried && name.trim() === '' ? t('sign.required') : undefined;
  return (
    <Modal
      narrow
      open={open}
      onClose={onClose}
      overlayCloses={false}
      title={t('sign.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('sign.back')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('sign.ok')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <Stack gap={5}>
          <p>{t('sign.text')}</p>
          <Field
            label={t('sign.name')}
            hint={t('sign.nameHint')}
            error={empty ?? (problem?.field ? problem.message : undefined)}
          >
            <TextInput
              className={styles.name}
              autoComplete="off"
              maxLength={50}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              data-focus-first
            />
          </Field>
          {problem && !problem.field && <FieldError>{problem.message}</FieldError>}
        </Stack>
      </form>
    </Modal>
  );
}
