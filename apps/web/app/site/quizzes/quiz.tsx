import {
  answerQuiz,
  getQuizPlay,
  listQuizzes,
  myQuizzes,
  type QuizPlay,
  startQuiz,
} from '@chulbal/contract/quizzes/quizzes';
import { getEventPage } from '@chulbal/contract/raffle/raffle';
import { useEffect, useRef } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { type Problem, problemOf } from '../../lib/api-error.ts';
import { companyOf } from '../../lib/company-of.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/quiz';
import type { quiz as texts } from './quiz.ko.ts';
import { quizAddress, shownOf, variantOf } from './quiz-address.ts';
import { QuizAnswered } from './quiz-answered.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './result/quiz-result.tsx';
import { QuizStart } from './start/quiz-start.tsx';

/** Some of its routes have a name of their own, so it says itself which texts it needs. */
export const handle: TextsHandle = { texts: ['site-quizzes'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt, who, now } = visitOf(context);
  const id = url.searchParams.get('p');
  const [quizzes, today, played] = await Promise.all([
    api(listQuizzes),
    who() ? attempt(myQuizzes) : null,
    id === null ? null : attempt(getQuizPlay, { play: id }),
  ]);
  if (played && !played.ok && played.error.status !== 404 && played.error.status !== 400) throw played.error;
  const play = played?.ok ? played.data : null;
  const variant = play?.variant ?? variantOf(url);
  const event = play?.over && play.ok && play.counts ? await attempt(getEventPage, {}) : null;
  const open = event?.ok && event.data?.state === 'open' ? event.data : null;
  return {
    ...{ variant, play, gone: id !== null && play === null, isLoggedIn: who() !== null },
    quiz: quizzes.find((one) => one.variant === variant) ?? null,
    other: quizzes.find((one) => one.variant !== variant) ?? null,
    today: (today?.ok ? today.data : []).find((one) => one.variant === variant) ?? null,
    gives: open?.sources.some(({ source }) => source === 'quiz') ?? false,
    now: now.toISOString(),
  };
}

/** Begins a quiz, or answers a question and goes on from where the server then stands. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { attempt } = visitOf(context);
  const form = await request.formData();
  const place = { variant: variantOf(url), from: companyOf(url.searchParams) };
  const play = form.get('play');
  if (typeof play !== 'string') {
    const begun = await attempt(startQuiz, {
      variant: place.variant,
      counts: form.get('counts') === 'yes',
      pace: Number(form.get('pace') ?? 1) as 1,
      idempotencyKey: String(form.get('key') || crypto.randomUUID()),
    });
    if (!begun.ok) return refusal(problemOf(begun.error));
    throw redirect(quizAddress(place, begun.data.play));
  }
  const index = Number(form.get('index'));
  const isSkipped = form.has('skip');
  const selected = isSkipped ? [] : form.getAll('option').map(Number);
  if (selected.length === 0 && !isSkipped) return data({ missing: true, problem: null }, { status: 422 });
  const answered = await attempt(answerQuiz, { play, index, selected });
  if (!answered.ok) {
    const problem = problemOf(answered.error);
    if (problem.name === 'quizOver') throw redirect(`${quizAddress(place, play)}&late=1`);
    return refusal(problem);
  }
  // With the answer stands what is right; against the clock the next question does.
  throw redirect(quizAddress(place, play, place.variant === 'a' ? index + 1 : index + 2));
}

function refusal(problem: Problem) {
  return data({ missing: false, problem }, { status: problem.code === 0 ? 502 : 422 });
}

/** `/ipo/contents/experiences/quiz-a`, `quiz-b` and, from a company page, `/ipo/experiences/quiz`. */
export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('quiz');
  const search = new URLSearchParams(useLocation().search);
  const { quiz, play, variant } = loaderData;
  const shown = play && shownOf(play, search.get('q'));
  const heading = useFocusOnStep(play && `${play.play} ${shown} ${play.right} ${isAnswered(play, shown)}`);
  const place = { variant, from: companyOf(search) };
  const problem = actionData?.problem ?? null;
  if (!quiz && !play) {
    return (
      <Wrap>
        <PageMeta title={t('experiences')} noIndex />
        <PageHead title={t('experiences')} crumbs={[{ text: t('support') }, { text: t('experiences') }]} />
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink to={place.from === null ? '/ipo/contents/experiences' : `/ipo/detail/${place.from}`}>
              {t(place.from === null ? 'back' : 'backToCompany')}
            </ButtonLink>
          }
        />
      </Wrap>
    );
  }
  if (!play || shown === null)
    return quiz && <QuizStart {...loaderData} quiz={quiz} place={place} problem={problem} />;
  const at = { play, place, heading };
  return (
    <>
      <PageMeta title={play.name} noIndex />
      {shown === 'result' ? (
        <QuizResult {...at} other={loaderData.other} isLate={search.has('late')} gives={loaderData.gives} />
      ) : !isAnswered(play, shown) ? (
        <QuizQuestion
          key={shown}
          {...{ ...at, index: shown, problem, missing: actionData?.missing ?? false, now: loaderData.now }}
        />
      ) : (
        <QuizAnswered key={shown} {...at} index={shown} />
      )}
    </>
  );
}

function isAnswered({ questions }: QuizPlay, shown: number | 'result' | null): boolean {
  return typeof shown === 'number' && questions[shown]?.selected !== null;
}

/** Takes the keyboard to the heading of each next step, but not on the page that was opened. */
function useFocusOnStep(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
