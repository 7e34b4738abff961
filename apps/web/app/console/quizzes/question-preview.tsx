import type { QuizQuestion } from '@chulbal/contract/quizzes/quizzes';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { AnswerLanes } from '../../site/quizzes/quiz-answered.tsx';
import { Button } from '../../ui/action/button.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

/** The question as a visitor sees it when it is answered, in the language of the console. */
export function QuestionPreview({ question }: { question: QuizQuestion }) {
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
