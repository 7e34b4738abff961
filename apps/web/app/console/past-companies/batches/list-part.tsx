import type { PastLine } from '@chulbal/contract/past-companies/operators';
import {
  neededPastColumns,
  pastColumnKeys,
  pastEventKindNames,
  pastSourceNames,
} from '@chulbal/contract/past-companies/values';
import { useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Progress } from '../../../ui/data/progress.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { HeldNote } from '../../../ui/form/file-slot/held-note.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { pastAdmin as texts } from '../past-admin.ko.ts';
import styles from './past-batches.module.css';
import { usePastList } from './use-past-list.ts';

/** A list with its pictures: choose, look at every line, bring in those that are good. */
export function ListPart() {
  const t = useTexts<typeof texts>('pastAdmin');
  const input = useRef<HTMLInputElement>(null);
  const { reading, held, choose, bring, restart } = usePastList();
  const { state, lines, refused, problem, done, total } = reading;
  const good = (lines ?? []).filter(isGood).length;
  const busy = state === 'reading' || state === 'storing';

  async function bringIn() {
    const count = await bring();
    if (count !== null) toast.success(t('list.brought', { count }));
  }
  return (
    <div className={styles.list}>
      <ListGuide />
      <div className={styles.acts}>
        <Button busy={busy} icon="upload" onClick={() => input.current?.click()}>
          {t(state === 'idle' ? 'list.pick' : 'list.more')}
        </Button>
        {state === 'read' && (
          <Button variant="ghost" onClick={restart}>
            {t('list.again')}
          </Button>
        )}
        {good > 0 && (
          <Button variant="ink" busy={state === 'bringing'} onClick={() => void bringIn()}>
            {t('list.bring', { count: good })}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".csv,.zip,image/png,image/jpeg,image/webp"
        aria-label={t('list.pick')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void choose(files);
        }}
      />
      <HeldNote held={held} />
      <div role="status" className={styles.far}>
        {state === 'reading' && <p>{t('list.reading')}</p>}
        {state === 'storing' && (
          <>
            <p>{t('list.storing', { done, total })}</p>
            <Progress percent={Math.round((done / total) * 100)} label={t('list.title')} />
          </>
        )}
      </div>
      {problem && <ErrorSummary errors={{}} message={problem} />}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <b>{t('list.refused', { count: refused.length })}</b>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>
                {name} · {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {lines && lines.length > 0 && <ListLines lines={lines} />}
    </div>
  );
}

/** How a list has to look, and an empty one to begin with. */
function ListGuide() {
  const t = useTexts<typeof texts>('pastAdmin');
  const language = useLanguage();
  const needs = (column: string) => neededPastColumns.some((one) => one === column);
  const named = (wanted: boolean) =>
    pastColumnKeys
      .filter((column) => needs(column) === wanted)
      .map((column) => t(`list.names.${column}`))
      .join(', ');
  const words = (names: Record<string, { ko: string; en: string }>) =>
    Object.values(names)
      .map((name) => name[language])
      .join(', ');
  return (
    <div className={styles.guide}>
      <p className={styles.note}>{t('list.lede')}</p>
      <DefinitionList
        ruled
        facts={[
          { key: 'needed', term: t('list.needed'), text: named(true) },
          { key: 'extra', term: t('list.extra'), text: named(false) },
          {
            key: 'events',
            term: t('list.events'),
            text: (
              <>
                {t('list.eventsText')}
                <small>
                  {t('list.kinds')}: {words(pastEventKindNames)}
                </small>
                <small>
                  {t('list.sources')}: {words(pastSourceNames)}
                </small>
              </>
            ),
          },
        ]}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href="/console/past/template"
        download={t('list.templateName')}
      >
        <Icon name="download" />
        {t('list.template')}
      </a>
    </div>
  );
}

/** Whether a line is brought in. */
function isGood({ problems, state }: PastLine): boolean {
  return problems.length === 0 && state !== 'there';
}

/** Every line of a list, with what is wrong with it beside it. */
function ListLines({ lines }: { lines: readonly PastLine[] }) {
  const t = useTexts<typeof texts>('pastAdmin');
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
  const t = useTexts<typeof texts>('pastAdmin');
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
