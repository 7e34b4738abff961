import type { PendingWork } from '@chulbal/contract/overview';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DenseIcon, type DenseIconName } from '../../ui/icon/dense-icon.tsx';
import styles from './attention-list.module.css';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';
import type { Situation } from './situation.ts';

type Attention = Situation['attention'][number];
type Look = readonly ['bad' | 'warn' | 'info', DenseIconName];

const looks: Record<Attention['kind'] | PendingWork['kind'], Look> = {
  bonusPending: ['warn', 'warning'],
  completionAnswered: ['info', 'info'],
  completionOverdue: ['bad', 'stop'],
  unconfirmedMembers: ['warn', 'warning'],
  similarTeams: ['warn', 'twins'],
  messagesFailed: ['bad', 'stop'],
  draftsBeforeDeadline: ['info', 'clock'],
  exportsUnreviewed: ['warn', 'warning'],
  tieUndecided: ['bad', 'stop'],
  resultRequested: ['warn', 'clock'],
  resultUnannounced: ['info', 'info'],
  announcementRequested: ['warn', 'clock'],
  appealsOverdue: ['bad', 'stop'],
  reportsOverdue: ['bad', 'stop'],
};

type Props = { attention: readonly Attention[]; pending: readonly PendingWork[]; year: number };

/** What waits for an operator, each with the place where it is done beside it. */
export function AttentionList({ attention, pending, year }: Props) {
  const t = useTexts<typeof texts>('overview');
  const places = [...pending.map(placeOfWork), ...attention.map((item) => placeOf(item, year))];
  const first = places.find((place) => place !== null);
  return (
    <Panel title={t('attention.title')} note={places.length || undefined}>
      <ul className={styles.list}>
        {places.length === 0 && <li className={styles.none}>{t('attention.none')}</li>}
        {pending.map((work) => (
          <Pending key={`${work.kind} ${work.trackNo} ${work.stageNo}`} work={work} />
        ))}
        {attention.map((item) => (
          <Waiting key={item.kind} item={item} place={placeOf(item, year)} />
        ))}
      </ul>
      {first && (
        <ButtonLink to={first} variant="primary" block className={styles.first}>
          {t('attention.first')}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** Something about the result of a stage. */
function Pending({ work }: { work: PendingWork }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { kind, count, at, by } = work;
  const stage = t('judging.stage', { track: work.trackName, stage: work.stageName });
  return (
    <Item
      look={looks[kind]}
      title={t(`pending.${kind}`, { stage, count })}
      text={t(`pending.${kind}Text`, { by: by ?? '', at: at ? momentText(at, language) : '' })}
      place={placeOfWork(work)}
      act={t(`pending.${kind}Act`)}
    />
  );
}

/** Something about applications, messages or exports. */
function Waiting({ item, place }: { item: Attention; place: string | null }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { kind, count, at } = item;
  const when = at ? momentText(at, language) : '';
  const due = when && kind !== 'draftsBeforeDeadline' ? ` ${t('attention.due', { at: when })}` : '';
  return (
    <Item
      look={looks[kind]}
      title={t(`attention.${kind}`, { count })}
      text={t(`attention.${kind}Text`, { at: when }) + due}
      place={place}
      act={t(kind === 'exportsUnreviewed' ? 'attention.review' : 'attention.open')}
    />
  );
}

type ItemProps = { look: Look; title: string; text: string; place: string | null; act: string };

function Item({ look: [look, icon], title, text, place, act }: ItemProps) {
  return (
    <li>
      <span className={styles[look]}>
        <DenseIcon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {place && (
        <ButtonLink size="sm" to={place} aria-label={`${title}: ${act}`}>
          {act}
        </ButtonLink>
      )}
    </li>
  );
}

function placeOfWork({ kind, trackNo, stageNo }: PendingWork): string {
  switch (kind) {
    case 'tieUndecided':
      return `/console/results/${trackNo}/${stageNo}#result-conditions`;
    case 'resultRequested':
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
function placeOf({ kind, query }: Attention, year: number): string | null {
  if (kind === 'exportsUnreviewed') return '/console/exports';
  return query === null ? null : `/console/applications?${withYear(query, year)}`;
}

function withYear(query: string, year: number): string {
  const said = new URLSearchParams(query);
  if (!said.has('year')) said.set('year', String(year));
  return said.toString().replaceAll('%2C', ',');
}
