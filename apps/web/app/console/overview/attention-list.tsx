import type { PendingWork } from '@chulbal/contract/overview';
import { useSearchParams } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { DenseIcon, type DenseIconName } from '../../ui/icon/dense-icon.tsx';
import { useOperator } from '../shell/use-operator.ts';
import styles from './attention-list.module.css';
import type { overview as texts } from './overview.ko.ts';
import page from './overview.module.css';
import { isMine, overviewAddress } from './overview-address.ts';
import { Panel } from './panel.tsx';
import { PhaseLane } from './phase-lane.tsx';
import type { Situation, SituationTrack } from './situation.ts';

type Attention = Situation['attention'][number];
type Look = readonly ['bad' | 'warn' | 'info', DenseIconName];

const looks: Record<Attention['kind'] | PendingWork['kind'], Look> = {
  bonusPending: ['warn', 'warning'],
  completionAnswered: ['info', 'info'],
  completionOverdue: ['bad', 'stop'],
  eligibilityOpen: ['bad', 'ring'],
  unconfirmedMembers: ['warn', 'warning'],
  similarTeams: ['warn', 'twins'],
  refusedFiles: ['bad', 'stop'],
  closedBusiness: ['bad', 'stop'],
  messagesFailed: ['bad', 'stop'],
  draftsBeforeDeadline: ['info', 'clock'],
  exportsUnreviewed: ['warn', 'warning'],
  dataRequestsDue: ['bad', 'clock'],
  accessUnreviewed: ['warn', 'warning'],
  invariantsBroken: ['bad', 'stop'],
  tieUndecided: ['bad', 'stop'],
  resultRequested: ['warn', 'clock'],
  resultUnannounced: ['info', 'info'],
  selectedLeft: ['bad', 'stop'],
  announcementRequested: ['warn', 'clock'],
  appealsOverdue: ['bad', 'stop'],
  reportsOverdue: ['bad', 'stop'],
};

type Kind = Attention['kind'] | PendingWork['kind'];

/** About how many minutes an act takes: once, and for each of what it is about. An estimate. */
const effort: Record<Kind, readonly [once: number, each: number]> = {
  bonusPending: [0, 1],
  completionAnswered: [0, 2],
  completionOverdue: [1, 1],
  eligibilityOpen: [0, 2],
  unconfirmedMembers: [2, 0],
  similarTeams: [0, 2],
  refusedFiles: [1, 1],
  closedBusiness: [1, 1],
  messagesFailed: [5, 0],
  draftsBeforeDeadline: [2, 0],
  exportsUnreviewed: [0, 5],
  dataRequestsDue: [0, 15],
  accessUnreviewed: [0, 20],
  invariantsBroken: [0, 15],
  tieUndecided: [0, 5],
  resultRequested: [5, 0],
  resultUnannounced: [10, 0],
  selectedLeft: [0, 5],
  announcementRequested: [3, 0],
  appealsOverdue: [0, 5],
  reportsOverdue: [0, 5],
};

/** What waits for the asker's own word. */
const ownWord: readonly Kind[] = ['resultRequested', 'announcementRequested'];

const urgency = { bad: 0, warn: 1, info: 2 } as const;

type Item = {
  key: string;
  kind: Kind;
  title: string;
  text: string;
  at: string | null;
  minutes: number;
  place: string | null;
};

type Props = {
  attention: readonly Attention[];
  pending: readonly PendingWork[];
  tracks: readonly SituationTrack[];
  year: number;
  now: string;
};

/**
 * What is to be done today, what cannot wait first: the act, what happens otherwise, until when, about how long it
 * takes, and one button.
 */
export function AttentionList({ attention, pending, tracks, year, now }: Props) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const [search] = useSearchParams();
  const { operator } = useOperator();
  const inOrder = (list: readonly Item[]) =>
    list.toSorted((one, other) => urgency[looks[one.kind][0]] - urgency[looks[other.kind][0]]);
  const everything = inOrder([...pending.map(toItem), ...attention.map((one) => toWaiting(one))]);
  const own = inOrder([
    ...pending.filter(({ kind }) => ownWord.includes(kind)).map(toItem),
    ...attention.filter(({ mine }) => mine > 0).map((one) => toWaiting(one, operator.userId)),
  ]);
  const mine = isMine(search);
  const items = mine ? own : everything;
  const first = items.find(({ place }) => place !== null);
  const lasts = (minutes: number) =>
    minutes < 90
      ? t('attention.minutes', { count: minutes })
      : t('attention.hours', { count: Math.round(minutes / 60) });
  const all = items.reduce((sum, { minutes }) => sum + minutes, 0);

  function toItem({ kind, trackNo, stageNo, ...work }: PendingWork): Item {
    const stage = t('judging.stage', { track: work.trackName, stage: work.stageName });
    const at = work.at ? momentText(work.at, language) : '';
    return {
      key: `${kind} ${trackNo} ${stageNo}`,
      kind,
      title: t(`pending.${kind}`, { stage, count: work.count }),
      text: t(`pending.${kind}Text`, { by: work.by ?? '', at }),
      at: kind === 'announcementRequested' ? work.at : null,
      minutes: minutesOf(kind, work.count),
      place: placeOfWork({ kind, trackNo, stageNo }),
    };
  }
  function toWaiting(item: Attention, assignee?: number): Item {
    const { kind, at } = item;
    const count = assignee === undefined ? item.count : item.mine;
    return {
      key: kind,
      kind,
      title: t(`attention.${kind}`, { count }),
      text: t(`attention.${kind}Text`),
      at,
      minutes: minutesOf(kind, count),
      place: placeOf(item, { year, assignee }),
    };
  }
  return (
    <Panel
      title={t('attention.title')}
      note={
        items.length > 0 && (
          <>
            <b className={styles.count}>{items.length}</b> {t('attention.all', { lasts: lasts(all) })}
          </>
        )
      }
      end={
        <>
          <PhaseLane tracks={tracks} now={now} />
          <nav className={page.switch} aria-label={t('attention.whose')}>
            {(['all', 'mine'] as const).map((who) => (
              <Link
                key={who}
                to={overviewAddress(search, { who })}
                aria-current={(who === 'mine') === mine ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {who === 'all' ? t('attention.whoseAll') : t('attention.whoseMine', { count: own.length })}
              </Link>
            ))}
          </nav>
        </>
      }
    >
      <ol className={styles.list}>
        {items.length === 0 && (
          <li className={styles.none}>{t(mine ? 'attention.noneMine' : 'attention.none')}</li>
        )}
        {items.map((item) => {
          const [look, icon] = looks[item.kind];
          const act = t(`act.${item.kind}`);
          return (
            <li key={item.key}>
              <div>
                <b>{item.title}</b>
                <p>{item.text}</p>
              </div>
              <p className={styles.otherwise}>
                <span className={styles[look]}>
                  <DenseIcon name={icon} />
                  {t('attention.otherwise')}
                </span>{' '}
                {t(`otherwise.${item.kind}`)}
              </p>
              <p className={styles.due}>
                {item.at && <span>{t('attention.due', { at: momentText(item.at, language) })}</span>}
                <span>{lasts(item.minutes)}</span>
              </p>
              {item.place && (
                <ButtonLink
                  variant={item === first ? 'primary' : 'line'}
                  to={item.place}
                  className={styles.act}
                  aria-label={`${item.title}: ${act}`}
                >
                  {act}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function minutesOf(kind: Kind, count: number): number {
  const [once, each] = effort[kind];
  return once + each * count;
}

function placeOfWork({ kind, trackNo, stageNo }: Pick<PendingWork, 'kind' | 'trackNo' | 'stageNo'>): string {
  switch (kind) {
    case 'eligibilityOpen':
      return '/console/eligibility';
    case 'tieUndecided':
      return `/console/results/${trackNo}/${stageNo}#result-conditions`;
    case 'resultRequested':
    case 'selectedLeft':
      return `/console/results/${trackNo}/${stageNo}`;
    case 'resultUnannounced':
    case 'announcementRequested':
      return `/console/announcements/${trackNo}/${stageNo}`;
    case 'appealsOverdue':
      return '/console/objections';
    case 'reportsOverdue':
      return '/console/objections?kind=reports';
  }
}

/** Where it is done; null where the console has no such place. */
function placeOf(
  { kind, query }: Attention,
  { year, assignee }: { year: number; assignee: number | undefined },
): string | null {
  if (kind === 'exportsUnreviewed') return '/console/exports';
  if (kind === 'accessUnreviewed') return '/console/access-review';
  if (kind === 'dataRequestsDue') return '/console/data-requests';
  if (kind === 'messagesFailed') return '/console/messages';
  if (kind === 'invariantsBroken') return '/console/health#invariants';
  if (query === null) return null;
  const whose = assignee === undefined ? query : `${query}&assignee=${assignee}`;
  return `/console/applications?${withYear(whose, year)}`;
}

function withYear(query: string, year: number): string {
  const said = new URLSearchParams(query);
  if (!said.has('year')) said.set('year', String(year));
  return said.toString().replaceAll('%2C', ',');
}
