import type { WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import styles from '../plan-editor/plan-editor.module.css';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';

/** How often each type came out, and which answer was chosen how often. */
export function Taken({ taken, plan }: Pick<WrittenTypeTest, 'taken' | 'plan'>) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const language = useLanguage();
  if (taken.count === 0) return null;
  const named = new Map(plan.types.map((type) => [type.code, type[language] || type.ko]));
  const percent = (count: number) => Math.round((100 * count) / taken.count);
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('taken.title', { count: taken.count.toLocaleString() })}</h2>
      <ul className={styles.taken}>
        {taken.types.map(({ code, count }) => (
          <li key={code}>
            <span>{named.get(code) ?? code}</span>
            <i style={{ '--v': `${percent(count)}%` }} />
            <b>{t('taken.percent', { percent: percent(count) })}</b>
          </li>
        ))}
      </ul>
      <details className={styles.chosen}>
        <summary>{t('taken.byQuestion')}</summary>
        <ol>
          {Object.entries(taken.chosen).map(([place, counts]) => (
            <li key={place}>
              {t('taken.question', { no: Number(place) + 1 })}
              <span>{counts.map((count) => `${percent(count)}%`).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
