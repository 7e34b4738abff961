import type { TypeTestChoice, TypeTestQuestion } from '@chulbal/contract/type-test';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { BothLanguages } from '../../console/both-languages.tsx';
import { freshNo } from '../../console/plan-editor/fresh.ts';
import styles from '../../console/plan-editor/plan-editor.module.css';
import type { TypeTestEdit } from './commands.ts';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import { WeightFields } from './weight-fields.tsx';

/** The questions in their order, each folded to its sentence until it is opened. */
export function QuestionFields({ plan, change, readOnly }: TypeTestEdit) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const { questions } = plan;
  const edit = (at: number, part: Partial<TypeTestQuestion>) =>
    change({ questions: questions.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const move = (at: number, by: -1 | 1) => {
    const moved = [...questions];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    change({ questions: moved });
  };
  const choiceNos = questions.flatMap(({ choices }) => choices.map(({ iieqcNo }) => iieqcNo));
  const freshChoice = (ahead = 0): TypeTestChoice => ({
    ...{ iieqcNo: freshNo(choiceNos) + ahead, ko: '', en: '', weights: {} },
  });
  return (
    <section className={styles.part} aria-labelledby="at-questions">
      <h2 id="at-questions" tabIndex={-1}>
        {t('questions', { count: questions.length })}
      </h2>
      <p className={styles.hint}>{t('questionsHint')}</p>
      <ol className={styles.folds}>
        {questions.map((question, index) => (
          <li key={question.iieqNo}>
            <details id={`at-questions.${index}`} tabIndex={-1}>
              <summary>
                <b>{index + 1}</b>
                <span>{question.ko || t('what.question', { no: index + 1 })}</span>
                <small>{t('choicesOf', { count: question.choices.length })}</small>
              </summary>
              <div className={styles.fields}>
                <fieldset className={styles.fields} disabled={readOnly}>
                  <BothLanguages
                    label={t('what.question', { no: index + 1 })}
                    value={question}
                    maxLength={120}
                    error={() => undefined}
                    onChange={({ ko, en }) => edit(index, { ko, en })}
                  />
                </fieldset>
                <Choices
                  axes={plan.axes}
                  questionNo={index + 1}
                  choices={question.choices}
                  readOnly={readOnly}
                  onChange={(choices) => edit(index, { choices })}
                  onAdd={() => edit(index, { choices: [...question.choices, freshChoice()] })}
                />
                {!readOnly && (
                  <div className={styles.doors}>
                    <IconButton
                      icon="chevron-up"
                      label={t('up', { no: index + 1 })}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={t('down', { no: index + 1 })}
                      disabled={index === questions.length - 1}
                      onClick={() => move(index, 1)}
                    />
                    <Button
                      size="sm"
                      variant="danger"
                      onClick={() => change({ questions: questions.filter((one) => one !== question) })}
                    >
                      {t('remove', { what: t('what.question', { no: index + 1 }) })}
                    </Button>
                  </div>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
      {!readOnly && questions.length < 30 && (
        <Button
          size="sm"
          icon="plus"
          onClick={() =>
            change({
              questions: [
                ...questions,
                {
                  ...{ iieqNo: freshNo(questions.map(({ iieqNo }) => iieqNo)), ko: '', en: '' },
                  choices: [freshChoice(), freshChoice(1)],
                },
              ],
            })
          }
        >
          {t('addQuestion')}
        </Button>
      )}
    </section>
  );
}

type ChoicesProps = {
  axes: TypeTestEdit['plan']['axes'];
  questionNo: number;
  choices: readonly TypeTestChoice[];
  readOnly: boolean;
  onChange: (choices: TypeTestChoice[]) => void;
  onAdd: () => void;
};

function Choices({ axes, questionNo, choices, readOnly, onChange, onAdd }: ChoicesProps) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const edit = (at: number, part: Partial<TypeTestChoice>) =>
    onChange(choices.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <ol className={styles.choices}>
      {choices.map((choice, index) => {
        const name = t('what.choice', { no: questionNo, choice: index + 1 });
        return (
          <li
            key={choice.iieqcNo}
            id={`at-questions.${questionNo - 1}.choices.${index}`}
            tabIndex={-1}
            className={styles.choice}
          >
            <fieldset disabled={readOnly}>
              <BothLanguages
                label={t('what.answer', { no: index + 1 })}
                value={choice}
                maxLength={80}
                error={() => undefined}
                onChange={({ ko, en }) => edit(index, { ko, en })}
              />
            </fieldset>
            <WeightFields
              axes={axes}
              of={name}
              weights={choice.weights}
              readOnly={readOnly}
              onChange={(weights) => edit(index, { weights })}
            />
            {!readOnly && (
              <IconButton
                icon="cross"
                label={t('remove', { what: name })}
                onClick={() => onChange(choices.filter((one) => one !== choice))}
              />
            )}
          </li>
        );
      })}
      {!readOnly && choices.length < 6 && (
        <li>
          <Button size="sm" icon="plus" onClick={onAdd}>
            {t('addChoice')}
          </Button>
        </li>
      )}
    </ol>
  );
}
