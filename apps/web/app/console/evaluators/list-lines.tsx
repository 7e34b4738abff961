import type { ListedEvaluator } from '@chulbal/contract/evaluators/evaluators';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';

/** Every line of a list, with what is wrong with it beside it. */
export function ListLines({ lines }: { lines: readonly ListedEvaluator[] }) {
  const t = useTexts<typeof texts>('evaluators');
  const [onlyBad, setOnlyBad] = useState(false);
  const known = lines.filter(isKnown).length;
  const bad = lines.filter((line) => line.evaluator === null && !isKnown(line));
  const good = lines.length - bad.length - known;
  const shown = onlyBad ? bad : lines;

  const columns: Column<ListedEvaluator>[] = [
    { key: 'line', title: t('listColumns.line'), right: true, nowrap: true, cell: ({ line }) => line },
    {
      key: 'name',
      title: t('listColumns.name'),
      rowHeader: true,
      cell: ({ written }) => (
        <TwoLines note={written.email}>
          <b>{written.name || '–'}</b>
        </TwoLines>
      ),
    },
    {
      key: 'affiliation',
      title: t('listColumns.affiliation'),
      cell: ({ written }) => <TwoLines note={written.schoolName}>{written.affiliation || '–'}</TwoLines>,
    },
    {
      key: 'verdict',
      title: t('listColumns.verdict'),
      cell: (line) => <Verdict line={line} />,
    },
  ];
  return (
    <div className={styles.lines}>
      <div className={styles.sum} role="status">
        <b>{t('good', { count: good })}</b>
        {known > 0 && <span>{t('known', { count: known })}</span>}
        {bad.length > 0 && <b className={styles.bad}>{t('bad', { count: bad.length })}</b>}
      </div>
      {bad.length > 0 && <p className={styles.note}>{t('badNote')}</p>}
      {bad.length > 0 && bad.length < lines.length && (
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

/** Who has this address is an evaluator already: invited by this very list, perhaps. */
function isKnown({ problems }: ListedEvaluator): boolean {
  return problems.some(({ problem }) => problem === 'emailTaken');
}

function Verdict({ line }: { line: ListedEvaluator }) {
  const t = useTexts<typeof texts>('evaluators');
  if (isKnown(line)) {
    return (
      <span className={styles.known}>
        <Icon name="minus" size="sm" />
        {t('skipped')}
      </span>
    );
  }
  if (line.problems.length === 0) {
    return (
      <span className={styles.ready}>
        <Icon name="check" size="sm" />
        {t('ready')}
      </span>
    );
  }
  return (
    <ul className={styles.problems}>
      {line.problems.map(({ field, problem, text }) => (
        <li key={field}>
          <Icon name="warning" size="sm" />
          {t(`problems.${problem}`, { field: t(`names.${field}`), text: text || '–' })}
        </li>
      ))}
    </ul>
  );
}
