import { stampText } from '@chulbal/contract/time-texts';
import type { ReactNode } from 'react';
import type { Answer } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import type { planEditor as texts } from './plan-editor.ko.ts';
import styles from './plan-editor.module.css';

type Written = {
  version: number;
  versions: readonly { version: number; publishedBy: string; publishedAt: string }[];
};

type Props<W extends Written> = {
  written: W;
  /** How much keeps it from being published. */
  blocks: number;
  /** Nothing differs from what is published. */
  upToDate: boolean;
  readOnly: boolean;
  /** What publishing does, in a sentence. */
  note: string;
  /** Where visitors see it. */
  visitor: string;
  /** Saves what is written; gives the number of the save, or null where it could not be saved. */
  onSave: () => Promise<number | null>;
  publish: (editVersion: number) => Promise<Answer<W>>;
  onPublished: (written: W) => void;
  /** What else can be done with what is published. */
  acts?: ReactNode;
  /** How it was taken. */
  children: ReactNode;
};

/** Puts a plan in force, and tells what came of what is. */
export function PublishSide<W extends Written>(props: Props<W>) {
  const { written, blocks, upToDate, readOnly, note, visitor, onSave, publish, onPublished } = props;
  const t = useTexts<typeof texts>('planEditor');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const why = blocks > 0 ? t('findings.count', { count: blocks }) : upToDate ? t('publish.nothing') : null;

  async function press() {
    if (why !== null) return document.getElementById('findings')?.focus();
    const editVersion = await onSave();
    if (editVersion === null) return;
    const done = await run(() => publish(editVersion));
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
            onClickCapture={() => void press()}
          >
            {t(written.version > 0 ? 'publish.again' : 'publish.first')}
          </Button>
          <p className={styles.hint} id="publish-why">
            {why ?? note}
          </p>
          <Refusal problem={problem} />
        </>
      )}
      {written.version > 0 && (
        <ButtonLink to={visitor} variant="line" target="_blank">
          {t('publish.visitor')}
        </ButtonLink>
      )}
      {props.acts}
      {props.children}
      {written.versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">{t('publish.versions')}</h2>
          <ol className={styles.versions}>
            {written.versions.map(({ version, publishedAt, publishedBy }) => (
              <li key={version}>
                <b>{t('publish.version', { version })}</b>
                <small>{t('publish.by', { at: stampText(publishedAt, language), name: publishedBy })}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}
