import type { QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { useTexts } from '../../lib/use-texts.ts';
import { NamePart } from '../plan-editor/name-part.tsx';
import { NumberField } from '../plan-editor/number-field.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import type { QuizEdit } from './commands.ts';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

const limits = { asked: [1, 20], pass: [1, 20], seconds: [30, 1800] } as const;

/** What the quiz is called, how much of the pool it asks, and when it is passed. */
export function RuleFields({ plan, change, readOnly, variant }: QuizEdit & { variant: QuizVariant }) {
  const t = useTexts<typeof texts>('quizEditor');
  const numbers = variant === 'b' ? (['asked', 'pass', 'seconds'] as const) : (['asked', 'pass'] as const);
  return (
    <NamePart
      {...{ plan, change, readOnly }}
      words={{ title: t('name'), name: t('quizName'), lead: t('lead') }}
    >
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
    </NamePart>
  );
}
