import { createHash, randomUUID } from 'node:crypto';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { chosenText, drawnQuestions, isRight } from '@chulbal/domain/quizzes/rules';
import { publishQuiz, saveQuiz } from '@chulbal/domain/quizzes/write.commands';
import { workingTime } from './dates.ts';
import type { Deed } from './deed.ts';
import { type DemoQuestion, questionsA } from './quiz-a.texts.ts';
import { questionsB } from './quiz-b.texts.ts';

/** The quizzes of the demo. */
export const demoQuizzes: Record<QuizVariant, QuizPlan> = {
  a: {
    ...{ nameKo: '창업 상식 퀴즈', nameEn: 'Start-up basics' },
    leadKo: '창업을 처음 만나는 사람을 위한 열 문제예요. 답을 고르면 바로 까닭을 알려 드려요.',
    leadEn: 'Ten questions for anyone new to start-ups. You learn why right after each answer.',
    ...{ asked: 10, pass: 8, seconds: 180, questions: written(questionsA) },
  },
  b: {
    ...{ nameKo: '창업 스피드 퀴즈', nameEn: 'Start-up sprint' },
    leadKo: '맞는 답이 여럿이에요. 시간이 끝나기 전에 모두 고르고, 까닭은 결승선에서 확인해요.',
    leadEn: 'More than one answer is right. Choose them all before time runs out, and see why at the finish.',
    ...{ asked: 8, pass: 5, seconds: 180, questions: written(questionsB) },
  },
};

function written(questions: readonly DemoQuestion[]): QuizPlan['questions'] {
  return questions.map(({ text, why, right, wrong, link, linkText }, index) => {
    const { ko: whyKo, en: whyEn } = both(why);
    const linked = both(linkText ?? ' | ');
    return {
      ...{ iqNo: index + 1, ...both(text), whyKo, whyEn, used: true },
      ...{ link: link ?? '', linkKo: linked.ko, linkEn: linked.en },
      options: [...right, ...wrong].map((one, place) => ({
        ...{ iqoNo: index * 10 + place + 1, ...both(one), right: place < right.length },
      })),
    };
  });
}

function both(text: string): { ko: string; en: string } {
  const [ko = '', en = ''] = text.split('|').map((part) => part.trim());
  return { ko, en };
}

/** How often each has been played. */
const PLAYS = 180;

const HOUR_MS = 3_600_000;

/** Both quizzes, published before the exhibition, and how visitors have answered since. */
export function quizDeeds(tx: Db, { actor, now }: { actor: OperatorActor; now: Date }): Deed[] {
  const at = workingTime(addDays(koreanDay(now), -120), '15:10', 'before');
  return (['a', 'b'] as const).map((variant) => ({ at, run: (then) => publish(tx, actor, variant, then) }));
}

async function publish(tx: Db, actor: OperatorActor, variant: QuizVariant, now: Date): Promise<void> {
  const plan = demoQuizzes[variant];
  const { editVersion } = await saveQuiz(tx, actor, { variant, editVersion: 0, plan, now });
  const { version } = await publishQuiz(tx, actor, { variant, editVersion, now });
  const begun = Array.from({ length: PLAYS }, (_, player) => ({
    ...{ play: randomUUID(), variant, version, seed: seedOf(variant, player), userId: null, day: null },
    ...{ idempotencyKey: randomUUID(), startedAt: new Date(now.getTime() + player * 13 * HOUR_MS) },
  })).map((play) => ({
    ...play,
    endsAt: variant === 'b' ? new Date(play.startedAt.getTime() + plan.seconds * 1_000) : null,
  }));
  const plays = await tx.sql
    .insertInto('quizPlays')
    .values(begun)
    .returning(['id', 'seed', 'startedAt'])
    .execute();
  await tx.sql
    .insertInto('quizAnswers')
    .values(
      plays.flatMap(({ id, seed, startedAt }) =>
        drawnQuestions(plan, seed).map((question, place) => {
          const chosen = chosenOf(question, seed);
          return {
            ...{ playId: id, place, questionNo: question.iqNo, answeredAt: startedAt },
            ...{ chosen: chosenText(question, chosen), correct: isRight(question, chosen) },
          };
        }),
      ),
    )
    .execute();
}

/** The same plays at every first start. */
function seedOf(variant: QuizVariant, player: number): string {
  const hex = createHash('sha256').update(`demo ${variant} ${player}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** What somebody chose: most often what is right, now and then something else, seldom nothing. */
function chosenOf({ iqNo, options }: QuizPlan['questions'][number], seed: string): number[] {
  const dice = createHash('sha256').update(`${seed} ${iqNo}`).digest();
  const luck = dice[0] ?? 0;
  if (luck < 12) return [];
  const right = options.filter((option) => option.right);
  if (luck < 110 + iqNo * 5) return right.map(({ iqoNo }) => iqoNo);
  const other = options[(dice[1] ?? 0) % options.length];
  const kept = right.length > 1 ? right.slice(0, 1) : [];
  return [...new Set([...kept, other ?? []].flat())].map(({ iqoNo }) => iqoNo);
}
