import type { WrittenTypeTest } from '@chulbal/contract/operator-type-test';
import { stampText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCommand } from '../../console/use-command.ts';
import { typeTestCommand } from './commands.ts';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import styles from './type-test-editor.module.css';

type Props = {
  test: WrittenTypeTest;
  /** How much keeps it from being published. */
  blocks: number;
  /** Nothing differs from what is published. */
  upToDate: boolean;
  readOnly: boolean;
  /** Saves what is written; gives the number of the save, or null where it could not be saved. */
  onSave: () => Promise<number | null>;
  onPublished: (test: WrittenTypeTest) => void;
};

/** Puts the test in force, and tells how what is in force was answered. */
export function PublishPart({ test, blocks, upToDate, readOnly, onSave, onPublished }: Props) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const { busy, problem, run } = useCommand();
  const why = blocks > 0 ? t('publish.locked', { count: blocks }) : upToDate ? t('publish.nothing') : null;

  async function publish() {
    if (why !== null) return document.getElementById('findings')?.focus();
    const editVersion = await onSave();
    if (editVersion === null) return;
    const done = await run(() => typeTestCommand('publish', { editVersion }));
    if (!done) return;
    onPublished(done.data);
    toast.success(t('publish.done', { version: done.data.version }), { area: 'workbench' });
  }
  return (
    <aside className={styles.side} aria-label={t('publish.aside')}>
      {!readOnly && (
        <>
          <Button
            variant={why === null ? 'primary' : 'line'}
            icon={blocks > 0 ? 'lock' : undefined}
            busy={busy}
            aria-disabled={why !== null}
            aria-describedby="publish-why"
            // A held button takes no press, but where something blocks this one leads there.
            onClickCapture={() => void publish()}
          >
            {t(test.version > 0 ? 'publish.again' : 'publish.first')}
          </Button>
          <p className={styles.hint} id="publish-why">
            {why ?? t('publish.note')}
          </p>
          {problem && (
            <p className={styles.error} role="alert">
              {problem.message}
            </p>
          )}
        </>
      )}
      {test.version > 0 && (
        <ButtonLink to="/ipo/contents/experiences/type-test" variant="line" target="_blank">
          {t('publish.visitor')}
        </ButtonLink>
      )}
      <Taken {...test} />
      {test.versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">{t('publish.versions')}</h2>
          <ol className={styles.versions}>
            {test.versions.map(({ version, publishedAt, publishedBy }) => (
              <li key={version}>
                <b>{t('publish.version', { version })}</b>
                <small>{t('publish.by', { at: stampText(publishedAt), name: publishedBy })}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}

/** How often each type came out, and which answer was chosen how often. */
function Taken({ taken, plan }: Pick<WrittenTypeTest, 'taken' | 'plan'>) {
  const t = useTexts<typeof texts>('typeTestEditor');
  if (taken.count === 0) return null;
  const percent = (count: number) => Math.round((100 * count) / taken.count);
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('taken.title', { count: taken.count.toLocaleString() })}</h2>
      <ul className={styles.taken}>
        {taken.types.map(({ code, count }) => (
          <li key={code}>
            <span>{plan.types.find((type) => type.code === code)?.ko ?? code}</span>
            <i style={{ '--v': `${percent(count)}%` }} />
            <b>{t('taken.percent', { percent: percent(count) })}</b>
          </li>
        ))}
      </ul>
      <details className={styles.chosen}>
        <summary>{t('taken.byQuestion')}</summary>
        <ol>
          {Object.entries(taken.chosen).map(([place, counts]) => (
            <li key={place}>
              {t('taken.question', { no: Number(place) + 1 })}
              <span>{counts.map((count) => `${percent(count)}%`).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
