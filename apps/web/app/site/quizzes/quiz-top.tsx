import type { QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import { useTexts } from '../../lib/use-texts.ts';
import { QuestionTop } from '../../ui/question/question-top.tsx';
import type { quiz as texts } from './quiz.ko.ts';

/** The questions as legs of a lane: right, missed, the one that is shown, and those ahead. */
export function QuizTop({ play, index }: { play: QuizPlay; index: number }) {
  const t = useTexts<typeof texts>('quiz');
  const { questions, right, variant } = play;
  const count = questions.length;
  const label = t(variant === 'a' ? 'progress' : 'progressB', { at: index + 1, count, right });
  return (
    <QuestionTop
      at={index + 1}
      count={count}
      label={label}
      legs={questions.map((question, place) => ({
        key: String(place),
        state: place === index ? 'now' : legOf(question),
        at: 100,
      }))}
    />
  );
}

/** How a question was run, as far as that is told. */
export function legOf({ selected, correct }: QuizPlay['questions'][number]): 'done' | 'missed' | 'ahead' {
  if (selected === null) return correct === null ? 'ahead' : 'missed';
  return correct === null || isRight(selected, correct) ? 'done' : 'missed';
}

export function isRight(selected: readonly number[] | null, correct: readonly number[]): boolean {
  return selected?.length === correct.length && correct.every((index) => selected.includes(index));
}
