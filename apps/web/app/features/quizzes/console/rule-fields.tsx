import type { QuizVariant } from '@chulbal/contract/quizzes';
import { useTexts } from '../../../lib/use-texts.ts';
import { BothLanguages } from '../../console/both-languages.tsx';
import { NumberField } from '../../console/plan-editor/number-field.tsx';
import styles from '../../console/plan-editor/plan-editor.module.css';
import type { QuizEdit } from './commands.ts';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

const limits = { asked: [1, 20], pass: [1, 20], seconds: [30, 1800] } as const;

/** What the quiz is called, how much of the pool it asks, and when it is passed. */
export function RuleFields({ plan, change, readOnly, variant }: QuizEdit & { variant: QuizVariant }) {
  const t = useTexts<typeof texts>('quizEditor');
  const numbers = variant === 'b' ? (['asked', 'pass', 'seconds'] as const) : (['asked', 'pass'] as const);
  return (
    <section className={styles.part} aria-labelledby="at-name">
      <h2 id="at-name" tabIndex={-1}>
        {t('name')}
      </h2>
      <fieldset className={styles.fields} disabled={readOnly}>
        <BothLanguages
          label={t('quizName')}
          value={{ ko: plan.nameKo, en: plan.nameEn }}
          maxLength={40}
          error={() => undefined}
          onChange={({ ko, en }) => change({ nameKo: ko, nameEn: en })}
        />
        <BothLanguages
          label={t('lead')}
          value={{ ko: plan.leadKo, en: plan.leadEn }}
          maxLength={200}
          rows={2}
          error={() => undefined}
          onChange={({ ko, en }) => change({ leadKo: ko, leadEn: en })}
        />
        <div className={styles.numbers}>
          {numbers.map((key) => {
            const [min, max] = limits[key];
            return (
              <NumberField
                key={key}
                id={`at-${key}`}
                label={t(key)}
                hint={t(`${key}Hint`)}
                {...{ min, max, readOnly, value: plan[key] }}
                onChange={(given) => change({ [key]: given })}
              />
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}
