import type { AnnouncedResult } from '@chulbal/contract/materials/materials';
import { useState } from 'react';
import { Form, useNavigate, useRevalidator } from 'react-router';
import { tabNotes } from '../../../lib/browser-storage.ts';
import { confirm } from '../../../lib/dialogs.ts';
import { dayOfWeekText, momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { Panel } from '../../../ui/data/panel.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { LaneThin } from '../../../ui/lane/lane-thin.tsx';
import { resultPath } from '../../seasons/application-lane.ts';
import type { apply } from '../apply.ko.ts';
import { type ApplyData, stepPath } from '../apply-data.ts';
import { command } from '../commands.ts';
import { mayTakeBack, mayWithdraw } from '../deadline-news.ts';
import { useApply } from '../form/apply-context.ts';
import { ResendLink } from '../members/member-status.tsx';
import { formNames } from '../posted-form.ts';
import { submitIntent } from '../review/submit-intent.ts';
import styles from './submitted.module.css';
import { Withdraw } from './withdraw.tsx';

type Props = {
  data: ApplyData;
  problem: string | null;
  /** Whether something waits to be submitted again: the way to it stands at the top of the page. */
  unsent: boolean;
};

/** What comes next, and what can still be done: the receipt, changing, taking back. */
export function SubmittedSide({ data, problem, unsent }: Props) {
  const t = useTexts<typeof apply>('apply');
  const cancel = useCancel(data);
  const { track, application } = data;
  if (!application) return null;
  return (
    <Panel>
      <LaneThin
        lane={track.lane}
        label={t('state.label')}
        legs={[
          { key: 'draft', label: t('state.written'), state: 'done' },
          unsent
            ? {
                key: 'unsent',
                label: <b className={styles.unsent}>{t('state.unsent')}</b>,
                state: 'now',
                at: 50,
              }
            : {
                key: 'submitted',
                label: <b className={styles.done}>{t('state.submitted')}</b>,
                state: 'done',
              },
        ]}
      />
      <hr className={styles.rule} />
      <Unconfirmed />
      {data.result ? <ResultNote result={data.result} /> : <Coming data={data} />}
      {(problem ?? cancel.problem) && <FieldError>{problem ?? cancel.problem}</FieldError>}
      <div className={styles.actions}>
        {data.result && (
          <ButtonLink variant="ink" to={resultPath(data.result)}>
            {t('submitted.result')}
          </ButtonLink>
        )}
        <ButtonLink variant={data.result ? 'line' : 'ink'} to={`/apply/receipt/${application.teamNo}`}>
          {t('submitted.receipt')}
        </ButtonLink>
        {data.open && !unsent && (
          <ButtonLink icon="pencil" to={stepPath(data, 'team')}>
            {t(application.role === 'leader' ? 'submitted.change' : 'submitted.changeTogether')}
          </ButtonLink>
        )}
        {mayTakeBack(data) && application.role === 'leader' && (
          <Form method="post" className={styles.cancel}>
            <input type="hidden" name={formNames.teamNo} value={application.teamNo} />
            <Button
              type="submit"
              variant="danger"
              block
              busy={cancel.busy}
              name={formNames.intent}
              value="cancel"
              onClick={(event) => {
                event.preventDefault();
                void cancel.ask();
              }}
            >
              {t('submitted.cancel')}
            </Button>
          </Form>
        )}
      </div>
      {application.role === 'leader' && mayWithdraw(data) && <Withdraw data={data} />}
      {application.role === 'leader' && (
        <p className={styles.exclusion}>
          {t('submitted.exclusionText')}{' '}
          <Link to={`/apply/exclusion/${application.teamNo}`}>{t('submitted.exclusion')}</Link>
        </p>
      )}
    </Panel>
  );
}

/** What the team was told of the last stage that was judged, and since when. */
function ResultNote({ result: { state, stageName, announcedAt } }: { result: AnnouncedResult }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.next}>{t(`submitted.told.${state}`, { stage: stageName })}</h2>
      <p className={styles.text}>{t('submitted.announced', { moment: momentText(announcedAt, language) })}</p>
    </>
  );
}

/** The stage that runs or comes next, and what the submission still is until its deadline. */
function Coming({ data: { track, stage, deadline, open, now } }: { data: ApplyData }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const at = Date.parse(now);
  const next = track.stages.find(
    ({ opensAt, closesAt }) => Date.parse(opensAt) >= Date.parse(stage.closesAt) && Date.parse(closesAt) > at,
  );
  const running = next && Date.parse(next.opensAt) <= at;
  return (
    <>
      <h2 className={styles.next}>
        {next
          ? t(running ? 'submitted.running' : 'submitted.next', { stage: next.name })
          : t('submitted.last')}
      </h2>
      <p className={styles.text}>
        {next && (
          <>
            {[...new Set([next.opensAt, next.closesAt].map((at) => dayOfWeekText(at, language)))].join(' – ')}
            <br />
          </>
        )}
        {open
          ? t('submitted.until', { moment: momentText(deadline.closesAt, language) })
          : t('submitted.over')}
      </p>
    </>
  );
}

/** The next thing after a submission: whose confirmation is still missing, each with the link to send again. */
function Unconfirmed() {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { application, stage } = useApply().data;
  if (application?.role !== 'leader') return null;
  const waiting = application.members.filter(
    ({ status, confirmedAt }) => status !== 'refused' && !confirmedAt,
  );
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-members">
      <h2 id="waiting-members">{t('submitted.waiting', { count: waiting.length })}</h2>
      {stage.confirmBy && (
        <p>{t('submitted.confirmBy', { moment: momentText(stage.confirmBy, language) })}</p>
      )}
      <ul>
        {waiting.map((member) => (
          <li key={member.key}>
            <b>{member.name}</b>
            <ResendLink teamNo={application.teamNo} member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Cancelling = { busy: boolean; problem: string | null; ask: () => Promise<void> };

/** Takes a submitted application back, after asking; what was written stays as a draft. */
function useCancel(data: ApplyData): Cancelling {
  const t = useTexts<typeof apply>('apply');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { application } = data;

  async function ask() {
    if (!application) return;
    const body = t('cancel.text', { number: application.number ?? '' });
    const words = { title: t('cancel.title'), body, ok: t('submitted.cancel'), cancel: t('cancel.keep') };
    if (!(await confirm({ ...words, danger: true }))) return;
    setBusy(true);
    const answer = await command('cancel', { teamNo: application.teamNo });
    setBusy(false);
    if (answer.kind !== 'done') {
      setProblem(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
      return;
    }
    // A new press of the button is a new intent, though the draft is the same.
    submitIntent(tabNotes, application.teamNo).settled();
    toast.success(t('cancel.done'));
    await revalidate();
    await navigate(stepPath(data, 'review'), { replace: true });
  }

  return { busy, problem, ask };
}
