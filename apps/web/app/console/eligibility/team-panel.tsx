import type { HistoryEvent } from '@chulbal/contract/applications/rows';
import type { EligibilityDecision, EligibilityTeam } from '@chulbal/contract/eligibility';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct, useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal, localText, momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DenseButton } from '../../ui/action/dense-button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { HistorySection } from '../applications/drawer/history-section.tsx';
import { applicationCommand, eligibilityCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import { DecisionLetter } from './decision-letter.tsx';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';
import { useKeys } from './keys.ts';

const decisions = ['eligible', 'ineligible', 'moreTime'] as const;
const marks = { confirmed: 'ok', waiting: 'wait', refused: 'bad' } as const;
const day = 86_400_000;

/** One team: who has confirmed, what is decided, and the letter that this sends. */
export function TeamPanel({
  team,
  now,
  onStep,
  onClose,
}: {
  team: EligibilityTeam;
  now: number;
  onStep: (by: 1 | -1) => boolean;
  onClose: () => void;
}) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { can } = useOperator();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // on narrow screens the team stands above the list that it was chosen in
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const at = (moment: string) => momentText(moment, language);
  const isFew = team.causes.includes('underMinimum') || team.decision !== null;
  return (
    <aside className={styles.panel} aria-label={team.teamName}>
      <header>
        <div className={styles.top}>
          <span>{team.number}</span>
          <span className={styles.turn}>
            {([-1, 1] as const).map((by) => (
              <DenseButton
                key={by}
                icon={by < 0 ? 'chevron-up' : 'chevron-down'}
                label={t(by < 0 ? 'before' : 'next')}
                onClick={() => onStep(by)}
              />
            ))}
            <DenseButton icon="cross" label={t('close')} onClick={onClose} />
          </span>
        </div>
        <h2 ref={title} tabIndex={-1}>
          {team.teamName}
        </h2>
        <p className={styles.facts}>
          <TrackName lane={team.lane} name={team.trackName} size="sm" />
          {team.region && <span>{team.region}</span>}
          {team.decision && (
            <StateMark kind={team.decision.decision === 'ineligible' ? 'bad' : 'info'}>
              {t(`decide.${team.decision.decision}`)}
            </StateMark>
          )}
        </p>
      </header>
      <section aria-labelledby="eligibility-people">
        <div className={styles.title}>
          <h3 id="eligibility-people">
            {t('people', { confirmed: team.confirmed, people: team.people.length })}
          </h3>
          <span>{t('minimum', { count: team.minimum })}</span>
        </div>
        <ul className={styles.people}>
          {team.people.map((one) => (
            <li key={one.tmNo}>
              <span>
                <b>{one.name}</b> {one.leader && t('leader')}
              </span>
              <StateMark kind={marks[one.state]}>{t(`state.${one.state}`)}</StateMark>
              <span className={styles.quiet}>
                {one.confirmedAt
                  ? at(one.confirmedAt)
                  : one.lastSentAt
                    ? t('sent', { count: one.sent, at: at(one.lastSentAt) })
                    : t('notSent')}
              </span>
            </li>
          ))}
        </ul>
        <ButtonLink size="sm" to={`/console/applications?${new URLSearchParams({ team: `${team.teamNo}` })}`}>
          {t('openTeam')}
        </ButtonLink>
      </section>
      {team.completion && <Completion completion={team.completion} />}
      {isFew && can('workApplications') && <Decide team={team} now={now} />}
      <History team={team} />
    </aside>
  );
}

/** What happened to the team so far; read again whenever something of it changes. */
function History({ team }: { team: EligibilityTeam }) {
  const t = useTexts<typeof texts>('eligibility');
  const { teamNo } = team;
  const [history, setHistory] = useState<readonly HistoryEvent[] | 'failed' | null>(null);
  // whatever is new about the team is new in its history
  const version = JSON.stringify(team);
  useEffect(() => {
    let current = version !== '';
    void eligibilityCommand('team', { teamNo }, { background: true }).then((answer) => {
      if (current) setHistory(answer.kind === 'done' ? answer.data.history : 'failed');
    });
    return () => {
      current = false;
    };
  }, [teamNo, version]);
  if (history === null) return null;
  return history === 'failed' ? (
    <p className={styles.quiet}>{t('noHistory')}</p>
  ) : (
    <div className={styles.history}>
      <HistorySection history={history} />
    </div>
  );
}

function Completion({ completion }: { completion: NonNullable<EligibilityTeam['completion']> }) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { can } = useOperator();
  const { run, busy } = useAct();
  const { requestId, items, dueAt, answeredAt } = completion;
  async function close() {
    if (await run(() => applicationCommand('closeCompletion', { requestId }))) toast.success(t('closed'));
  }
  return (
    <section aria-labelledby="eligibility-completion">
      <div className={styles.title}>
        <h3 id="eligibility-completion">{t('completion')}</h3>
        <span>
          {answeredAt
            ? t('answeredAt', { at: momentText(answeredAt, language) })
            : t('completionDue', { at: momentText(dueAt, language) })}
        </span>
      </div>
      <p>{items.join(', ')}</p>
      <p className={styles.quiet}>{t('completionText')}</p>
      {can('workApplications') && (
        <Button size="sm" busy={busy} onClick={close}>
          {t('closeCompletion')}
        </Button>
      )}
    </section>
  );
}

function Decide({ team, now }: { team: EligibilityTeam; now: number }) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { run, busy, problem } = useCommand();
  const trying = useCommand();
  const [decision, setDecision] = useState<EligibilityDecision | ''>('');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState(() => `${localText(new Date(now + day)).slice(0, 10)}T18:00`);
  const [looked, setLooked] = useState(false);
  const { teamNo } = team;
  const instant = decision === 'moreTime' ? instantOfLocal(until) : null;
  const short = [...reason.trim()].length < 2;
  const noTime = decision === 'moreTime' && !instant;
  useKeys((intent) => {
    const chosen = decisions.find((one) => one === intent);
    if (!chosen) return false;
    setDecision(chosen);
    focusField('reason');
    return true;
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setLooked(true);
    if (decision === '') return focusField('decision');
    if (noTime) return focusField('until');
    if (short) return focusField('reason');
    const done = await run(() =>
      eligibilityCommand('decideEligibility', { teamNo, decision, reason, until: instant }),
    );
    if (!done) return;
    toast.success(t(`done.${decision}`));
    setDecision('');
    setReason('');
    setLooked(false);
  }
  /** To oneself: what is written so far, whatever is still missing. */
  async function tryLetter() {
    if (decision === '') {
      setLooked(true);
      return focusField('decision');
    }
    const letter = { teamNo, decision, reason, until: instant, language };
    if (await trying.run(() => eligibilityCommand('trySendEligibility', letter))) toast.success(t('tried'));
  }
  const fields = problem?.fields ?? {};
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <section>
        <FieldGroup
          required
          label={t('decision')}
          name="decision"
          error={looked && decision === '' ? t('needed.decision') : undefined}
        >
          <RadioGroup
            column
            choices={decisions.map((one) => ({
              value: one,
              text: t(`decide.${one}`),
              note: t(`decide.${one}Text`),
            }))}
            value={decision}
            onChange={({ target }) => setDecision(decisions.find((one) => one === target.value) ?? '')}
          />
        </FieldGroup>
        {decision === 'moreTime' && (
          <Field
            required
            label={t('until')}
            name="until"
            hint={t('untilHint')}
            error={fields.until ?? (looked && noTime ? t('needed.until') : undefined)}
          >
            <MomentInput otherwise="18:00" value={until} onChange={setUntil} />
          </Field>
        )}
        <Field
          required
          label={t('reason')}
          name="reason"
          hint={t('reasonHint')}
          error={fields.reason ?? (looked && short ? t('needed.reason') : undefined)}
        >
          <TextArea max={500} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </section>
      <DecisionLetter teamNo={teamNo} decision={decision} reason={reason} until={instant} />
      <div className={styles.foot}>
        {[problem, trying.problem].map(
          (one, place) =>
            one &&
            Object.keys(one.fields).length === 0 && (
              <ErrorSummary key={place === 0 ? 'send' : 'try'} errors={{}} message={one.message} />
            ),
        )}
        <div className={styles.acts}>
          <Button busy={trying.busy} onClick={() => void tryLetter()}>
            {t('try')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t(decision === '' ? 'send.none' : `send.${decision}`)}
          </Button>
        </div>
      </div>
    </form>
  );
}
