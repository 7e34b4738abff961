import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { companiesCommand } from '../shell/commands.ts';
import { commandProblem } from './command-problem.ts';
import type { companiesAdmin as texts } from './companies-admin.ko.ts';

/** Takes a page out of sight, or shows it again; the reason goes to its team and into the log. */
export function HideCompany({ icNo, hidden }: { icNo: number; hidden: boolean }) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const answer = await companiesCommand('hide', { icNo, hidden: !hidden, reason });
    if (answer.kind !== 'done') return commandProblem(answer, t('failed'));
    setOpen(false);
    await revalidate();
  }
  const name = t(hidden ? 'review.show' : 'review.hide');
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={name} narrow>
        <form onSubmit={(event) => void send(event)}>
          <Field label={t('review.reason')} name="reason" hint={t('review.reasonHint')} required>
            <TextInput maxLength={300} />
          </Field>
          <Button variant="primary" type="submit">
            {name}
          </Button>
        </form>
      </Modal>
    </>
  );
}
