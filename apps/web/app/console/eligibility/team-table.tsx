import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';
import type { Tab } from './list-rows.ts';

const icons = { underMinimum: 'ring', completionOpen: 'warning', completionAnswered: 'info' } as const;
const kinds = { underMinimum: 'bad', completionOpen: 'wait', completionAnswered: 'info' } as const;
const decided = { eligible: 'ok', ineligible: 'bad', moreTime: 'wait' } as const;

type Props = {
  rows: readonly EligibilityTeam[];
  tab: Tab;
  /** The one that is open beside the list, and where one of them is opened. */
  team: number | null;
  to: (teamNo: number) => string;
  now: number;
  onUndo: (team: EligibilityTeam) => void;
};

/** Teams that wait for a decision, or about which was decided. */
export function TeamTable({ rows, tab, team, to, now, onUndo }: Props) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { can } = useOperator();
  const at = (moment: string) => momentText(moment, language);
  const columns: Column<EligibilityTeam>[] = [
    {
      key: 'team',
      title: t('column.team'),
      rowHeader: true,
      cell: (row) => (
        <Link
          className={styles.team}
          to={to(row.teamNo)}
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
      : { key: 'due', title: t('column.due'), nowrap: true, cell: (row) => <Due team={row} now={now} /> },
    tab === 'decided'
      ? {
          key: 'undo',
          title: t('undo'),
          cell: (row) =>
            can('workApplications') && row.decision?.mayUndo ? (
              <Button size="sm" aria-label={t('undoOf', { team: row.teamName })} onClick={() => onUndo(row)}>
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
    <Table
      caption={t(`tabs.${tab}`)}
      dense
      narrow="stack"
      rows={rows}
      rowKey={({ teamNo }) => teamNo}
      columns={columns}
    />
  );
}

/** Whoever has confirmed as filled figures, a thick mark after the least that the track asks for, and the count in words. */
function Confirmed({ team }: { team: EligibilityTeam }) {
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
