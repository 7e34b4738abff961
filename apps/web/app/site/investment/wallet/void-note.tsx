import type { OwnWallet } from '@chulbal/contract/investment/investment';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { marketCommand } from '../commands.ts';
import type { investment as texts } from '../investment.ko.ts';
import styles from './wallet.module.css';

type Props = { voided: NonNullable<OwnWallet['voided']>; igNo: number };

/** That my wallet is void and why, and what I say to it: once, in time. */
export function VoidNote({ voided, igNo }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { reason, voidedAt, objection, objectUntil, decision, decisionReason } = voided;
  return (
    <div className={styles.voided} data-restored={decision === 'restored' || undefined}>
      <Heading level={2} size="xl">
        {t(decision === 'restored' ? 'voided.titleRestored' : 'voided.title')}
      </Heading>
      <p>
        <b>{t('voided.reason')}</b> {reason} <small>{momentText(voidedAt, language)}</small>
      </p>
      {objection && (
        <blockquote>
          <b>{t('voided.label')}</b> {objection}
        </blockquote>
      )}
      {objection && !decision && <p role="status">{t('voided.sent')}</p>}
      {decision && (
        <p>
          <b>{t(`voided.${decision}`)}</b> {decisionReason}
        </p>
      )}
      {objectUntil && <p>{t('voided.until', { moment: momentText(objectUntil, language) })}</p>}
      {objectUntil && <ObjectionForm igNo={igNo} />}
    </div>
  );
}

function ObjectionForm({ igNo }: { igNo: number }) {
  const t = useTexts<typeof texts>('investment');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await marketCommand('object', { igNo, text });
    if (answer.kind === 'done') await revalidate();
    else if (answer.kind === 'refused') setError(answer.problem.fields.text ?? answer.problem.message);
    else setError(t(answer.kind === 'signedOut' ? 'refused.signedOut' : 'refused.unreached'));
    setBusy(false);
  }
  return (
    <form onSubmit={send} noValidate>
      <Field label={t('voided.label')} error={error} required>
        <TextArea value={text} maxLength={1000} rows={4} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="ink" busy={busy}>
        {t('voided.send')}
      </Button>
    </form>
  );
}
