import type { OutputOf } from '@chulbal/contract/endpoint';
import type { PlaceholderItem } from '@chulbal/contract/pages/placeholders';
import { blocking } from '@chulbal/contract/seasons/contradictions';
import type { previewPublication } from '@chulbal/contract/seasons/operators';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { MovedDeadlines } from '../../deadline-letters/moved-deadlines.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useBuilder } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { seasonCommand } from '../season-commands.ts';
import { PlaceOf } from './place-of.tsx';
import { PublicationChanges } from './publication-changes.tsx';
import styles from './publish.module.css';

/** Puts the season in force; locked while something contradicts itself. */
export function PublishButton() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { can } = useOperator();
  const { found, view, plan, editor, say } = useBuilder();
  const [open, setOpen] = useState(false);
  const blocks = blocking(found).length;
  const again = view.season.status !== 'draft';
  const upToDate = again && !view.season.changed && editor.isSaved;
  if (!can('publishSeason')) return null;
  const unsaved = ['refused', 'conflict', 'signedOut', 'unreached'].includes(view.activity);
  const why =
    blocks > 0
      ? t('locked', { count: blocks })
      : unsaved
        ? t('unsaved')
        : upToDate
          ? t('upToDate')
          : undefined;

  function press() {
    if (why === undefined) return setOpen(true);
    say(why);
    document.querySelector<HTMLElement>('#findings')?.focus();
  }

  return (
    <>
      <span title={why}>
        <Button
          variant={why === undefined && plan.tracks.length > 0 ? 'primary' : 'line'}
          icon={blocks > 0 || unsaved ? 'lock' : undefined}
          aria-disabled={why !== undefined}
          // a held button takes no press, but where something blocks this one leads there
          onClickCapture={press}
          aria-describedby={why ? 'publish-why' : undefined}
        >
          {again ? t('again') : t('first')}
        </Button>
        {why && (
          <span id="publish-why" hidden>
            {why}
          </span>
        )}
      </span>
      {open && <PublishDialog again={again} onClose={() => setOpen(false)} />}
    </>
  );
}

type Publication = OutputOf<typeof previewPublication>;

/** What publishing changes and for whom; from the second time on it asks why. */
function PublishDialog({ again, onClose }: { again: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { editor, plan, view, say } = useBuilder();
  const [publication, setPublication] = useState<Publication | null>(null);
  const [seenAt, setSeenAt] = useState(0);
  const [tell, setTell] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { year } = plan;

  const look = useCallback(async () => {
    setProblem(null);
    const saved = await editor.save();
    const answer = saved ? await seasonCommand('publication', { year }) : null;
    if (answer?.kind !== 'done') {
      return setProblem(answer?.kind === 'refused' ? answer.problem.message : t('failed'));
    }
    setPublication(answer.data);
    setSeenAt(answer.at ? Date.parse(answer.at) : Date.now());
  }, [editor, year, t]);
  useEffect(() => {
    void look();
  }, [look]);

  const blocked = (publication?.placeholders.length ?? 0) > 0;

  async function publish() {
    if (blocked) return;
    if (again && !reason.trim()) {
      setReasonError(t('reasonNeeded'));
      document.querySelector<HTMLElement>('#f-publish-reason')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    const answer = await seasonCommand('publish', {
      ...{ year, editVersion: view.season.editVersion, reason, tell },
    });
    setBusy(false);
    if (answer.kind === 'done') {
      editor.adopt(answer.data);
      const { rulesVersion: version, told } = answer.data;
      const count = told.teams + told.evaluators;
      const done = count > 0 ? t('doneTold', { version, count }) : t('done', { version });
      toast.success(done, { area: 'workbench' });
      say(done);
      return onClose();
    }
    if (answer.kind !== 'refused') return setProblem(t('failed'));
    setReasonError(answer.problem.fields.reason ?? null);
    if (!answer.problem.fields.reason) setProblem(answer.problem.message);
  }

  return (
    <FormDialog
      wide
      title={again ? t('titleAgain', { year }) : t('titleFirst', { year })}
      body={again ? t('ledeAgain') : t('ledeFirst')}
      ok={t('publish', { version: view.season.rulesVersion + 1 })}
      blocked={!publication || blocked}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void publish()}
    >
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {!publication && !problem && <p className={styles.lede}>{t('loading')}</p>}
      {publication && blocked && (
        <PlaceholdersLeft items={publication.placeholders} onAgain={() => void look()} />
      )}
      {publication && (
        <MovedDeadlines
          deadlines={publication.deadlines}
          tell={tell}
          onTell={setTell}
          reason={reason}
          placeOf={({ lane, stageNo }) => <PlaceOf lane={lane} stageNo={stageNo} />}
          now={seenAt}
        />
      )}
      {publication && <PublicationChanges publication={publication} first={!again} />}
      {again && publication && (
        <Field
          label={t('reason')}
          name="publish.reason"
          required
          hint={t(tell && publication.deadlines.length > 0 ? 'reasonTold' : 'reasonHint')}
          error={reasonError ?? undefined}
        >
          <TextArea
            rows={2}
            max={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setReasonError(null);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** Settings of the site that keep the season from being published, each with the way to its field. */
function PlaceholdersLeft({ items, onAgain }: { items: readonly PlaceholderItem[]; onAgain: () => void }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { can } = useOperator();
  return (
    <section className={styles.placeholders} role="alert">
      <FieldError>{t('placeholders')}</FieldError>
      <p className={styles.lede}>{can('editSite') ? t('placeholdersText') : t('placeholdersAsk')}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span>{t(`placeholder.${item}`)}</span>
            {can('editSite') && (
              <TextLink
                to={`/console/site#${item}`}
                target="_blank"
                aria-label={`${t(`placeholder.${item}`)}: ${t('fill')}`}
              >
                {t('fill')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={onAgain}>
        {t('checkAgain')}
      </Button>
    </section>
  );
}
