import { useRef } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Progress } from '../../../ui/data/progress.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { HeldNote } from '../../../ui/form/file-slot/held-note.tsx';
import { ListGuide } from './list-guide.tsx';
import { isGood, ListLines } from './list-lines.tsx';
import type { pastBatches as texts } from './past-batches.ko.ts';
import styles from './past-batches.module.css';
import { usePastList } from './use-past-list.ts';

/** A list with its pictures: choose, look at every line, bring in those that are good. */
export function ListPart() {
  const t = useTexts<typeof texts>('pastBatches');
  const input = useRef<HTMLInputElement>(null);
  const { reading, held, choose, bring, restart } = usePastList();
  const { state, lines, refused, problem, done, total } = reading;
  const good = (lines ?? []).filter(isGood).length;
  const busy = state === 'reading' || state === 'storing';

  async function bringIn() {
    const count = await bring();
    if (count !== null) toast.success(t('list.brought', { count }));
  }
  return (
    <div className={styles.list}>
      <ListGuide />
      <div className={styles.acts}>
        <Button busy={busy} icon="upload" onClick={() => input.current?.click()}>
          {t(state === 'idle' ? 'list.pick' : 'list.more')}
        </Button>
        {state === 'read' && (
          <Button variant="ghost" onClick={restart}>
            {t('list.again')}
          </Button>
        )}
        {good > 0 && (
          <Button variant="ink" busy={state === 'bringing'} onClick={() => void bringIn()}>
            {t('list.bring', { count: good })}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".csv,.zip,image/png,image/jpeg,image/webp"
        aria-label={t('list.pick')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void choose(files);
        }}
      />
      <HeldNote held={held} />
      <div role="status" className={styles.far}>
        {state === 'reading' && <p>{t('list.reading')}</p>}
        {state === 'storing' && (
          <>
            <p>{t('list.storing', { done, total })}</p>
            <Progress percent={Math.round((done / total) * 100)} label={t('list.title')} />
          </>
        )}
      </div>
      {problem && <ErrorSummary errors={{}} message={problem} />}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <b>{t('list.refused', { count: refused.length })}</b>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>
                {name} · {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {lines && lines.length > 0 && <ListLines lines={lines} />}
    </div>
  );
}
