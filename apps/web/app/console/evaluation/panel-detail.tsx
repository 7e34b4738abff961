import type { ProgressEvaluator, ProgressPanel } from '@chulbal/contract/evaluation/progress';
import { useState } from 'react';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DenseButton } from '../../ui/action/dense-button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { type Stage, stageOf } from './figures.ts';
import { Finish } from './finish.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import board from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './people.module.css';
import { RemindButton } from './remind-button.tsx';

type Props = { panel: ProgressPanel; stages: readonly Stage[]; onStep: (step: 1 | -1) => void };

/** One panel person by person, and what can be done about who is late. */
export function PanelDetail({ panel, stages, onStep }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const stage = stageOf(stages, panel);
  const { evaluators, position, name, teams } = panel;
  const alternates = evaluators.filter(({ role }) => role === 'alternate').length;
  const called = `${stage.trackName} ${name || t('panel', { no: position })}`;
  return (
    <aside className={styles.detail} data-lane={laneColour(stage.lane)} aria-label={called}>
      <div className={styles.detailHead}>
        <div>
          <h2>
            <TrackName lane={stage.lane} name={called} size="md" />
          </h2>
          <p>{t('detail', { teams, members: evaluators.length - alternates, alternates })}</p>
        </div>
        {([-1, 1] as const).map((step) => (
          <DenseButton
            key={step}
            icon={step < 0 ? 'chevron-up' : 'chevron-down'}
            label={t(step < 0 ? 'before' : 'next')}
            onClick={() => onStep(step)}
          />
        ))}
      </div>
      <table className={`${board.table} ${styles.people}`}>
        <caption>
          <VisuallyHidden>{called}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.pledged')}</th>
            <th scope="col" data-right>
              {t('columns.submitted')}
            </th>
            <th scope="col" data-right data-wide>
              {t('columns.perDay')}
            </th>
            <th scope="col">{t('columns.lastLogin')}</th>
            <th scope="col">{t('columns.finish')}</th>
          </tr>
        </thead>
        <tbody>
          {evaluators.map((one) => (
            <PersonRow key={one.evaluatorId} one={one} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('basis')}</p>
      <LeftOver panel={panel} />
    </aside>
  );
}

const pledges = { signed: 'ok', unsigned: 'wait', refused: 'bad' } as const;

/** What somebody of the panel has left: it is handed over, or they are reminded of it. */
function LeftOver({ panel }: { panel: ProgressPanel }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { can } = useOperator();
  const waiting = panel.evaluators.filter(({ assigned, submitted }) => assigned > submitted);
  const [chosen, setChosen] = useState<number | null>(null);
  const [handing, setHanding] = useState(false);
  const one = waiting.find(({ evaluatorId }) => evaluatorId === chosen) ?? waiting[0];
  if (!one || !can('buildPanels')) return null;
  const left = one.assigned - one.submitted;
  return (
    <section className={styles.left}>
      <FieldGroup label={t('left.title')} name="left">
        <Select
          aria-label={t('left.who')}
          value={`${one.evaluatorId}`}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={waiting.map(({ evaluatorId, name, assigned, submitted }) => ({
            value: `${evaluatorId}`,
            text: t('left.one', { name, count: assigned - submitted }),
          }))}
        />
      </FieldGroup>
      <div className={styles.acts}>
        <RemindButton people={[{ ...one, panel }]} label={t('left.remind')} />
        <Button size="sm" variant="ink" onClick={() => setHanding(true)}>
          {t('left.handOver', { count: left })}
        </Button>
      </div>
      {handing && (
        <HandOverDialog
          key={one.evaluatorId}
          place={{ trackNo: panel.trackNo, stageNo: panel.stageNo }}
          from={one}
          onClose={() => setHanding(false)}
        />
      )}
    </section>
  );
}

function PersonRow({ one }: { one: ProgressEvaluator }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const { name, role, assigned, submitted, perDay, pledge, lastLoginAt, remindedAt } = one;
  return (
    <tr data-late={one.late || undefined}>
      <th scope="row">
        {name}
        {role === 'alternate' && <small> {t('alternate')}</small>}
        {assigned > 0 && (
          <span className={styles.bar} style={{ '--filled': `${(submitted / assigned) * 100}%` }} />
        )}
      </th>
      <td data-label={t('columns.pledged')}>
        <StateMark kind={pledges[pledge]}>{t(`pledge.${pledge}`)}</StateMark>
      </td>
      <td data-right data-label={t('columns.submitted')}>
        {assigned > 0 ? (
          <span>
            <b>{submitted}</b>
            <small>/{assigned}</small>
          </span>
        ) : (
          '–'
        )}
      </td>
      <td data-right data-wide>
        {perDay ?? '–'}
      </td>
      <td data-label={t('columns.lastLogin')}>
        <span>
          {lastLoginAt ? shortMomentText(lastLoginAt, language) : t('never')}
          {remindedAt && (
            <small className={styles.under}>
              {t('reminded', { at: shortMomentText(remindedAt, language) })}
            </small>
          )}
        </span>
      </td>
      <td data-label={t('columns.finish')}>
        {assigned > 0 ? <Finish one={one} /> : <small>{t('noTeams')}</small>}
      </td>
    </tr>
  );
}
