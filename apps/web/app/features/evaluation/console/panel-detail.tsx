import type { ProgressEvaluator, ProgressPanel } from '@chulbal/contract/judging-progress';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { useOperator } from '../../console/use-operator.ts';
import { type Stage, stageOf } from './figures.ts';
import { Finish } from './finish.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './people.module.css';

type Props = { panel: ProgressPanel; stages: readonly Stage[]; onStep: (step: 1 | -1) => void };

/** One panel person by person, and what can be done about who is late. */
export function PanelDetail({ panel, stages, onStep }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { can } = useOperator();
  const [from, setFrom] = useState<ProgressEvaluator | null>(null);
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
          <button
            key={step}
            type="button"
            aria-label={t(step < 0 ? 'before' : 'next')}
            onClick={() => onStep(step)}
          >
            <DenseIcon name={step < 0 ? 'chevron-up' : 'chevron-down'} />
          </button>
        ))}
      </div>
      <table className={styles.people}>
        <caption>{called}</caption>
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
            <PersonRow key={one.evaluatorId} one={one} onHand={can('buildPanels') ? setFrom : null} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('basis')}</p>
      {from && (
        <HandOverDialog
          key={from.evaluatorId}
          place={{ trackNo: panel.trackNo, stageNo: panel.stageNo }}
          from={from}
          onClose={() => setFrom(null)}
        />
      )}
    </aside>
  );
}

const pledges = { signed: 'ok', unsigned: 'wait', refused: 'bad' } as const;

type RowProps = { one: ProgressEvaluator; onHand: ((one: ProgressEvaluator) => void) | null };

function PersonRow({ one, onHand }: RowProps) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const { name, role, assigned, submitted, perDay, pledge, lastLoginAt, remindedAt } = one;
  const left = assigned - submitted;
  return (
    <tr data-late={one.late || undefined}>
      <th scope="row">
        {name}
        {role === 'alternate' && <small> {t('alternate')}</small>}
        <span
          className={styles.bar}
          style={{ '--filled': `${assigned ? (submitted / assigned) * 100 : 0}%` }}
        />
      </th>
      <td data-label={t('columns.pledged')}>
        <StateMark kind={pledges[pledge]}>{t(`pledge.${pledge}`)}</StateMark>
      </td>
      <td data-right data-label={t('columns.submitted')}>
        <b>{submitted}</b>
        <small>/{assigned}</small>
      </td>
      <td data-right data-wide>
        {perDay ?? '–'}
      </td>
      <td data-label={t('columns.lastLogin')}>
        {lastLoginAt ? momentText(lastLoginAt, language) : t('never')}
        {remindedAt && (
          <small className={styles.under}>{t('reminded', { at: momentText(remindedAt, language) })}</small>
        )}
      </td>
      <td data-label={t('columns.finish')}>
        <span className={styles.finish}>
          {assigned > 0 ? <Finish one={one} /> : <small>{t('noTeams')}</small>}
          {onHand && left > 0 && (
            <button
              type="button"
              className={styles.hand}
              aria-label={t('handOverOf', { name, count: left })}
              onClick={() => onHand(one)}
            >
              {t('handOver')}
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}
