import type { WrittenQuiz } from '@chulbal/contract/operator-quizzes';
import type { QuizOption, QuizQuestion, QuizVariant } from '@chulbal/contract/quizzes';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { BothLanguages } from '../../console/both-languages.tsx';
import { freshNo } from '../../console/plan-editor/fresh.ts';
import styles from '../../console/plan-editor/plan-editor.module.css';
import type { QuizEdit } from './commands.ts';
import { OptionFields } from './option-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

type Props = QuizEdit & { variant: QuizVariant; taken: WrittenQuiz['taken']['questions'] };

/** The pool, each question folded to its sentence until it is opened. */
export function QuestionFields({ plan: { questions }, change, readOnly, variant, taken }: Props) {
  const t = useTexts<typeof texts>('quizEditor');
  const edit = (at: number, part: Partial<QuizQuestion>) =>
    change({ questions: questions.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const move = (at: number, by: -1 | 1) => {
    const moved = [...questions];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    change({ questions: moved });
  };
  const optionNos = questions.flatMap(({ options }) => options.map(({ iqoNo }) => iqoNo));
  const freshOption = (ahead = 0): QuizOption => ({
    ...{ iqoNo: freshNo(optionNos) + ahead, ko: '', en: '', right: false },
  });
  return (
    <section className={styles.part} aria-labelledby="at-questions">
      <h2 id="at-questions" tabIndex={-1}>
        {t('questions', { count: questions.length })}
      </h2>
      <p className={styles.hint}>{t('questionsHint')}</p>
      <ol className={styles.folds}>
        {questions.map((question, index) => {
          const no = index + 1;
          const right = question.options.filter((option) => option.right).length;
          return (
            <li key={question.iqNo}>
              <details id={`at-questions.${index}`} tabIndex={-1}>
                <summary>
                  <b>{no}</b>
                  <span>{question.ko || t('what.question', { no })}</span>
                  <small>
                    {question.used
                      ? t('rightOf', { count: right, all: question.options.length })
                      : t('resting')}
                  </small>
                </summary>
                <div className={styles.fields}>
                  <TextFields
                    question={question}
                    readOnly={readOnly}
                    onChange={(part) => edit(index, part)}
                  />
                  <OptionFields
                    questionNo={no}
                    options={question.options}
                    variant={variant}
                    readOnly={readOnly}
                    taken={taken.find(({ iqNo }) => iqNo === question.iqNo)}
                    onChange={(options) => edit(index, { options })}
                    onAdd={() => edit(index, { options: [...question.options, freshOption()] })}
                  />
                  <QuestionPreview question={question} />
                  {!readOnly && (
                    <div className={styles.doors}>
                      <IconButton
                        icon="chevron-up"
                        label={t('up', { no })}
                        disabled={index === 0}
                        onClick={() => move(index, -1)}
                      />
                      <IconButton
                        icon="chevron-down"
                        label={t('down', { no })}
                        disabled={index === questions.length - 1}
                        onClick={() => move(index, 1)}
                      />
                      <Button
                        size="sm"
                        variant="danger"
                        onClick={() => change({ questions: questions.filter((one) => one !== question) })}
                      >
                        {t('remove', { what: t('what.question', { no }) })}
                      </Button>
                    </div>
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {!readOnly && questions.length < 200 && (
        <Button
          size="sm"
          icon="plus"
          onClick={() =>
            change({
              questions: [
                ...questions,
                {
                  ...{ iqNo: freshNo(questions.map(({ iqNo }) => iqNo)), ko: '', en: '', used: true },
                  ...{ whyKo: '', whyEn: '', link: '', linkKo: '', linkEn: '' },
                  options: [0, 1, 2, 3].map(freshOption),
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

type TextProps = {
  question: QuizQuestion;
  readOnly: boolean;
  onChange: (part: Partial<QuizQuestion>) => void;
};

function TextFields({ question, readOnly, onChange }: TextProps) {
  const t = useTexts<typeof texts>('quizEditor');
  const noError = () => undefined;
  return (
    <fieldset className={styles.fields} disabled={readOnly}>
      <Checkbox
        label={t('used')}
        checked={question.used}
        onChange={(event) => onChange({ used: event.currentTarget.checked })}
      />
      <BothLanguages
        label={t('question')}
        value={question}
        maxLength={140}
        error={noError}
        onChange={({ ko, en }) => onChange({ ko, en })}
      />
      <BothLanguages
        label={t('why')}
        hint={t('whyHint')}
        value={{ ko: question.whyKo, en: question.whyEn }}
        maxLength={300}
        rows={3}
        error={noError}
        onChange={({ ko, en }) => onChange({ whyKo: ko, whyEn: en })}
      />
      <Field label={t('link')} hint={t('linkHint')} optional>
        <TextInput
          maxLength={500}
          value={question.link}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
      </Field>
      {question.link !== '' && (
        <BothLanguages
          label={t('linkText')}
          value={{ ko: question.linkKo, en: question.linkEn }}
          maxLength={40}
          error={noError}
          onChange={({ ko, en }) => onChange({ linkKo: ko, linkEn: en })}
        />
      )}
    </fieldset>
  );
}
