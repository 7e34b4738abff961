import { useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { apply } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';
import { formNames } from '../posted-form.ts';
import styles from './submitted.module.css';

/** After the deadline a team can only leave: what that means, why, and then once more whether. */
export function Withdraw({ data }: { data: ApplyData }) {
  const t = useTexts<typeof apply>('apply');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { application } = data;
  if (!application) return null;
  const { teamNo, number } = application;

  async function withdraw() {
    const reason = String(new FormData(form.current ?? undefined).get('reason') ?? '');
    if (!form.current?.reportValidity()) return;
    const body = t('withdraw.sure', { number: number ?? '' });
    const words = { title: t('withdraw.title'), body, ok: t('withdraw.go'), cancel: t('withdraw.keep') };
    if (!(await confirm({ ...words, danger: true }))) return;
    setBusy(true);
    const answer = await command('withdraw', { teamNo, reason });
    setBusy(false);
    if (answer.kind !== 'done') {
      const refused = answer.kind === 'refused' ? answer.problem : null;
      setProblem(refused ? (refused.fields.reason ?? refused.message) : t('notReached'));
      return;
    }
    toast.success(t('withdraw.done'));
    // Another page at the same address: from its top.
    await navigate(`/apply/${data.track.trackNo}/${data.stage.stageNo}`, { replace: true });
  }

  return (
    <details className={styles.withdraw}>
      <summary>{t('withdraw.open')}</summary>
      <p>{t('withdraw.text')}</p>
      <Form
        method="post"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void withdraw();
        }}
      >
        <input type="hidden" name={formNames.teamNo} value={teamNo} />
        <input type="hidden" name={formNames.intent} value="withdraw" />
        <Field
          required
          label={t('withdraw.reason')}
          name="reason"
          error={problem}
          hint={t('withdraw.reasonHint')}
        >
          <TextArea max={500} rows={3} minLength={2} required />
        </Field>
        <Button type="submit" variant="danger" block busy={busy}>
          {t('withdraw.go')}
        </Button>
      </Form>
    </details>
  );
}
