import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { type FormEvent, useState } from 'react';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useCommand } from '../console/use-command.ts';
import { eligibilityCommand } from './commands.ts';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';

const formId = 'more-time';
const DAY_MS = 86_400_000;

type Props = { teams: readonly EligibilityTeam[]; now: number; onClose: () => void };

/** More time for several teams at once: each is decided about by itself, and whoever has not answered gets a new link. */
export function MoreTimeDialog({ teams: given, now, onClose }: Props) {
  const t = useTexts<typeof texts>('eligibility');
  // What was listed when it was opened: the list gets shorter meanwhile.
  const [teams] = useState(given);
  const [done, setDone] = useState(0);
  const [wanting, setWanting] = useState<Record<string, string>>({});
  const { run, busy, problem } = useCommand();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const until = instantOfLocal(String(form.get('allUntil')));
    const reason = String(form.get('allReason')).trim();
    const missing = {
      ...(until && Date.parse(until) > now ? {} : { allUntil: t('needed.until') }),
      ...([...reason].length < 2 ? { allReason: t('needed.reason') } : {}),
    };
    setWanting(missing);
    const [first] = Object.keys(missing);
    if (first) return focusField(first);
    const sent = await run(async () => {
      for (let count = done; ; count += 1) {
        setDone(count);
        const input = { teamNo: teams[count]?.teamNo ?? 0, decision: 'moreTime' as const, reason, until };
        const answer = await eligibilityCommand('decideEligibility', input);
        const settled = answer.kind === 'refused' && answer.problem.name === 'alreadyDecided';
        if ((answer.kind !== 'done' && !settled) || count + 1 >= teams.length) return answer;
      }
    });
    if (!sent) return;
    toast.success(t('extend.done', { count: teams.length }));
    onClose();
  }
  return (
    <Modal
      open
      narrow
      onClose={onClose}
      overlayCloses={false}
      title={t('extend.title', { count: teams.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('extend.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('extend.ok')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.dialog} onSubmit={send} noValidate>
        <p>{t('extend.text')}</p>
        {problem && !problem.fields.until && <ErrorSummary errors={{}} message={problem.message} />}
        {done > 0 && (
          <p role="status">
            <b>{t('extend.progress', { done, all: teams.length })}</b>
          </p>
        )}
        <Field
          required
          label={t('until')}
          name="allUntil"
          hint={t('untilHint')}
          error={problem?.fields.until ?? wanting.allUntil}
        >
          <TextInput
            type="datetime-local"
            min={localText(new Date(now))}
            defaultValue={`${localText(new Date(now + DAY_MS)).slice(0, 10)}T18:00`}
          />
        </Field>
        <Field
          required
          label={t('reason')}
          name="allReason"
          hint={t('reasonHint')}
          error={problem?.fields.reason ?? wanting.allReason}
        >
          <TextArea max={500} rows={2} />
        </Field>
      </form>
    </Modal>
  );
}
