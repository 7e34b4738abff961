import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listPanelPlans, PanelBoard } from '@chulbal/contract/panels/panels';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { PledgeTextDialog } from '../pledges/pledge-text-dialog.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { BoardFacts } from './board/board-context.ts';
import { BuildTab } from './build-tab.tsx';
import { ConflictsTab } from './conflicts/conflicts-tab.tsx';
import type { ExclusionRequest } from './conflicts/decide-dialog.tsx';
import { CoverageTab } from './coverage/coverage-tab.tsx';
import type { panels as texts } from './panels.ko.ts';
import { pairsOf } from './plan/figures.ts';
import { SettingsTab } from './settings/settings-tab.tsx';
import styles from './stage.module.css';
import { StageDataState, useStageData } from './stage-data-state.tsx';
import { type Place, usePlanEditor } from './use-plan-editor.ts';

type Props = { place: Place; board: PanelBoard; exclusions: readonly ExclusionRequest[] };

const tabNames = ['build', 'conflicts', 'coverage', 'plans', 'settings'] as const;

/** One judged stage: its panels, conflicts, coverage and settings as tabs over one plan. */
export function StagePage({ place, board, exclusions }: Props) {
  const t = useTexts<typeof texts>('panels');
  const { can } = useOperator();
  const [search] = useSearchParams();
  const tab = tabNames.find((one) => one === search.get('tab')) ?? 'build';
  const editor = usePlanEditor(board, place);
  const facts = useMemo(() => factsOf(board), [board]);
  const [editing, setEditing] = useState(false);
  const [reading, setReading] = useState(false);
  useLeaveGuard(() => editor.unsaved, { closing: true });
  const open = exclusions.filter(({ state }) => state === 'open').length;
  const may = can('buildPanels');
  return (
    <>
      <PageHead
        title={board.stageName}
        windowTitle={`${board.stageName} · ${board.trackName}`}
        season={
          <span className={styles.track}>
            <LaneNo lane={board.lane} size="sm" />
            <span>{board.trackName}</span>
          </span>
        }
      />
      <div className={styles.page} data-lane={laneColour(board.lane)}>
        <nav className={styles.strip} aria-label={t('tabs.label')}>
          <Link to="/console/panels" className={styles.back}>
            <DenseIcon name="chevron-left" />
            {t('back')}
          </Link>
          <ul className={styles.tabs}>
            {tabNames.map((one) => (
              <li key={one}>
                <Link
                  to={one === 'build' ? '?' : `?tab=${one}`}
                  aria-current={one === tab ? 'page' : undefined}
                  preventScrollReset
                >
                  {t(`tabs.${one}`)}
                  {one === 'conflicts' && open > 0 && (
                    <span className={styles.count}>{t('tabs.open', { count: open })}</span>
                  )}
                  {one === 'build' && editor.unsaved && (
                    <span className={styles.dot} role="img" aria-label={t('tabs.unsaved')} />
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.pledge} onClick={() => setReading(true)}>
            {t('pledge')}
          </button>
        </nav>
        {tab === 'build' && (
          <BuildTab
            board={board}
            facts={facts}
            editor={editor}
            place={place}
            may={may}
            editing={editing}
            onEdit={() => setEditing(true)}
          />
        )}
        {tab === 'conflicts' && (
          <ConflictsTab place={place} facts={facts} exclusions={exclusions} may={may} />
        )}
        {tab === 'coverage' && <CoverageTab place={place} published={board.published !== null} may={may} />}
        {tab === 'plans' && <PlansTab place={place} />}
        {tab === 'settings' && (
          <SettingsTab place={place} settings={board.settings} needs={board.needs} may={may} />
        )}
      </div>
      <PledgeTextDialog stage={reading ? place : null} onClose={() => setReading(false)} />
    </>
  );
}

/** The server's answer in the shape in which the page looks things up. */
function factsOf(board: PanelBoard): BoardFacts {
  return {
    panelSize: board.settings.panelSize,
    evaluators: new Map(board.evaluators.map((one) => [one.evaluatorId, one])),
    teams: new Map(
      board.teams.map(({ teamNo, number, teamName, region, itemPart }) => [
        teamNo,
        { teamNo, number, name: teamName, region: region ?? '', itemPart },
      ]),
    ),
    barred: pairsOf(board.conflicts),
    conflicts: board.conflicts,
    regions: board.regions,
    parts: board.itemParts,
  };
}

type Plan = OutputOf<typeof listPanelPlans>[number];
const marks = { draft: 'wait', published: 'ok', superseded: 'off' } as const;

/** Every plan that was published or given up, newest first. */
function PlansTab({ place }: { place: Place }) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const plans = useStageData('plans', place);
  const moment = (at: string) => fullMomentText(at, language);
  const columns: Column<Plan>[] = [
    {
      key: 'version',
      title: t('plans.version'),
      rowHeader: true,
      nowrap: true,
      cell: ({ version }) => t('plans.no', { version }),
    },
    {
      key: 'state',
      title: t('plans.state'),
      cell: ({ state }) => <StateMark kind={marks[state]}>{t(`plans.states.${state}`)}</StateMark>,
    },
    { key: 'panels', title: t('plans.panels'), right: true, cell: ({ panels }) => panels },
    { key: 'teams', title: t('plans.teams'), right: true, cell: ({ teams }) => teams.toLocaleString() },
    { key: 'evaluators', title: t('plans.evaluators'), right: true, cell: ({ evaluators }) => evaluators },
    {
      key: 'published',
      title: t('plans.published'),
      cell: ({ publishedAt, publishedBy, savedAt, madeBy }) => (
        <TwoLines note={publishedAt ? publishedBy : t('plans.savedBy', { who: madeBy })}>
          {moment(publishedAt ?? savedAt)}
        </TwoLines>
      ),
    },
    { key: 'reason', title: t('plans.reason'), cell: ({ reason }) => reason || '–' },
  ];
  return (
    <div className={styles.tabPage}>
      <section aria-labelledby="plans">
        <h2 id="plans">{t('plans.title')}</h2>
        {!plans.data && <StageDataState of={plans} />}
        {plans.data && plans.data.length === 0 && (
          <EmptyState plain title={t('plans.none')} text={t('plans.noneText')} />
        )}
        {plans.data && plans.data.length > 0 && (
          <Table
            caption={t('plans.title')}
            columns={columns}
            rows={plans.data}
            rowKey={({ planId }) => planId}
            dense
          />
        )}
      </section>
    </div>
  );
}
