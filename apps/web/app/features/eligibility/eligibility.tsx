import { type EligibilityTeam, listEligibility } from '@chulbal/contract/eligibility';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { PageHead } from '../console/page-head.tsx';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { useCommand } from '../console/use-command.ts';
import { useOperator } from '../console/use-operator.ts';
import type { Route } from './+types/eligibility';
import { eligibilityCommand } from './commands.ts';
import { Course } from './course.tsx';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';
import { TeamPanel } from './team-panel.tsx';

const tabs = ['open', 'few', 'asked', 'answered', 'decided'] as const;
type Tab = (typeof tabs)[number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const year = Number(url.searchParams.get('year')) || undefined;
  const list = await api(listEligibility, year === undefined ? {} : { year });
  const tab = tabs.find((one) => one === url.searchParams.get('tab')) ?? 'open';
  const team = Number(url.searchParams.get('team')) || null;
  return { list, tab, team, now: now.getTime() };
}

const icons = { underMinimum: 'ring', completionOpen: 'warning', completionAnswered: 'info' } as const;
const kinds = { underMinimum: 'bad', completionOpen: 'wait', completionAnswered: 'info' } as const;
const decided = { eligible: 'ok', ineligible: 'bad', moreTime: 'wait' } as const;

function rowsOf({
  open,
  decided: done,
}: Route.ComponentProps['loaderData']['list']): Record<Tab, EligibilityTeam[]> {
  return {
    open,
    few: open.filter(({ causes }) => causes.includes('underMinimum')),
    asked: open.filter(({ completion }) => completion !== null),
    answered: open.filter(({ causes }) => causes.includes('completionAnswered')),
    decided: done,
  };
}

/** `/console/eligibility`: teams that are not ready to be judged, and what is decided about them. */
export default function Eligibility({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useOperator();
  const { list, tab, team, now } = loaderData;
  const all = rowsOf(list);
  const rows = all[tab];
  const shown = [...all.open, ...all.decided].find(({ teamNo }) => teamNo === team) ?? null;
  const [undoing, setUndoing] = useState<EligibilityTeam | null>(null);
  const address = (next: { tab?: Tab; team?: number | null }) => {
    const query = new URLSearchParams({ year: `${list.year}`, tab: next.tab ?? tab });
    const chosen = next.team === undefined ? team : next.team;
    if (chosen !== null) query.set('team', `${chosen}`);
    return `/console/eligibility?${query}`;
  };
  const at = (moment: string) => momentText(moment, language);
  const columns: Column<EligibilityTeam>[] = [
    {
      key: 'team',
      title: t('column.team'),
      rowHeader: true,
      cell: (row) => (
        <Link
          className={styles.team}
          to={address({ team: row.teamNo })}
          aria-current={row.teamNo === team ? 'true' : undefined}
          preventScrollReset
        >
          <b>{row.teamName}</b>
          <span>{row.itemName}</span>
        </Link>
      ),
    },
    {
      key: 'track',
      title: t('column.track'),
      nowrap: true,
      cell: ({ lane, trackName, number }) => (
        <span className={styles.pair}>
          <TrackName lane={lane} name={trackName} size="sm" />
          <span>{number}</span>
        </span>
      ),
    },
    tab === 'decided'
      ? {
          key: 'decision',
          title: t('column.decision'),
          cell: ({ decision }) =>
            decision && (
              <span className={styles.pair}>
                <StateMark kind={decided[decision.decision]}>{t(`decide.${decision.decision}`)}</StateMark>
                <span>{decision.reason}</span>
              </span>
            ),
        }
      : {
          key: 'why',
          title: t('column.why'),
          cell: ({ causes, completion }) => (
            <span className={styles.pair}>
              {causes.map((cause) => (
                <StateMark key={cause} kind={kinds[cause]} icon={icons[cause]}>
                  {t(`cause.${cause}`)}
                </StateMark>
              ))}
              {completion && <span>{completion.items.join(', ')}</span>}
            </span>
          ),
        },
    { key: 'confirmed', title: t('column.confirmed'), nowrap: true, cell: (row) => <Confirmed team={row} /> },
    tab === 'decided'
      ? {
          key: 'by',
          title: t('column.assignee'),
          cell: ({ decision }) =>
            decision && t('standing', { by: decision.decidedBy, at: at(decision.decidedAt) }),
        }
      : { key: 'due', title: t('column.due'), cell: (row) => <Due team={row} now={now} /> },
    tab === 'decided'
      ? {
          key: 'undo',
          title: t('undo'),
          cell: (row) =>
            can('workApplications') && row.decision?.mayUndo ? (
              <Button
                size="sm"
                aria-label={t('undoOf', { team: row.teamName })}
                onClick={() => setUndoing(row)}
              >
                {t('undo')}
              </Button>
            ) : (
              <span className={styles.quiet}>
                {row.decision?.mayUndo === false ? t('final') : t('nobody')}
              </span>
            ),
        }
      : {
          key: 'assignee',
          title: t('column.assignee'),
          nowrap: true,
          cell: ({ assignee }) => assignee ?? t('nobody'),
        },
  ];
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
          {rows.length > 0 ? (
            <Table
              caption={t(`tabs.${tab}`)}
              dense
              narrow="stack"
              rows={rows}
              rowKey={({ teamNo }) => teamNo}
              columns={columns}
            />
          ) : tab === 'open' ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <p className={styles.quiet}>{t('noneHere')}</p>
          )}
        </div>
        {shown && (
          <TeamPanel
            key={shown.teamNo}
            team={shown}
            now={now}
            onClose={() => navigate(address({ team: null }))}
          />
        )}
      </div>
      {undoing && <UndoDialog team={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

/** Whoever has confirmed as filled figures, a thick mark after the least that the track asks for, and the count in words. */
export function Confirmed({ team }: { team: EligibilityTeam }) {
  const t = useTexts<typeof texts>('eligibility');
  const people = Math.max(team.people.length, team.minimum);
  const words = t('counted', {
    people: team.people.length,
    confirmed: team.confirmed,
    minimum: team.minimum,
  });
  return (
    <span className={styles.confirmed}>
      <span className={styles.figures} role="img" aria-label={words}>
        {Array.from({ length: people }, (_, place) => place).map((place) => (
          <i
            key={place}
            data-on={place < team.confirmed || undefined}
            data-least={place === team.minimum - 1 || undefined}
          />
        ))}
      </span>
      <span aria-hidden="true" data-few={team.confirmed < team.minimum || undefined}>
        <b>{team.confirmed}</b>/{team.people.length}
      </span>
    </span>
  );
}

function Due({ team, now }: { team: EligibilityTeam; now: number }) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { causes, confirmBy, completion } = team;
  if (completion?.answeredAt && !causes.includes('underMinimum'))
    return t('answeredAt', { at: momentText(completion.answeredAt, language) });
  const due = causes.includes('underMinimum') ? confirmBy : (completion?.dueAt ?? confirmBy);
  const at = momentText(due, language);
  return Date.parse(due) <= now ? <b className={styles.late}>{t('past', { at })}</b> : at;
}

function UndoDialog({ team, onClose }: { team: EligibilityTeam; onClose: () => void }) {
  const t = useTexts<typeof texts>('eligibility');
  const { run, busy, problem } = useCommand();
  const { decision, teamNo, teamName } = team;
  async function undo(reason: string) {
    if (!decision) return;
    const { decisionId } = decision;
    if (!(await run(() => eligibilityCommand('undoEligibility', { teamNo, decisionId, reason })))) return;
    toast.success(t('undone'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('undoTitle')}
      body={t('undoText', { team: teamName })}
      submit={t('undo')}
      busy={busy}
      problem={problem}
      onSubmit={undo}
      onClose={onClose}
    />
  );
}
