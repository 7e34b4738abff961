import type { WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizPlan } from '@chulbal/contract/quizzes/quizzes';
import { useTexts } from '../../lib/use-texts.ts';
import styles from '../plan-editor/plan-editor.module.css';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

type Props = { taken: WrittenQuiz['taken']; plan: QuizPlan };

/** How often each question was answered rightly, and skipped. */
export function Taken({ taken, plan }: Props) {
  const t = useTexts<typeof texts>('quizEditor');
  if (taken.count === 0) return null;
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('taken.title', { count: taken.count.toLocaleString() })}</h2>
      <p className={styles.hint}>{t('taken.hint')}</p>
      <ol className={styles.taken}>
        {plan.questions.map(({ iqNo }, index) => {
          const of = taken.questions.find((one) => one.iqNo === iqNo);
          const percent = (count: number) => Math.round((100 * count) / (of?.asked || 1));
          const right = percent(of?.right ?? 0);
          return (
            of && (
              <li key={iqNo}>
                <span>{t('taken.question', { no: index + 1 })}</span>
                <i style={{ '--v': `${right}%` }} />
                <b>
                  {t('taken.right', { percent: right })}
                  <small> / {t('taken.skipped', { percent: percent(of.skipped) })}</small>
                </b>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
