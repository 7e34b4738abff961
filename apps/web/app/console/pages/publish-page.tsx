import type { WrittenPage } from '@chulbal/contract/pages/operators';
import { useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import type { useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { pageCommand } from '../shell/commands.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

type Props = Pick<ReturnType<typeof useCommand>, 'busy' | 'run'> & {
  page: WrittenPage;
  unsaved: boolean;
  problem: Problem | null;
};

/** Makes a version of what is saved, from now or from a time to come. */
export function PublishPage({ page, unsaved, busy, problem, run }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');

  async function publish() {
    const { editVersion } = page;
    const effectiveAt = instantOfLocal(from);
    const done = await run(() =>
      pageCommand('publish', { page: page.page, editVersion, effectiveAt, reason }),
    );
    if (!done) return;
    setFrom('');
    setReason('');
    toast.success(t('published'));
  }
  return (
    <section className={styles.box} aria-labelledby="publish">
      <h2 id="publish">{t('publishTitle')}</h2>
      <Field label={t('from')} hint={t('fromHint')} error={problem?.fields.effectiveAt} optional>
        <MomentInput value={from} onChange={setFrom} />
      </Field>
      <Field
        label={t('reason')}
        hint={page.page === 'terms' ? t('reasonTold') : undefined}
        error={problem?.fields.reason}
        required
      >
        <TextArea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {unsaved && <p className={styles.hint}>{t('unsaved')}</p>}
      <div>
        <Button variant="primary" disabled={busy || unsaved} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      </div>
    </section>
  );
}
