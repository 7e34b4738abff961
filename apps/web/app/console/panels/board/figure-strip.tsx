import { useTexts } from '../../../lib/use-texts.ts';
import type { panels as texts } from '../panels.ko.ts';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';

/** What the panels come to as they stand on the page, counted anew with every move. */
export function FigureStrip() {
  const t = useTexts<typeof texts>('panels');
  const { facts, arrangement, figures } = useBoard();
  const loads = [...figures.load.values()].filter((load) => load > 0);
  const lightest = loads.length > 0 ? Math.min(...loads) : 0;
  const heaviest = loads.length > 0 ? Math.max(...loads) : 0;
  const sizes = arrangement.map(({ teams }) => teams.length);
  const placed = sizes.reduce((sum, size) => sum + size, 0);
  const span = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
  const perPanel = sizes.length > 0 ? span(Math.min(...sizes), Math.max(...sizes)) : '–';
  const bad = figures.short.length + figures.withoutPanel.length;
  return (
    <dl className={styles.figures}>
      <Figure
        term={t('figures.panels')}
        value={arrangement.length}
        note={t('figures.perPanel', { count: perPanel })}
      />
      <Figure
        term={t('figures.teams')}
        value={placed.toLocaleString()}
        note={t('figures.ofTeams', { count: facts.teams.size.toLocaleString() })}
        bad={figures.withoutPanel.length > 0}
      />
      <Figure
        term={t('figures.evaluations')}
        value={figures.evaluations.toLocaleString()}
        note={t('figures.each', { count: facts.panelSize })}
      />
      <Figure
        term={t('figures.load')}
        value={loads.length > 0 ? span(lightest, heaviest) : '–'}
        note={
          figures.overLimit.length > 0
            ? t('figures.over', { count: figures.overLimit.length })
            : t('figures.within', { count: loads.length })
        }
        bad={figures.overLimit.length > 0}
      />
      <Figure
        term={t('figures.conflicts')}
        value={figures.conflictsAvoided.toLocaleString()}
        note={t('figures.covered', { count: figures.alternatesUsed.toLocaleString() })}
      />
      <Figure
        term={t('figures.short')}
        value={bad.toLocaleString()}
        note={bad === 0 ? t('figures.allCovered') : t('figures.below', { count: facts.panelSize })}
        bad={bad > 0}
      />
    </dl>
  );
}

type FigureProps = { term: string; value: string | number; note: string; bad?: boolean };

function Figure({ term, value, note, bad }: FigureProps) {
  return (
    <div data-bad={bad || undefined}>
      <dt>{term}</dt>
      <dd>
        <b>{value}</b>
        <span>{note}</span>
      </dd>
    </div>
  );
}
