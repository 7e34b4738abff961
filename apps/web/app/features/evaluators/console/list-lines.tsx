import type { ListedEvaluator } from '@chulbal/contract/evaluators';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { evaluatorList as texts } from './evaluator-list.ko.ts';
import styles from './list-dialog.module.css';

/** Every line of a list, with what is wrong with it beside it. */
export function ListLines({ lines }: { lines: readonly ListedEvaluator[] }) {
  const t = useTexts<typeof texts>('evaluatorList');
  const [onlyBad, setOnlyBad] = useState(false);
  const bad = lines.filter(({ evaluator }) => evaluator === null);
  const good = lines.length - bad.length;
  const shown = onlyBad ? bad : lines;

  const columns: Column<ListedEvaluator>[] = [
    { key: 'line', title: t('columns.line'), right: true, nowrap: true, cell: ({ line }) => line },
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ written }) => (
        <span className={styles.person}>
          <b>{written.name || '–'}</b>
          <span>{written.email}</span>
        </span>
      ),
    },
    {
      key: 'affiliation',
      title: t('columns.affiliation'),
      cell: ({ written }) => (
        <span className={styles.person}>
          {written.affiliation || '–'}
          {written.schoolName && <span>{written.schoolName}</span>}
        </span>
      ),
    },
    {
      key: 'verdict',
      title: t('columns.verdict'),
      cell: ({ problems }) =>
        problems.length === 0 ? (
          <span className={styles.ready}>
            <Icon name="check" size="sm" />
            {t('ready')}
          </span>
        ) : (
          <ul className={styles.problems}>
            {problems.map(({ field, problem, text }) => (
              <li key={field}>
                <Icon name="warning" size="sm" />
                {t(`problems.${problem}`, { field: t(`names.${field}`), text: text || '–' })}
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <div className={styles.lines}>
      <div className={styles.sum} role="status">
        <b>{t('good', { count: good })}</b>
        {bad.length > 0 && <b className={styles.bad}>{t('bad', { count: bad.length })}</b>}
      </div>
      {bad.length > 0 && <p className={styles.note}>{t('badNote')}</p>}
      {bad.length > 0 && good > 0 && (
        <Checkbox
          label={t('onlyBad')}
          checked={onlyBad}
          onChange={({ currentTarget }) => setOnlyBad(currentTarget.checked)}
        />
      )}
      <div className={styles.table}>
        <Table
          caption={t('preview')}
          columns={columns}
          rows={shown}
          rowKey={({ line }) => line}
          narrow="scroll"
          dense
        />
      </div>
    </div>
  );
}
