import type { TypeTestChoice, TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { freshNo } from '../plan-editor/fresh.ts';
import styles from '../plan-editor/plan-editor.module.css';
import { QuestionFolds } from '../plan-editor/question-folds.tsx';
import type { PlanEdit } from '../plan-editor/use-plan.ts';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import { WeightFields } from './weight-fields.tsx';

/** The questions in their order, each folded to its sentence until it is opened. */
export function QuestionFields({ plan, change, readOnly }: TypeTestEdit) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const { questions } = plan;
  const choiceNos = questions.flatMap(({ choices }) => choices.map(({ iieqcNo }) => iieqcNo));
  const freshChoice = (ahead = 0): TypeTestChoice => ({
    ...{ iieqcNo: freshNo(choiceNos) + ahead, ko: '', en: '', weights: {} },
  });
  const question = (no: number) => t('what.question', { no });
  return (
    <QuestionFolds
      {...{ questions, change, readOnly }}
      keyOf={({ iieqNo }) => iieqNo}
      most={30}
      fresh={() => ({
        ...{ iieqNo: freshNo(questions.map(({ iieqNo }) => iieqNo)), ko: '', en: '' },
        choices: [freshChoice(), freshChoice(1)],
      })}
      words={{
        title: t('questions', { count: questions.length }),
        hint: t('questionsHint'),
        add: t('addQuestion'),
        question,
        note: ({ choices }) => t('choicesOf', { count: choices.length }),
        up: (no) => t('up', { no }),
        down: (no) => t('down', { no }),
        remove: (no) => t('remove', { what: question(no) }),
      }}
    >
      {(one, no, edit) => (
        <>
          <fieldset className={styles.fields} disabled={readOnly}>
            <BothLanguages
              label={t('sentence')}
              value={one}
              maxLength={120}
              error={() => undefined}
              onChange={({ ko, en }) => edit({ ko, en })}
            />
          </fieldset>
          <Choices
            axes={plan.axes}
            questionNo={no}
            choices={one.choices}
            readOnly={readOnly}
            onChange={(choices) => edit({ choices })}
            onAdd={() => edit({ choices: [...one.choices, freshChoice()] })}
          />
        </>
      )}
    </QuestionFolds>
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

/** What every part of the editor works with. */
export type TypeTestEdit = PlanEdit<TypeTestPlan>;
