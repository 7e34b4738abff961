import type { PastLine } from '@chulbal/contract/past-companies/operators';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { pastBatches as texts } from './past-batches.ko.ts';
import styles from './past-batches.module.css';

/** Whether a line is brought in. */
export function isGood({ problems, state }: PastLine): boolean {
  return problems.length === 0 && state !== 'there';
}

/** Every line of a list, with what is wrong with it beside it. */
export function ListLines({ lines }: { lines: readonly PastLine[] }) {
  const t = useTexts<typeof texts>('pastBatches');
  const [onlyBad, setOnlyBad] = useState(false);
  const good = lines.filter(isGood).length;
  const bad = lines.filter(({ problems }) => problems.length > 0);
  const there = lines.length - good - bad.length;
  const columns: Column<PastLine>[] = [
    { key: 'line', title: t('list.columns.line'), right: true, nowrap: true, cell: ({ line }) => line },
    {
      key: 'team',
      title: t('list.columns.team'),
      rowHeader: true,
      cell: ({ team, year, track }) => (
        <span className={styles.pair}>
          <b>{team || '–'}</b>
          <small>{[year, track].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    { key: 'verdict', title: t('list.columns.verdict'), cell: (line) => <Verdict line={line} /> },
  ];
  return (
    <>
      <p className={styles.sum} role="status">
        <b>{t('list.good', { count: good })}</b>
        {there > 0 && <span>{t('list.there', { count: there })}</span>}
        {bad.length > 0 && <b className={styles.bad}>{t('list.bad', { count: bad.length })}</b>}
      </p>
      {bad.length > 0 && <p className={styles.note}>{t('list.badNote')}</p>}
      {bad.length > 0 && bad.length < lines.length && (
        <Checkbox
          label={t('list.onlyBad')}
          checked={onlyBad}
          onChange={({ currentTarget }) => setOnlyBad(currentTarget.checked)}
        />
      )}
      <div className={styles.rows}>
        <Table
          caption={t('list.preview')}
          columns={columns}
          rows={onlyBad ? bad : lines}
          rowKey={({ line }) => line}
          narrow="stack"
          dense
        />
      </div>
    </>
  );
}

function Verdict({ line: { problems, state } }: { line: PastLine }) {
  const t = useTexts<typeof texts>('pastBatches');
  if (problems.length === 0) {
    return <StateMark kind={state === 'there' ? 'off' : 'ok'}>{t(`list.states.${state}`)}</StateMark>;
  }
  return (
    <ul className={styles.problems}>
      {problems.map(({ column, problem, text }) => (
        <li key={column}>
          <StateMark kind="bad">
            {t(`list.problems.${problem}`, { field: t(`list.names.${column}`), text: text || '–' })}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}
