import type { ApplicationView } from '@chulbal/contract/applications/applications';
import { readFields } from '@chulbal/contract/applications/fields';
import { stampText } from '@chulbal/contract/time-texts';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { WithSide } from '../../../ui/layout/with-side.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { apply as texts } from '../apply.ko.ts';
import { type ApplyData, stepPath } from '../apply-data.ts';
import { CompletionNote } from '../completion-note.tsx';
import { completionNow } from '../deadline-news.ts';
import { EligibilityNote } from '../eligibility-note.tsx';
import { ApplyContext, useApply } from '../form/apply-context.ts';
import { StandingChip } from '../form/standing-chip.tsx';
import { useApplication } from '../form/use-application.ts';
import { useUnsentNotes } from '../form/use-unsent-notes.ts';
import { Review } from '../review/review.tsx';
import styles from './submitted.module.css';
import { SubmittedSide } from './submitted-side.tsx';

/**
 * The same address once the application is submitted: another colour, another word, nothing to write. It shows
 * what was submitted; of a draft that differs since, it only says that it does.
 */
export function Submitted({ data, problem }: { data: ApplyData; problem: string | null }) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const apply = useApplication(data, 'review');
  const { track, application } = data;
  const submission = application?.submission;
  const submitted = useSubmitted(submission);
  // After the deadline what was submitted is what counts: it is the headline again.
  const unsent = data.open && application?.changed === true;
  return (
    <ApplyContext value={apply}>
      <div className={styles.top} data-lane={laneColour(track.lane)} data-unsent={unsent || undefined}>
        <Wrap className={styles.wrap}>
          <div>
            {unsent ? (
              <StandingChip standing="unsent" />
            ) : (
              <span className={styles.state}>
                <Icon name="check" size="sm" />
                {t('state.submitted')}
              </span>
            )}
            <h1 className={styles.title} tabIndex={-1} id="submitted">
              {t('titleOf', { team: (submitted ?? apply).form.teamName })}
            </h1>
            {unsent && <UnsentNote />}
            {submission && (
              <p className={styles.when}>
                {unsent && <b>{application?.number} · </b>}
                {t('submitted.when', {
                  time: stampText(submission.arrivedAt, language),
                  count: submission.version,
                })}
              </p>
            )}
          </div>
          {!unsent && (
            <div className={styles.no}>
              <p>{t('submitted.number')}</p>
              <p className={styles.number}>{application?.number}</p>
            </div>
          )}
        </Wrap>
      </div>
      <Wrap className={styles.body}>
        <WithSide
          side={<SubmittedSide data={data} problem={problem} unsent={unsent} />}
          sideLabel={t('submitted.side')}
          sideFirst
        >
          <EligibilityNote eligibility={application?.eligibility ?? null} />
          <CompletionNote completion={completionNow(data)} now={data.now} />
          {!unsent && <UnsentNote />}
          <ApplyContext value={{ ...apply, ...submitted }}>
            <Review locked />
          </ApplyContext>
        </WithSide>
      </Wrap>
    </ApplyContext>
  );
}

/** The submission in the shape of the form, to be read by the same parts. */
function useSubmitted(submission: ApplicationView['submission'] | undefined) {
  return useMemo(() => {
    if (!submission) return null;
    const { fields, files } = submission;
    return { fields, files, form: readFields(fields) };
  }, [submission]);
}

/** What differs from what was submitted, and the way to submit it again: the headline while edits wait. */
function UnsentNote() {
  const t = useTexts<typeof texts>('apply');
  const { application, open, ...place } = useApply().data;
  const notes = useUnsentNotes(application?.edited === true);
  if (notes.length === 0) return null;
  return (
    <>
      <p className={styles.changed}>{notes.join(' ')}</p>
      {open && application?.role === 'leader' && (
        <ButtonLink
          variant="primary"
          size="lg"
          iconEnd="arrow-right"
          className={styles.again}
          to={stepPath(place, 'review')}
        >
          {t('submitted.sendChanges')}
        </ButtonLink>
      )}
    </>
  );
}
