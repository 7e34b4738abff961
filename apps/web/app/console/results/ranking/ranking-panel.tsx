import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult, versionBefore } from '../result-context.ts';
import type { results } from '../results.ko.ts';
import { shownConditions } from '../shown-conditions.ts';
import styles from './ranking-panel.module.css';
import { RankingTable } from './ranking-table.tsx';

type Props = {
  /** Whether the rules are open where there is no room for them beside the ranking. */
  rulesOpen: boolean;
  onRules: () => void;
};

/** In the middle: what comes of the rules, team by team. */
export function RankingPanel({ rulesOpen, onRules }: Props) {
  const t = useTexts<typeof results>('results');
  const { data, statistics, view, past, preview, region, changed } = useResult();
  const [typed, setTyped] = useState('');
  const [standardised, setStandardised] = useState(false);
  const id = useId();
  const version = versionBefore({ data, past });
  const nothing = view.teams.every((team) => team.sheets.length === 0);
  return (
    <section className={styles.panel} aria-label={t('label')} aria-busy={preview.busy || undefined}>
      <div className={styles.top}>
        <div className={styles.sum}>
          <Figure value={String(view.selected)} word={t('sum.selected')} />
          <Figure
            value={view.moves.in > 0 ? `+${view.moves.in}` : '0'}
            word={t('sum.in')}
            look="in"
            none={view.moves.in === 0}
          />
          <Figure
            value={view.moves.out > 0 ? `−${view.moves.out}` : '0'}
            word={t('sum.out')}
            look="out"
            none={view.moves.out === 0}
          />
          <Figure value={String(view.moves.rank)} word={t('sum.rank')} none={view.moves.rank === 0} />
          <span className={styles.against} role="status">
            {preview.busy
              ? t('busy')
              : version > 0
                ? t('sum.against', { version })
                : !past && t('sum.againstSaved')}
          </span>
          {!past && <Act />}
        </div>
        {preview.failed && (
          <p className={styles.failed} role="alert">
            <DenseIcon name="stop" />
            {t('failed')}
            <TextButton className={styles.link} onClick={preview.retry}>
              {t('retry')}
            </TextButton>
          </p>
        )}
        <div className={styles.tools}>
          <RegionTabs panelId={id} />
          <div className={styles.filters}>
            <button
              type="button"
              className={styles.rulesButton}
              aria-expanded={rulesOpen}
              aria-controls="result-rules"
              onClick={onRules}
            >
              <DenseIcon name="filter" />
              {t(rulesOpen ? 'hide' : 'show')}
              {changed.length > 0 && <em>{t('changedCount', { count: changed.length })}</em>}
            </button>
            {statistics && statistics.standardised.length > 0 && (
              <label className={styles.zSwitch}>
                <input
                  type="checkbox"
                  checked={standardised}
                  onChange={(event) => setStandardised(event.target.checked)}
                />
                {t('zView')}
              </label>
            )}
            <span className={styles.find}>
              <DenseIcon name="search" />
              <input
                type="search"
                value={typed}
                aria-label={t('find')}
                placeholder={t('find')}
                onChange={(event) => setTyped(event.target.value)}
              />
            </span>
          </div>
        </div>
        {standardised && <p className={styles.zNote}>{t('zNote')}</p>}
      </div>
      <div
        id={id}
        role="tabpanel"
        className={styles.body}
        aria-labelledby={`${id}-${region ?? 'all'}`}
        data-busy={preview.busy || undefined}
      >
        {nothing ? (
          <div className={styles.empty}>
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          </div>
        ) : (
          <RankingTable key={region ?? 'all'} typed={typed} standardised={standardised} />
        )}
      </div>
    </section>
  );
}

type FigureProps = { value: string; word: string; look?: 'in' | 'out'; none?: boolean };

function Figure({ value, word, look, none }: FigureProps) {
  return (
    <span className={styles.figure} data-look={look} data-none={none || undefined}>
      <b>{value}</b>
      {word}
    </span>
  );
}

/** The one thing to do next: save what was tried, or finalise what stands. */
function Act() {
  const t = useTexts<typeof results>('results');
  const { data, unsaved, changed, view, ask } = useResult();
  const { can } = useOperator();
  const { moves } = view;
  const isNews = data.stage.version === 0 || changed.length + moves.in + moves.out + moves.rank > 0;
  const met = shownConditions(data.conditions, view).filter((condition) => condition.met).length;
  const all = data.conditions.length;
  return (
    <>
      <a href="#result-conditions" className={styles.conditions} data-met={met === all || undefined}>
        <DenseIcon name={met === all ? 'done' : 'warning'} />
        {t('conditions', { met, all })}
      </a>
      {can('finaliseResults') &&
        (unsaved.length > 0 ? (
          <Button variant="primary" onClick={() => ask({ what: 'rules' })}>
            {t('saveFirst')}
          </Button>
        ) : (
          !data.request && (
            <Button
              variant={isNews ? 'primary' : 'line'}
              icon="lock"
              aria-disabled={met < all}
              aria-describedby={met < all ? 'result-conditions' : undefined}
              onClick={() => ask({ what: 'finalise' })}
            >
              {t('finalise', { version: data.stage.version + 1 })}
            </Button>
          )
        ))}
    </>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** All, and every region with how many it sends on and how many moved. */
function RegionTabs({ panelId }: { panelId: string }) {
  const t = useTexts<typeof results>('results');
  const { view, region, setRegion, name } = useResult();
  const list = useRef<HTMLDivElement>(null);
  const moved = view.moves.in + view.moves.out;
  const quotas = hasQuotas(view.rules);
  const tabs = [
    { key: null, text: t('all'), count: String(view.selected), moved },
    ...view.regions.map((one) => ({
      key: one.region,
      text: name(one.name),
      count:
        quotas && one.national > 0 ? `${one.selected - one.national}+${one.national}` : String(one.selected),
      moved: one.moved,
    })),
  ];
  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex(({ key }) => key === region),
      tabs.length,
    );
    setRegion(tabs[next]?.key ?? null);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('regions')} ref={list} onKeyDown={press}>
      {tabs.map(({ key, text, count, moved: moves }) => (
        <button
          key={key ?? 'all'}
          type="button"
          role="tab"
          id={`${panelId}-${key ?? 'all'}`}
          aria-selected={key === region}
          aria-controls={panelId}
          tabIndex={key === region ? 0 : -1}
          onClick={() => setRegion(key)}
        >
          {text} <span>{count}</span>
          {moves > 0 && <em>{t('changes', { count: moves })}</em>}
        </button>
      ))}
    </div>
  );
}
