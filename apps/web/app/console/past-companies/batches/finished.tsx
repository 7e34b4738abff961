import type { FinishedExhibition, PastPreview } from '@chulbal/contract/past-companies/operators';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { batchCommand } from '../../shell/commands.ts';
import type { pastAdmin as texts } from '../past-admin.ko.ts';
import styles from './past-batches.module.css';

const marks = { new: 'info', back: 'wait', there: 'ok' } as const;

/** One exhibition: what moving it would do, and the press that does it. */
export function Finished({ exhibition }: { exhibition: FinishedExhibition }) {
  const t = useTexts<typeof texts>('pastAdmin');
  const { busy, problem, run } = useCommand();
  const { igNo, igYear, name, obstacle, entries } = exhibition;
  const count = (state: PastPreview['state']) => entries.filter((entry) => entry.state === state).length;
  const toDo = count('new') + count('back');

  async function make() {
    const made = await run(() => batchCommand('make', { igNo }));
    if (made) toast.success(t('finished.made', { count: made.data.made + made.data.shownAgain }));
  }
  return (
    <article className={styles.exhibition} aria-label={name}>
      <header>
        <div>
          <p>{t('finished.year', { year: igYear })}</p>
          <h3>{name}</h3>
        </div>
        {toDo > 0 && (
          <Button variant="ink" busy={busy} onClick={() => void make()}>
            {t('finished.make')}
          </Button>
        )}
      </header>
      {problem && <ErrorSummary errors={{}} message={problem.message} />}
      {obstacle ? (
        <p className={styles.note}>
          {t(`finished.obstacles.${obstacle}`)}{' '}
          {obstacle === 'hidden' && <Link to="/console/market">{t('finished.toMarket')}</Link>}
        </p>
      ) : (
        <p className={styles.sum}>
          {entries.length === 0 && t('finished.nobody')}
          {count('new') > 0 && <b>{t('finished.some', { count: count('new') })}</b>}
          {count('back') > 0 && <b>{t('finished.back', { count: count('back') })}</b>}
          {entries.length > 0 && toDo === 0 && t('finished.all', { count: entries.length })}
        </p>
      )}
      {entries.length > 0 && (
        <details>
          <summary>{t('finished.preview', { count: entries.length })}</summary>
          <p className={styles.note}>{t('finished.note')}</p>
          <Preview name={name} entries={entries} />
        </details>
      )}
    </article>
  );
}

function Preview({ name, entries }: { name: string; entries: readonly PastPreview[] }) {
  const t = useTexts<typeof texts>('pastAdmin');
  const language = useLanguage();
  const columns: Column<PastPreview>[] = [
    {
      key: 'team',
      title: t('finished.columns.team'),
      rowHeader: true,
      cell: ({ lane, trackName, teamName, companyTitle, peNo }) => (
        <span className={styles.team}>
          <LaneNo lane={lane} size="sm" />
          <span>
            {peNo === null ? <b>{teamName}</b> : <Link to={`/console/posts/past/${peNo}`}>{teamName}</Link>}
            <small>
              {trackName} · {companyTitle}
            </small>
          </span>
        </span>
      ),
    },
    {
      key: 'events',
      title: t('finished.columns.events'),
      cell: ({ events }) => (
        <ul className={styles.events}>
          {events.map(({ day, title }) => (
            <li key={day + title}>
              {fullDayText(day, language)} {title}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'picture',
      title: t('finished.columns.picture'),
      nowrap: true,
      cell: ({ hasPicture }) => t(`finished.pictures.${hasPicture ? 'yes' : 'no'}`),
    },
    {
      key: 'state',
      title: t('finished.columns.state'),
      nowrap: true,
      cell: ({ state }) => <StateMark kind={marks[state]}>{t(`finished.states.${state}`)}</StateMark>,
    },
  ];
  return (
    <div className={styles.rows}>
      <Table
        caption={name}
        dense
        narrow="stack"
        rows={entries}
        rowKey={({ icNo }) => icNo}
        columns={columns}
      />
    </div>
  );
}
