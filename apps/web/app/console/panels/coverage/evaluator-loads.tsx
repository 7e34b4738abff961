import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { TwoLines } from '../../../ui/data/two-lines.tsx';
import type { panelCoverage as texts } from '../panel-coverage.ko.ts';
import tab from '../tab.module.css';
import styles from './coverage.module.css';
import type { Coverage } from './coverage.ts';
import type { Ending } from './end-dialog.tsx';

type Evaluator = Coverage['evaluators'][number];
type Props = { coverage: Coverage; onEnd: ((ending: Ending) => void) | null };

const pledges = { signed: 'ok', unsigned: 'wait', refused: 'bad' } as const;
const ROWS = 50;

/** Evaluators by how much they have, with the pledge and what they gave back. */
export function EvaluatorLoads({ coverage, onEnd }: Props) {
  const t = useTexts<typeof texts>('panelCoverage');
  const [rows, setRows] = useState(ROWS);
  const columns: Column<Evaluator>[] = [
    {
      key: 'name',
      title: t('evaluators.name'),
      rowHeader: true,
      cell: ({ name, affiliation }) => <TwoLines note={affiliation}>{name}</TwoLines>,
    },
    {
      key: 'panel',
      title: t('evaluators.panel'),
      cell: ({ panel, role }) =>
        panel ? (
          <TwoLines note={role === 'alternate' && t('role.alternate')}>
            {panel.name || t('panelNo', { no: panel.position })}
          </TwoLines>
        ) : (
          '–'
        ),
    },
    {
      key: 'load',
      title: t('evaluators.load'),
      cell: ({ load, loadLimit }) => (
        <span className={styles.load}>
          <i
            style={{ '--share': `${Math.min(100, loadLimit ? (load / loadLimit) * 100 : 100)}%` }}
            aria-hidden="true"
          />
          {t('evaluators.of', { load, limit: loadLimit })}
        </span>
      ),
    },
    {
      key: 'pledge',
      title: t('evaluators.pledge'),
      cell: ({ pledge }) => <StateMark kind={pledges[pledge]}>{t(`pledge.${pledge}`)}</StateMark>,
    },
    {
      key: 'gone',
      title: t('evaluators.gone'),
      cell: ({ recused, conflicted, withdrawn }) =>
        [
          recused > 0 && t('gone.recused', { count: recused }),
          conflicted > 0 && t('gone.conflicted', { count: conflicted }),
          withdrawn > 0 && t('gone.withdrawn', { count: withdrawn }),
        ]
          .filter(Boolean)
          .join(', ') || '–',
    },
    {
      key: 'acts',
      title: t('evaluators.acts'),
      right: true,
      cell: ({ evaluatorId, name, load }) =>
        onEnd &&
        load > 0 && (
          <Button
            size="sm"
            aria-label={`${t('end.openAll')}: ${name}`}
            onClick={() => onEnd({ evaluatorId, name, team: null, count: load })}
          >
            {t('end.openAll')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table
        caption={t('evaluators.title')}
        columns={columns}
        rows={coverage.evaluators.slice(0, rows)}
        rowKey={({ evaluatorId }) => evaluatorId}
        dense
      />
      {coverage.evaluators.length > rows && (
        <div className={tab.more}>
          <Button size="sm" onClick={() => setRows(rows + 200)}>
            {t('evaluators.more', { count: coverage.evaluators.length - rows })}
          </Button>
        </div>
      )}
    </>
  );
}
