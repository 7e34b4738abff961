import type { CompanyDetail } from '@chulbal/contract/companies/shown';
import { reportReasons } from '@chulbal/contract/companies/values';
import { type FormEvent, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { companyCommand } from './commands.ts';
import type { companies as texts } from './companies.ko.ts';
import styles from './company-page.module.css';

type Props = { company: Pick<CompanyDetail, 'igNo' | 'icNo'>; open: boolean; onClose: () => void };

/** What is wrong with a page, for the operators. */
export function ReportDialog({ company: { igNo, icNo }, open, onClose }: Props) {
  const t = useTexts<typeof texts>('companies');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = reportReasons.find((one) => one === form.get('reason')) ?? 'other';
    setBusy(true);
    const answer = await companyCommand('report', {
      igNo,
      icNo,
      reason,
      text: String(form.get('text') ?? ''),
    });
    setBusy(false);
    if (answer.kind === 'refused') return setProblem(answer.problem);
    if (answer.kind !== 'done') return toast.error(t('report.failed'));
    onClose();
    toast.success(t('report.done'));
  }
  return (
    <Modal open={open} onClose={onClose} title={t('report.name')} narrow>
      <form onSubmit={(event) => void send(event)} className={styles.reportForm}>
        <Field label={t('report.reason')} name="reason">
          <Select options={reportReasons.map((value) => ({ value, text: t(`report.reasons.${value}`) }))} />
        </Field>
        <Field
          label={t('report.text')}
          name="text"
          required
          error={problem && (problem.fields.text ?? problem.message)}
        >
          <TextArea rows={4} max={500} />
        </Field>
        <Button type="submit" busy={busy}>
          {t('report.send')}
        </Button>
      </form>
    </Modal>
  );
}
