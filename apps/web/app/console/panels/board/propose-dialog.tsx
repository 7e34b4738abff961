import type { OutputOf } from '@chulbal/contract/endpoint';
import type { PanelContent, proposePanels } from '@chulbal/contract/panels/panels';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { LoadingLane } from '../../../ui/lane/loading-lane.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import { pinsOf } from '../plan/arrangement.ts';
import type { Place, PlanEditor } from '../use-plan-editor.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-context.ts';
import { ProblemList } from './problem-list.tsx';

type Proposal = OutputOf<typeof proposePanels>;
type Props = {
  open: boolean;
  onClose: () => void;
  editor: PlanEditor;
  facts: BoardFacts;
  place: Place;
  /** Puts the proposed panels on the page, a step that can be taken back. */
  onTake: (content: PanelContent) => void;
};

const weights = ['0', '1', '2', '3'] as const;

/** A dry run: what panels would come of these wishes, or why there are none. Nothing changes until it is taken. */
export function ProposeDialog({ open, onClose, editor, facts, place, onTake }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [count, setCount] = useState('');
  const [alternates, setAlternates] = useState('1');
  const [region, setRegion] = useState('1');
  const [expertise, setExpertise] = useState('2');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string | undefined>();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const pins = pinsOf(editor.arrangement);

  async function run() {
    const panelCount = count.trim() === '' ? undefined : Number(count);
    if (panelCount !== undefined && !(Number.isInteger(panelCount) && panelCount >= 1 && panelCount <= 200)) {
      setWrong({ panelCount: t('propose.wrongCount') });
      return;
    }
    setWrong({});
    setMessage(undefined);
    setBusy(true);
    setProposal(null);
    // pins are read from the saved draft
    const saved = editor.unsaved && pins > 0 ? await editor.save() : 0;
    const options = { alternates: Number(alternates), region: Number(region), expertise: Number(expertise) };
    const answer =
      saved === null
        ? null
        : await panelCommand('propose', { ...place, ...options, ...(panelCount ? { panelCount } : {}) });
    setBusy(false);
    if (answer === null) return setMessage(t('propose.notSaved'));
    if (answer.kind === 'done') return setProposal(answer.data);
    if (answer.kind === 'unreached') return setMessage(t('unreached'));
    if (answer.kind === 'refused') {
      setWrong(answer.problem.fields);
      if (Object.keys(answer.problem.fields).length === 0) setMessage(answer.problem.message);
    }
  }
  const weightChoices = weights.map((value) => ({ value, text: t(`propose.weight${value}`) }));
  const plan = proposal?.plan;
  return (
    <Modal
      open={open}
      onClose={onClose}
      overlayCloses={false}
      title={t('propose.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={plan ? 'line' : 'primary'} busy={busy} onClick={() => void run()}>
            {t(proposal ? 'propose.again' : 'propose.run')}
          </Button>
          {plan && (
            <Button
              variant="primary"
              onClick={() => {
                onTake(plan.content);
                onClose();
              }}
            >
              {t('propose.take')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p>{t('propose.lede')}</p>
        {message && <ErrorSummary errors={{}} message={message} />}
        <div className={styles.two}>
          <Field
            label={t('propose.count')}
            name="panelCount"
            hint={t('propose.countHint')}
            error={wrong.panelCount}
          >
            <TextInput
              numeric
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('propose.auto')}
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
          </Field>
          <FieldGroup label={t('propose.alternates')} name="alternates" hint={t('propose.alternatesHint')}>
            <Segments
              value={alternates}
              onChange={(event) => setAlternates(event.target.value)}
              choices={['0', '1', '2', '3'].map((value) => ({ value, text: value }))}
            />
          </FieldGroup>
          <FieldGroup label={t('propose.expertise')} name="expertise">
            <Segments
              value={expertise}
              onChange={(event) => setExpertise(event.target.value)}
              choices={weightChoices}
            />
          </FieldGroup>
          <FieldGroup label={t('propose.region')} name="region">
            <Segments
              value={region}
              onChange={(event) => setRegion(event.target.value)}
              choices={weightChoices}
            />
          </FieldGroup>
        </div>
        {pins > 0 && (
          <p className={styles.note}>
            {t(editor.unsaved ? 'propose.pinsSaved' : 'propose.pins', { count: pins })}
          </p>
        )}
        <div role="status">
          {busy && <LoadingLane label={t('propose.running')} />}
          {proposal && <Outcome proposal={proposal} facts={facts} />}
        </div>
      </Stack>
    </Modal>
  );
}

function Outcome({ proposal, facts }: { proposal: Proposal; facts: BoardFacts }) {
  const t = useTexts<typeof texts>('panels');
  const { plan } = proposal;
  if (!plan) {
    return (
      <section className={styles.outcome}>
        <h3>{t('propose.impossible')}</h3>
        <ProblemList problems={proposal.problems} facts={facts} />
      </section>
    );
  }
  const { figures } = plan;
  const span = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
  const rows = [
    ['panels', t('figure.panels', { count: figures.panels })],
    ['size', t('figure.teams', { count: span(figures.fewestTeams, figures.mostTeams) })],
    ['load', t('figure.teams', { count: span(figures.lightestLoad, figures.heaviestLoad) })],
    ['assignments', t('figure.cases', { count: figures.assignments.toLocaleString() })],
    ['conflicts', t('figure.conflicts', { count: figures.conflicts, covered: figures.covered })],
    ['short', t('figure.teams', { count: figures.shortTeams })],
    ['expertise', `${Math.round(figures.expertise)}%`],
    ['region', `${Math.round(figures.region)}%`],
  ] as const;
  return (
    <section className={styles.outcome}>
      <h3>{t('propose.outcome')}</h3>
      <dl className={styles.facts}>
        {rows.map(([key, text]) => (
          <div key={key} data-bad={(key === 'short' && figures.shortTeams > 0) || undefined}>
            <dt>{t(`figure.name.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ProblemList problems={plan.problems} facts={facts} />
    </section>
  );
}
