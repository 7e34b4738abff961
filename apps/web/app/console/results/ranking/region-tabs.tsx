import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { useResult } from '../result-context.ts';
import type { resultRanking as texts } from '../result-ranking.ko.ts';
import styles from './region-tabs.module.css';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** All, and every region with how many it sends on and how many moved. */
export function RegionTabs({ panelId }: { panelId: string }) {
  const t = useTexts<typeof texts>('resultRanking');
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
