import { type EligibilityTeam, listEligibility } from '@chulbal/contract/eligibility';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { numberIn, yearIn } from '../../lib/address-numbers.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { applicationCommand, eligibilityCommand } from '../shell/commands.ts';
import { noneYet } from '../shell/none-yet.ts';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/eligibility';
import { Course } from './course.tsx';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';
import { KeyDialog, KeyLine } from './key-line.tsx';
import { useKeys } from './keys.ts';
import { matching, ofTrack, remindable, rowsOf, type Tab, tabs } from './list-rows.ts';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { TeamPanel } from './team-panel.tsx';
import { TeamTable } from './team-table.tsx';

export const handle: TextsHandle = { texts: ['console-applications', 'console-entry-words'] };

/** Teams of one call. */
const MOST_REMINDED = 500;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const year = yearIn(url.searchParams);
  const list = await api(listEligibility, year === null ? {} : { year }).catch(noneYet);
  if (!list) return null;
  const tab = tabs.find((one) => one === url.searchParams.get('tab')) ?? 'open';
  const team = numberIn(url.searchParams.get('team'));
  const asked = numberIn(url.searchParams.get('track'));
  const track = list.tracks.find(({ trackNo }) => trackNo === asked)?.trackNo ?? null;
  return { list, tab, team, track, now: now.getTime() };
}

/** `/console/eligibility`: teams that are not ready to be judged, and what is decided about them. */
export default function Eligibility({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('eligibility');
  if (loaderData) return <SeasonTeams data={loaderData} />;
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <EmptyState title={t('none')} text={t('noneText')} />
      </PageBody>
    </>
  );
}

type SeasonData = NonNullable<Route.ComponentProps['loaderData']>;

function SeasonTeams({ data: loaderData }: { data: SeasonData }) {
  const t = useTexts<typeof texts>('eligibility');
  const navigate = useNavigate();
  const { can } = useOperator();
  const { tab, team, track, now } = loaderData;
  const list = ofTrack(loaderData.list, track);
  const all = rowsOf(list);
  const [asked, setAsked] = useState('');
  const rows = matching(all[tab], asked);
  const { run, busy, problem } = useCommand();
  const [hinting, setHinting] = useState(false);
  const [extending, setExtending] = useState(false);
  const shown = [...all.open, ...all.decided].find(({ teamNo }) => teamNo === team) ?? null;
  const [undoing, setUndoing] = useState<EligibilityTeam | null>(null);
  const address = (next: { tab?: Tab; team?: number | null; track?: number | null }) => {
    const query = new URLSearchParams({ year: `${list.year}`, tab: next.tab ?? tab });
    const chosenTrack = next.track === undefined ? track : next.track;
    if (chosenTrack !== null) query.set('track', `${chosenTrack}`);
    const chosen = next.team === undefined ? team : next.team;
    if (chosen !== null) query.set('team', `${chosen}`);
    return `/console/eligibility?${query}`;
  };
  const open = (teamNo: number | null) => navigate(address({ team: teamNo }), { preventScrollReset: true });
  const step = (by: 1 | -1) => {
    const place = rows.findIndex(({ teamNo }) => teamNo === team);
    const next = place < 0 ? rows[0] : rows[place + by];
    if (next) open(next.teamNo);
    return next !== undefined;
  };
  useKeys((intent) => {
    if (intent === 'next') return step(1);
    if (intent === 'previous') return step(-1);
    if (intent === 'help') {
      setHinting(true);
      return true;
    }
    if (intent !== 'close' || team === null) return false;
    open(null);
    return true;
  });
  const waiting = remindable(rows, now).slice(0, MOST_REMINDED);
  const overdue = rows.filter(
    ({ causes, confirmBy }) => causes.includes('underMinimum') && Date.parse(confirmBy) <= now,
  );
  async function remind() {
    const done = await run(() => applicationCommand('remind', { teamNos: waiting }));
    if (!done) return;
    const { reminded } = done.data;
    if (reminded > 0) toast.success(t('remind.done', { count: reminded }));
    else toast.info(t('remind.none'));
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Course list={list} now={now} />
      <div className={styles.split} data-open={shown ? true : undefined}>
        <div className={styles.list}>
          <TabLinks
            label={t('tabsLabel')}
            tabs={tabs.map((one) => ({
              key: one,
              text: (
                <>
                  {t(`tabs.${one}`)} <span className={styles.count}>{all[one].length}</span>
                </>
              ),
              to: address({ tab: one, team: null }),
              current: one === tab,
            }))}
          />
          {(all[tab].length > 0 || asked !== '') && (
            <div className={styles.filter}>
              <SearchInput
                aria-label={t('search')}
                placeholder={t('searchHint')}
                value={asked}
                onChange={({ target }) => setAsked(target.value)}
              />
              {loaderData.list.tracks.length > 1 && (
                <Select
                  aria-label={t('trackFilter')}
                  value={`${track ?? ''}`}
                  onChange={({ target }) =>
                    navigate(address({ track: Number(target.value) || null, team: null }), {
                      preventScrollReset: true,
                    })
                  }
                  options={[
                    { value: '', text: t('everyTrack') },
                    ...loaderData.list.tracks.map(({ trackNo, name }) => ({
                      value: `${trackNo}`,
                      text: name,
                    })),
                  ]}
                />
              )}
              {waiting.length > 0 && can('workApplications') && (
                <Button size="sm" busy={busy} onClick={() => void remind()}>
                  <DenseIcon name="bell" />
                  {t('remind.button', { count: waiting.length })}
                </Button>
              )}
              {overdue.length > 1 && can('workApplications') && (
                <Button size="sm" onClick={() => setExtending(true)}>
                  <DenseIcon name="clock" />
                  {t('extend.button', { count: overdue.length })}
                </Button>
              )}
            </div>
          )}
          {problem && <ErrorSummary errors={{}} message={problem.message} />}
          {rows.length > 0 ? (
            <TeamTable
              rows={rows}
              tab={tab}
              team={team}
              now={now}
              to={(teamNo) => address({ team: teamNo })}
              onUndo={setUndoing}
            />
          ) : asked !== '' ? (
            <p className={styles.quiet} role="status">
              {t('noneFound')}
            </p>
          ) : tab === 'open' ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <p className={styles.quiet}>{t('noneHere')}</p>
          )}
          {rows.length > 0 && <KeyLine count={rows.length} />}
        </div>
        {shown && (
          <TeamPanel key={shown.teamNo} team={shown} now={now} onStep={step} onClose={() => open(null)} />
        )}
      </div>
      {extending && <MoreTimeDialog teams={overdue} now={now} onClose={() => setExtending(false)} />}
      <KeyDialog open={hinting} onClose={() => setHinting(false)} />
      {undoing && <UndoDialog team={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

/** Takes a decision back, for a reason. */
function UndoDialog({ team, onClose }: { team: EligibilityTeam; onClose: () => void }) {
  const t = useTexts<typeof texts>('eligibility');
  const { decision, teamNo, teamName } = team;
  if (!decision) return null;
  const { decisionId } = decision;
  return (
    <ReasonCommand
      title={t('undoTitle')}
      body={t('undoText', { team: teamName })}
      submit={t('undo')}
      length={reasonLengths.eligibility}
      send={(reason) => eligibilityCommand('undoEligibility', { teamNo, decisionId, reason })}
      done={t('undone')}
      onClose={onClose}
    />
  );
}
