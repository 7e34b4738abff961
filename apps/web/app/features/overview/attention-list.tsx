import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { DenseIcon, type DenseIconName } from '../../ui/icon/dense-icon.tsx';
import styles from './attention-list.module.css';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';
import type { Situation } from './situation.ts';

type Attention = Situation['attention'][number];

const looks: Record<Attention['kind'], ['bad' | 'warn' | 'info', DenseIconName]> = {
  bonusPending: ['warn', 'warning'],
  completionAnswered: ['info', 'info'],
  completionOverdue: ['bad', 'stop'],
  unconfirmedMembers: ['warn', 'warning'],
  similarTeams: ['warn', 'twins'],
  messagesFailed: ['bad', 'stop'],
  draftsBeforeDeadline: ['info', 'clock'],
  exportsUnreviewed: ['warn', 'warning'],
};

/** What waits for an operator, each with the place where it is done beside it. */
export function AttentionList({ attention, year }: { attention: readonly Attention[]; year: number }) {
  const t = useTexts<typeof texts>('overview');
  const first = attention.map((item) => placeOf(item, year)).find((place) => place !== null);
  return (
    <Panel title={t('attention.title')} note={attention.length || undefined}>
      <ul className={styles.list}>
        {attention.length === 0 && <li className={styles.none}>{t('attention.none')}</li>}
        {attention.map((item) => (
          <AttentionItem key={item.kind} item={item} place={placeOf(item, year)} />
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

function AttentionItem({ item, place }: { item: Attention; place: string | null }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { kind, count, at } = item;
  const [look, icon] = looks[kind];
  const when = at ? momentText(at, language) : '';
  const title = t(`attention.${kind}`, { count });
  return (
    <li>
      <span className={styles[look]}>
        <DenseIcon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        <p>
          {t(`attention.${kind}Text`, { at: when })}
          {when && kind !== 'draftsBeforeDeadline' && ` ${t('attention.due', { at: when })}`}
        </p>
      </div>
      {place && (
        <ButtonLink size="sm" to={place} aria-label={`${title}: ${t('attention.open')}`}>
          {t(kind === 'exportsUnreviewed' ? 'attention.review' : 'attention.open')}
        </ButtonLink>
      )}
    </li>
  );
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
