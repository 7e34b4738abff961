import type { Permission } from '@chulbal/contract/operators/values';
import { useState } from 'react';
import { Outlet, useNavigate, useNavigation } from 'react-router';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoreMenu } from '../../ui/action/more-menu.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DenseIcon, type DenseIconName } from '../../ui/icon/dense-icon.tsx';
import { applicationCommand } from '../shell/commands.ts';
import styles from './applications.module.css';
import { counted } from './counted.ts';
import { TeamListDialogs } from './dialogs/team-list-dialogs.tsx';
import { DocumentPane } from './documents/document-pane.tsx';
import { conditionEntries, filterOf, noConditions } from './search/conditions.ts';
import { FilterPanel } from './search/filter-panel.tsx';
import { SearchBox } from './search/search-box.tsx';
import { vocabularyOf } from './search/vocabulary.ts';
import { ColumnPanel } from './table/column-panel.tsx';
import { addressOf, type TableState, tableStateOf } from './table/table-address.ts';
import { TableFoot } from './table/table-foot.tsx';
import { TeamTable } from './table/team-table.tsx';
import { tickOf, type UsedSelection, useSelection } from './table/use-selection.ts';
import { ViewTabs } from './table/view-tabs.tsx';
import type { teamList as texts } from './team-list.ko.ts';
import {
  type TeamList,
  TeamListContext,
  type TeamListData,
  type TeamListDialog,
  useTeamList,
} from './team-list-context.ts';
import { useListKeys } from './use-list-keys.ts';

type Props = { data: TeamListData; state: TableState; loading: boolean; can: (what: Permission) => boolean };

/** Table and drawer of a season that has rules. */
export function TeamListPage({ data, state, loading, can }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [asked, setAsked] = useState<{ at: string; state: TableState } | null>(null);
  const going = location?.pathname === '/console/applications' ? location.search : null;
  const here = addressOf(state);
  const coming = going === null ? state : tableStateOf(new URLSearchParams(going));
  const wanted = asked?.at === here ? asked.state : coming;
  const [dialog, setDialog] = useState<TeamListDialog | null>(null);
  const { content: rows, totalElements: total, totalPages: pages, size, all } = data.applications;
  const used = useSelection(conditionEntries(state.conditions).join());

  const after = (change: Partial<TableState>) => ({ ...wanted, ...restart(change), ...change });
  /** A tick shows at once, and the next one begins from it, however long the server takes. */
  function go(change: Partial<TableState>) {
    const next = after(change);
    setAsked({ at: here, state: next });
    // ticks and chips are steps one can take back, the columns are not
    void navigate(addressOf(next), { replace: 'columns' in change, preventScrollReset: true });
  }
  const teamList: TeamList = {
    ...data,
    state,
    wanted,
    rows,
    total,
    all,
    vocabulary: vocabularyOf(t, data.season, data.assignees),
    can,
    to: (change) => addressOf(after(change)),
    go,
    open: setDialog,
  };
  useListKeys({ ...teamList, ...used });

  const first = (data.applications.page - 1) * size + 1;
  return (
    <TeamListContext value={teamList}>
      <div
        className={styles.split}
        data-open={state.team !== null || undefined}
        data-file={state.file !== null || undefined}
      >
        <div className={styles.tabs}>
          <ViewTabs />
        </div>
        <div className={styles.left}>
          <div className={styles.tools}>
            <SearchBox />
            <FilterPanel />
            <ColumnPanel />
            {can('exportApplications') && (
              <Button
                onClick={() => setDialog({ kind: 'export' })}
                aria-label={t('export')}
                disabled={total === 0}
              >
                <DenseIcon name="download" />
                <span data-wide>{t('export')}</span>
              </Button>
            )}
            {can('workApplications') && <TrackMenu />}
          </div>
          {(used.selection.size > 0 || used.every) && can('workApplications') && <BulkBar {...used} />}
          {rows.length > 0 ? (
            <>
              <TeamTable {...used} rows={rows} total={total} first={first} loading={loading} />
              <TableFoot first={first} last={first + rows.length - 1} pages={pages} size={size} />
            </>
          ) : (
            <div className={styles.empty}>
              <NoTeams past={total > 0} />
            </div>
          )}
        </div>
        <Outlet />
        <DocumentPane />
      </div>
      <TeamListDialogs dialog={dialog} onClose={() => setDialog(null)} onDone={used.clear} />
    </TeamListContext>
  );
}

/** Another search begins at its first page; another list closes the drawer unless it is said to stay. */
function restart(change: Partial<TableState>): Partial<TableState> {
  if ('conditions' in change || 'sort' in change) return { page: 1, team: null, file: null };
  if ('team' in change) return { file: null };
  return {};
}

/** What concerns a whole track, and what was done at once. */
function TrackMenu() {
  const t = useTexts<typeof texts>('teamList');
  const { open } = useTeamList();
  const acts = [
    { text: t('extendTrack'), run: () => open({ kind: 'extend', team: null }) },
    { text: t('bulk.acts'), run: () => open({ kind: 'bulkActs' }) },
  ];
  return <MoreMenu line label={t('more')} acts={acts} />;
}

/** No line to show: nobody has applied, nothing fits, or the page lies behind the last one. */
function NoTeams({ past }: { past: boolean }) {
  const t = useTexts<typeof texts>('teamList');
  const { all, go } = useTeamList();
  if (past) {
    return (
      <EmptyState
        title={t('empty.pastText')}
        action={<Button onClick={() => go({ page: 1 })}>{t('empty.lastPage')}</Button>}
      />
    );
  }
  if (all === 0) return <EmptyState title={t('empty.noneTitle')} text={t('empty.noneText')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={() => go({ conditions: noConditions })}>{t('empty.clear')}</Button>}
    />
  );
}

const actions = [
  ['verify', 'done'],
  ['rejectAll', 'cross'],
  ['complete', 'mail'],
  ['assign', 'user'],
  ['remind', 'bell'],
] as const satisfies [string, DenseIconName][];

/** What can be done with the selected teams at once; with a whole page selected, selecting all the others too. */
function BulkBar({ selection, every, selectEvery, clear }: UsedSelection) {
  const t = useTexts<typeof texts>('teamList');
  const { open, rows, total, state, season } = useTeamList();
  const [busy, setBusy] = useState(false);
  const teams = [...selection.values()];
  const count = every?.count ?? teams.length;
  const changed = every !== null && every.count !== total;
  const offered = changed || (!every && total > teams.length && tickOf(selection, rows) === 'all');

  async function chooseEvery() {
    setBusy(true);
    const { conditions } = state;
    const answer = await applicationCommand('chooseEvery', filterOf(conditions, season.year));
    setBusy(false);
    if (answer.kind === 'done') selectEvery({ conditions, ...answer.data });
    else if (answer.kind === 'refused') toast.error(answer.problem.message);
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
      <b role="status">
        {t(every ? 'bulk.everyChosen' : 'bulk.chosen', { count: counted(count) })}
        {changed && ` ${t('bulk.nowOthers', { count: counted(total) })}`}
      </b>
      {offered && (
        <button type="button" className={styles.every} disabled={busy} onClick={chooseEvery}>
          {t('bulk.every', { count: counted(total) })}
        </button>
      )}
      {actions.map(([kind, icon]) => (
        <button
          key={kind}
          type="button"
          onClick={() => open({ kind, teams, every })}
          title={t(`bulk.${kind}`)}
        >
          <DenseIcon name={icon} />
          <span>{t(`bulk.${kind}`)}</span>
        </button>
      ))}
      <button type="button" className={styles.end} onClick={clear}>
        {t('bulk.clear')}
      </button>
    </div>
  );
}
