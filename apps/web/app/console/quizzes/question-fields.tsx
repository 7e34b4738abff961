import type { WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizOption, QuizPlan, QuizQuestion, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { AnswerLanes } from '../../site/quizzes/quiz-answered.tsx';
import { Button } from '../../ui/action/button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { freshNo } from '../plan-editor/fresh.ts';
import styles from '../plan-editor/plan-editor.module.css';
import { QuestionFolds } from '../plan-editor/question-folds.tsx';
import type { PlanEdit } from '../plan-editor/use-plan.ts';
import { OptionFields } from './option-fields.tsx';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

type Props = QuizEdit & { variant: QuizVariant; taken: WrittenQuiz['taken']['questions'] };

/** The pool, each question folded to its sentence until it is opened. */
export function QuestionFields({ plan: { questions }, change, readOnly, variant, taken }: Props) {
  const t = useTexts<typeof texts>('quizEditor');
  const optionNos = questions.flatMap(({ options }) => options.map(({ iqoNo }) => iqoNo));
  const freshOption = (ahead = 0): QuizOption => ({
    ...{ iqoNo: freshNo(optionNos) + ahead, ko: '', en: '', right: false },
  });
  const question = (no: number) => t('what.question', { no });
  return (
    <QuestionFolds
      {...{ questions, change, readOnly }}
      keyOf={({ iqNo }) => iqNo}
      most={200}
      fresh={() => ({
        ...{ iqNo: freshNo(questions.map(({ iqNo }) => iqNo)), ko: '', en: '', used: true },
        ...{ whyKo: '', whyEn: '', link: '', linkKo: '', linkEn: '' },
        options: [0, 1, 2, 3].map(freshOption),
      })}
      words={{
        title: t('questions', { count: questions.length }),
        hint: t('questionsHint'),
        add: t('addQuestion'),
        question,
        note: ({ used, options }) =>
          used
            ? t('rightOf', { count: options.filter(({ right }) => right).length, all: options.length })
            : t('resting'),
        up: (no) => t('up', { no }),
        down: (no) => t('down', { no }),
        remove: (no) => t('remove', { what: question(no) }),
      }}
    >
      {(one, no, edit) => (
        <>
          <TextFields question={one} readOnly={readOnly} onChange={edit} />
          <OptionFields
            questionNo={no}
            options={one.options}
            variant={variant}
            readOnly={readOnly}
            taken={taken.find(({ iqNo }) => iqNo === one.iqNo)}
            onChange={(options) => edit({ options })}
            onAdd={() => edit({ options: [...one.options, freshOption()] })}
          />
          <QuestionPreview question={one} />
        </>
      )}
    </QuestionFolds>
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

/** The question as a visitor sees it when it is answered, in the language of the console. */
function QuestionPreview({ question }: { question: QuizQuestion }) {
  const t = useTexts<typeof texts>('quizEditor');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const said = (ko: string, en: string) => (language === 'en' && en !== '' ? en : ko);
  const { options, whyKo, whyEn } = question;
  return (
    <>
      <div className={styles.actions}>
        <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('preview')}
        </Button>
      </div>
      {open && (
        <div className={styles.preview}>
          <h3>{said(question.ko, question.en)}</h3>
          <AnswerLanes
            question={{
              ...{ text: question.ko, selected: null, why: null, link: null, shares: null },
              options: options.map(({ ko, en }) => said(ko, en)),
              correct: options.flatMap(({ right }, index) => (right ? [index] : [])),
            }}
          />
          <p>{said(whyKo, whyEn)}</p>
        </div>
      )}
    </>
  );
}

/** What every part of the editor works with. */
export type QuizEdit = PlanEdit<QuizPlan>;
