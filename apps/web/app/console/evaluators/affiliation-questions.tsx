import type { ListedEvaluator } from '@chulbal/contract/evaluators/evaluators';
import { useTexts } from '../../lib/use-texts.ts';
import { type AffiliationAnswer, AffiliationQuestion, affiliationInput } from './affiliation-question.tsx';
import type { evaluatorList as texts } from './evaluator-list.ko.ts';
import styles from './list-dialog.module.css';

export type Answers = Readonly<Record<string, AffiliationAnswer>>;

type Props = { lines: readonly ListedEvaluator[]; answers: Answers; onAnswers: (answers: Answers) => void };

/** The affiliations of a list that may be schools, each asked once however many lines have it. */
export function AffiliationQuestions({ lines, answers, onAnswers }: Props) {
  const t = useTexts<typeof texts>('evaluatorList');
  const asked = Map.groupBy(
    lines.filter(({ evaluator, affiliationSchools }) => evaluator && affiliationSchools.length > 0),
    ({ written }) => written.affiliation ?? '',
  );
  if (asked.size === 0) return null;
  return (
    <section className={styles.belongs}>
      <h3>{t('belongs', { count: asked.size })}</h3>
      <p className={styles.note}>{t('belongsNote')}</p>
      <ul>
        {[...asked].map(([affiliation, same], place) => (
          <li key={affiliation}>
            <AffiliationQuestion
              name={`belongs-${place}`}
              affiliation={t('belongsTo', { affiliation, count: same.length })}
              schools={same[0]?.affiliationSchools ?? []}
              answer={answers[affiliation] ?? null}
              onAnswer={(answer) => onAnswers({ ...answers, [affiliation]: answer })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lines with what was answered about their affiliations. */
export function answered(lines: readonly ListedEvaluator[], answers: Answers): ListedEvaluator[] {
  return lines.map((line) =>
    line.evaluator
      ? {
          ...line,
          evaluator: { ...line.evaluator, ...affiliationInput(answers[line.evaluator.affiliation] ?? null) },
        }
      : line,
  );
}
