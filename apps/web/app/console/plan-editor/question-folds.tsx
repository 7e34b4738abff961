import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import styles from './plan-editor.module.css';

type Text = { ko: string; en: string };

type Props<Question extends Text> = {
  questions: readonly Question[];
  change: (part: { questions: Question[] }) => void;
  readOnly: boolean;
  keyOf: (question: Question) => number;
  /** How many there may be. */
  most: number;
  fresh: () => Question;
  words: {
    title: string;
    hint: string;
    add: string;
    question: (no: number) => string;
    /** Beside a folded question. */
    note: (question: Question) => string;
    up: (no: number) => string;
    down: (no: number) => string;
    remove: (no: number) => string;
  };
  /** The fields of one question. */
  children: (question: Question, no: number, edit: (part: Partial<Question>) => void) => ReactNode;
};

/** Questions in their order, each folded to its sentence until it is opened; moved, removed and added here. */
export function QuestionFolds<Question extends Text>(given: Props<Question>) {
  const { questions, change, readOnly, keyOf, most, fresh, words, children } = given;
  const language = useLanguage();
  const edit = (at: number, part: Partial<Question>) =>
    change({ questions: questions.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const move = (at: number, by: -1 | 1) => {
    const moved = [...questions];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    change({ questions: moved });
  };
  return (
    <section className={styles.part} aria-labelledby="at-questions">
      <h2 id="at-questions" tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.hint}>{words.hint}</p>
      <ol className={styles.folds}>
        {questions.map((question, index) => {
          const no = index + 1;
          return (
            <li key={keyOf(question)}>
              <details id={`at-questions.${index}`} tabIndex={-1}>
                <summary>
                  <b>{no}</b>
                  <span>{question[language] || question.ko || words.question(no)}</span>
                  <small>{words.note(question)}</small>
                </summary>
                <div className={styles.fields}>
                  {children(question, no, (part) => edit(index, part))}
                  {!readOnly && (
                    <div className={styles.actions}>
                      <MoveButtons
                        at={index}
                        count={questions.length}
                        up={words.up(no)}
                        down={words.down(no)}
                        onMove={(by) => move(index, by)}
                      />
                      <Button
                        size="sm"
                        variant="danger"
                        onClick={() => change({ questions: questions.filter((one) => one !== question) })}
                      >
                        {words.remove(no)}
                      </Button>
                    </div>
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {!readOnly && questions.length < most && (
        <Button size="sm" icon="plus" onClick={() => change({ questions: [...questions, fresh()] })}>
          {words.add}
        </Button>
      )}
    </section>
  );
}
