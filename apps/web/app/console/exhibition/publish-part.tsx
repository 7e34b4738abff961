import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { ReasonDialog } from '../../ui/form-dialog/reason-dialog.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import { exhibitionCommand } from '../shell/commands.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';

type Props = {
  exhibition: WrittenExhibition;
  name: string;
  /** How many contradictions keep it from being published. */
  blocks: number;
  /** Nothing differs from what is published. */
  upToDate: boolean;
  readOnly: boolean;
  /** Saves what is written; gives the number of the save, or null where it could not be saved. */
  onSave: () => Promise<number | null>;
  onPublished: (exhibition: WrittenExhibition) => void;
};

/** Puts what is written in force, with a reason, and lists what was in force before. */
export function PublishPart(props: Props) {
  const { exhibition, name, blocks, upToDate, readOnly, onSave, onPublished } = props;
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const { busy, problem, run, forget } = useCommand();
  const [open, setOpen] = useState(false);
  const { igNo, version } = exhibition;
  const why =
    blocks > 0 ? t('publish.locked', { count: blocks }) : upToDate ? t('publish.nothing') : undefined;

  function press() {
    if (why === undefined) return setOpen(true);
    document.getElementById('findings')?.focus();
  }
  async function publish(reason: string) {
    const editVersion = await onSave();
    if (editVersion === null) return setOpen(false);
    const done = await run(() => exhibitionCommand('publish', { igNo, editVersion, reason }));
    if (!done) return;
    onPublished(done.data);
    setOpen(false);
    toast.success(t('publish.done', { version: done.data.version }), { area: 'workbench' });
  }
  return (
    <aside className={layout.side} aria-label={t('versions')}>
      {!readOnly && (
        <>
          <Button
            variant={why === undefined ? 'primary' : 'line'}
            icon={blocks > 0 ? 'lock' : undefined}
            aria-disabled={why !== undefined}
            aria-describedby={why === undefined ? undefined : 'publish-why'}
            // A held button takes no press, but where something blocks this one leads there.
            onClickCapture={press}
          >
            {t(version > 0 ? 'publish.again' : 'publish.first')}
          </Button>
          {why !== undefined && (
            <p className={layout.hint} id="publish-why">
              {why}
            </p>
          )}
        </>
      )}
      {version > 0 && (
        <ButtonLink to="/ipo/contents/intro" variant="line" target="_blank">
          {t('visitor')}
        </ButtonLink>
      )}
      {exhibition.versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">{t('versions')}</h2>
          <ol className={layout.versions}>
            {exhibition.versions.map((one) => (
              <li key={one.version}>
                <b>{t('version', { version: one.version })}</b>
                <span>{one.reason}</span>
                <small>{t('by', { at: stampText(one.publishedAt, language), name: one.publishedBy })}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
      {open && (
        <ReasonDialog
          title={t('publish.title', { name, version: version + 1 })}
          body={t('publish.text')}
          submit={t(version > 0 ? 'publish.again' : 'publish.first')}
          primary
          busy={busy}
          problem={problem}
          onSubmit={(reason) => void publish(reason)}
          onClose={() => {
            forget();
            setOpen(false);
          }}
        />
      )}
    </aside>
  );
}
