import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { deviceNotes } from '../../../lib/browser-storage.ts';
import { useLeaveGuard } from '../../../lib/leave-guards.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { WithSide } from '../../../ui/layout/with-side.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { UserLogInAgain } from '../../shell/user-log-in-again.tsx';
import type { apply } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { CompletionNote } from '../completion-note.tsx';
import { completionNow } from '../deadline-news.ts';
import { DraftTools } from '../draft/draft-tools.tsx';
import type { Uploads } from '../files/uploads.ts';
import { formNames } from '../posted-form.ts';
import { SubmittingContext } from '../review/submitting-context.ts';
import { useSubmit } from '../review/use-submit.ts';
import { DocumentsStep } from '../steps/documents-step.tsx';
import { LeaderStep } from '../steps/leader-step.tsx';
import { MembersStep } from '../steps/members-step.tsx';
import { ReviewStep } from '../steps/review-step.tsx';
import { TeamStep } from '../steps/team-step.tsx';
import { ApplyContext, useApply } from './apply-context.ts';
import styles from './apply-form.module.css';
import { ApplyHead } from './apply-head.tsx';
import { FootNav } from './foot-nav.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { useApplication } from './use-application.ts';
import { useStanding } from './use-standing.ts';

const DraftConflicts = lazy(() =>
  import('./draft-conflicts.tsx').then((module) => ({ default: module.DraftConflicts })),
);

const steps: Record<ApplyStep, ComponentType> = {
  team: TeamStep,
  leader: LeaderStep,
  members: MembersStep,
  documents: DocumentsStep,
  review: ReviewStep,
};

type Props = {
  data: ApplyData;
  step: ApplyStep;
  /** What a form sent without script ran into. */
  problem: string | null;
  onSubmitted: () => void;
};

/** The application while it is written: five steps, what is missing, and what has been saved. */
export function ApplyForm({ data, step, problem, onSubmitted }: Props) {
  const apply = useApplication(data, step);
  return (
    <ApplyContext value={apply}>
      <FormFrame problem={problem} onSubmitted={onSubmitted} />
    </ApplyContext>
  );
}

function FormFrame({ problem, onSubmitted }: Pick<Props, 'problem' | 'onSubmitted'>) {
  const t = useTexts<typeof apply>('apply');
  const { data, step, view, uploads } = useApply();
  const submitting = useSubmit(onSubmitted);
  const [choosing, setChoosing] = useState(false);
  useLeaving(uploads);
  const { conflicts, teamNo, version } = view.content;
  const Step = steps[step];
  return (
    <SubmittingContext value={submitting}>
      <ApplyHead />
      <Wrap className={styles.body}>
        <WithSide
          side={<SidePanel onConflicts={() => setChoosing(true)} tools={<DraftTools />} />}
          sideLabel={t('side')}
          sideFirst="tablet"
        >
          <ApplyNotes problem={problem} />
          {/* It saves by itself: nothing in it is unsent. */}
          <form method="post" noValidate data-unsent={false} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name={formNames.step} value={step} />
            <input type="hidden" name={formNames.teamNo} value={teamNo ?? ''} />
            <input type="hidden" name={formNames.version} value={version} />
            <input type="hidden" name={formNames.key} value={data.submitKey} />
            <input type="hidden" name={formNames.ticks} value={ticksOf(step, data.bonuses.length)} />
            <div data-step={step}>
              <Step key={step} />
            </div>
            <PcHint key={step} />
            <FootNav />
          </form>
        </WithSide>
      </Wrap>
      <UserLogInAgain userId={data.userId} />
      <PhoneBar onConflicts={() => setChoosing(true)} />
      {conflicts.length > 0 && (
        <Suspense>
          <DraftConflicts open={choosing} onOpen={setChoosing} />
        </Suspense>
      )}
    </SubmittingContext>
  );
}

/** The paths of a step's ticks: sent along, for a browser says nothing about a tick that is not set. */
function ticksOf(step: ApplyStep, bonuses: number): string {
  if (step === 'team') return 'isConsent teamReconsent';
  if (step === 'review') return 'isTrue isReviewConsent';
  if (step !== 'documents') return '';
  return Array.from({ length: bonuses }, (_, index) => `additionList.${index}.aaNo`).join(' ');
}

const pcHintSeen = 'apply-pc-hint';

/** On a phone, once: that a PC is the better place for files and long texts. */
function PcHint() {
  const t = useTexts<typeof apply>('apply');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const isNew = matchMedia('(max-width: 640px)').matches && deviceNotes.getItem(pcHintSeen) === null;
    setShown(isNew);
    // Shown is told: the next step does not say it again.
    if (isNew) deviceNotes.setItem(pcHintSeen, 'seen');
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.note} data-kind="hint">
      <Icon name="info" />
      <span>{t('note.pc')}</span>
      <IconButton icon="cross" label={t('note.dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}

/**
 * Asks before the page is left while a file is still on its way: only what has not arrived is not in the draft
 * (specification, section 8).
 */
function useLeaving(uploads: Uploads): void {
  const t = useTexts<typeof apply>('apply');
  const words = {
    title: t('leave.title'),
    body: t('leave.body'),
    ok: t('leave.go'),
    cancel: t('leave.stay'),
  };
  useLeaveGuard(() => uploads.unfinished(), { closing: true, words });
}

/** What has to be known before writing: that it was submitted, taken back, or could not be saved. */
function ApplyNotes({ problem }: { problem: string | null }) {
  const t = useTexts<typeof apply>('apply');
  const { data } = useApply();
  const { application } = data;
  const { standing, unsent } = useStanding();
  const changed = standing === 'unsent';
  // Only a submission gives a number.
  const takenBack = application?.status === 'draft' && application.number !== null;
  return (
    <div className={styles.notes}>
      {problem && (
        <div className={styles.note} data-kind="problem" role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <CompletionNote completion={completionNow(data)} now={data.now} />
      {standing !== 'draft' && (
        <p className={styles.note} data-kind={changed ? 'changed' : 'submitted'}>
          <Icon name={changed ? 'warning' : 'check'} />
          <span>{changed ? unsent.join(' ') : t('note.submitted')}</span>
        </p>
      )}
      {takenBack && (
        <p className={styles.note} data-kind="changed">
          <Icon name="info" />
          <span>{t('note.takenBack')}</span>
        </p>
      )}
    </div>
  );
}
