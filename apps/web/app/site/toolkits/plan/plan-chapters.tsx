import {
  type Chapter,
  chapterState,
  chapters,
  countPlan,
  type Plan,
  questionsOf,
} from '@chulbal/contract/toolkits/business-plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './plan-chapters.module.css';

type Props = { plan: Plan; now: Chapter; addressOf: (chapter: Chapter) => string };

/** The four chapters as one lane, each filled as far as it is written. */
export function PlanChapters({ plan, now, addressOf }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  return (
    <nav className={styles.chapters} aria-label={t('order')}>
      <ol>
        {chapters.map((chapter, at) => {
          const { state, part } = chapterState(plan, chapter);
          const { letters } = countPlan(plan, questionsOf[chapter]);
          return (
            <li key={chapter}>
              <Link
                to={addressOf(chapter)}
                preventScrollReset
                aria-current={chapter === now ? 'step' : undefined}
                data-state={state}
              >
                <b style={{ '--at': `${Math.round(part * 100)}%` }}>{at + 1}</b>
                <span>
                  {t(`chapters.${chapter}`)}
                  <small>{t(`state.${state}`, { count: letters })}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
