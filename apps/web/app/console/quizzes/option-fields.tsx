import type { WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizOption, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

type Props = {
  questionNo: number;
  options: readonly QuizOption[];
  variant: QuizVariant;
  readOnly: boolean;
  /** How the question was answered so far. */
  taken: WrittenQuiz['taken']['questions'][number] | undefined;
  onChange: (options: QuizOption[]) => void;
  onAdd: () => void;
};

/** The options of a question, which of them are right, and how often each was chosen. */
export function OptionFields({ questionNo, options, variant, readOnly, taken, onChange, onAdd }: Props) {
  const t = useTexts<typeof texts>('quizEditor');
  const percent = (count: number) => Math.round((100 * count) / (taken?.asked || 1));
  const edit = (at: number, part: Partial<QuizOption>) =>
    onChange(options.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const mark = (at: number, right: boolean) =>
    variant === 'a'
      ? onChange(options.map((one, index) => ({ ...one, right: index === at })))
      : edit(at, { right });
  return (
    <>
      {taken && (
        <p className={styles.hint}>
          {t('taken.asked', {
            ...{ count: taken.asked, right: percent(taken.right), skipped: percent(taken.skipped) },
          })}
        </p>
      )}
      <ol className={styles.choices}>
        {options.map((option, index) => {
          const name = t('what.option', { no: questionNo, option: index + 1 });
          const chosen = taken?.chosen.find(({ iqoNo }) => iqoNo === option.iqoNo)?.count ?? 0;
          return (
            <li
              key={option.iqoNo}
              id={`at-questions.${questionNo - 1}.options.${index}`}
              tabIndex={-1}
              className={styles.choice}
              data-right={option.right || undefined}
            >
              <fieldset disabled={readOnly}>
                <BothLanguages
                  label={t('option', { no: index + 1 })}
                  value={option}
                  maxLength={100}
                  error={() => undefined}
                  onChange={({ ko, en }) => edit(index, { ko, en })}
                />
              </fieldset>
              <p className={styles.actions}>
                <label className={styles.right}>
                  <input
                    type={variant === 'a' ? 'radio' : 'checkbox'}
                    name={`right-${questionNo}`}
                    aria-label={`${name}: ${t('right')}`}
                    checked={option.right}
                    disabled={readOnly}
                    onChange={(event) => mark(index, event.currentTarget.checked)}
                  />
                  {t('right')}
                </label>
                {taken && (
                  <small className={styles.hint}>{t('taken.chosen', { percent: percent(chosen) })}</small>
                )}
              </p>
              {!readOnly && (
                <IconButton
                  icon="cross"
                  label={t('remove', { what: name })}
                  onClick={() => onChange(options.filter((one) => one !== option))}
                />
              )}
            </li>
          );
        })}
        {!readOnly && options.length < 6 && (
          <li>
            <Button size="sm" icon="plus" onClick={onAdd}>
              {t('addOption')}
            </Button>
          </li>
        )}
      </ol>
    </>
  );
}
