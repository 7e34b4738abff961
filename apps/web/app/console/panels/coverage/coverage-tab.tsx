import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { TwoLines } from '../../../ui/data/two-lines.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import { StageDataState, useStageData } from '../stage-data-state.tsx';
import type { Place } from '../use-plan-editor.ts';
import styles from './coverage.module.css';
import type { Coverage } from './coverage.ts';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { TeamCoverage } from './team-coverage.tsx';

type Props = { place: Place; published: boolean; may: boolean };

/** What holds since publishing: teams that lack evaluators, who stepped back and who took over. */
export function CoverageTab({ place, published, may }: Props) {
  const t = useTexts<typeof texts>('panels');
  const coverage = useStageData('coverage', place);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { data } = coverage;
  if (!published) {
    return (
      <div className={tab.tabPage}>
        <EmptyState title={t('coverageNone.title')} text={t('coverageNone.text')} />
      </div>
    );
  }
  const short = data?.teams.filter(({ missing }) => missing > 0).length ?? 0;
  const ended = data?.teams.flatMap(({ evaluators }) =>
    evaluators.filter(({ state }) => state !== 'active'),
  ).length;
  return (
    <div className={tab.tabPage}>
      {data ? (
        <>
          <section aria-labelledby="coverage-teams">
            <div className={tab.head}>
              <h2 id="coverage-teams">{t('teams.title')}</h2>
              {short > 0 ? (
                <StateMark kind="bad">{t('teams.short', { count: short, size: data.panelSize })}</StateMark>
              ) : (
                <StateMark kind="ok">{t('teams.full', { size: data.panelSize })}</StateMark>
              )}
            </div>
            <p className={tab.lede}>{t('teams.lede', { count: ended ?? 0 })}</p>
            <TeamCoverage coverage={data} onEnd={may ? setEnding : null} />
          </section>
          <section aria-labelledby="coverage-evaluators">
            <h2 id="coverage-evaluators">{t('evaluators.title')}</h2>
            <EvaluatorLoads coverage={data} onEnd={may ? setEnding : null} />
          </section>
        </>
      ) : (
        <StageDataState of={coverage} />
      )}
      {ending && (
        <EndDialog
          ending={ending}
          place={place}
          onClose={() => setEnding(null)}
          onDone={() => void coverage.load()}
        />
      )}
    </div>
  );
}

type Evaluator = Coverage['evaluators'][number];
type EvaluatorLoadsProps = { coverage: Coverage; onEnd: ((ending: Ending) => void) | null };

const pledges = { signed: 'ok', unsigned: 'wait', refused: 'bad' } as const;
const ROWS = 50;

/** Evaluators by how much they have, with the pledge and what they gave back. */
function EvaluatorLoads({ coverage, onEnd }: EvaluatorLoadsProps) {
  const t = useTexts<typeof texts>('panels');
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
      cell: ({ pledge }) => <StateMark kind={pledges[pledge]}>{t(`coveragePledge.${pledge}`)}</StateMark>,
    },
    {
      key: 'gone',
      title: t('evaluators.gone'),
      cell: ({ recused, conflicted, withdrawn }) =>
        [
          recused > 0 && t('coverageGone.recused', { count: recused }),
          conflicted > 0 && t('coverageGone.conflicted', { count: conflicted }),
          withdrawn > 0 && t('coverageGone.withdrawn', { count: withdrawn }),
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
