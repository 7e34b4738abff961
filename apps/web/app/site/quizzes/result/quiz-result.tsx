import type { PlayedQuestion, QuizInfo, QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import type { Ref } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { LaneThin } from '../../../ui/lane/lane-thin.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import shared from '../../../ui/question/question.module.css';
import type { quiz as texts } from '../quiz.ko.ts';
import quiz from '../quiz.module.css';
import { type QuizPlace, quizAddress } from '../quiz-address.ts';
import { AnswerLanes } from '../quiz-answered.tsx';
import { isRight, legOf } from '../quiz-top.tsx';
import styles from './result.module.css';

type Props = {
  play: QuizPlay;
  place: QuizPlace;
  other: QuizInfo | null;
  isLate: boolean;
  /** A raffle is open in which the passed quiz gave a ticket. */
  gives: boolean;
  heading: Ref<HTMLHeadingElement>;
};

/** How it ended, and of every question what was right and why. */
export function QuizResult({ play, place, other, isLate, gives, heading }: Props) {
  const t = useTexts<typeof texts>('quiz');
  const { questions, right, ok, pass, counts } = play;
  const count = questions.length;
  return (
    <div className={shared.screen}>
      <p className={quiz.kicker}>{play.name}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t(ok ? 'result.passed' : 'result.failed')}
      </h1>
      {isLate && (
        <p className={shared.meanwhile} role="status">
          {t('late')}
        </p>
      )}
      <p className={styles.score} aria-hidden="true">
        <b>{right}</b> / {count}
      </p>
      <LaneThin
        label={t('result.lane')}
        legs={questions.map((question, index) => ({ key: String(index), state: legOf(question) }))}
      />
      <p className={shared.lead}>
        <b>{t('result.score', { count, right })}.</b>{' '}
        {t(`result.${ok ? 'passed' : 'failed'}${counts ? 'Count' : 'Practice'}`, { pass })}{' '}
        {gives && (
          <>
            {t('result.ticket')} <TextLink to="/ipo/contents/event">{t('result.event')}</TextLink>
          </>
        )}
      </p>
      <div className={styles.acts}>
        {place.from !== null && (
          <ButtonLink variant="primary" to={`/ipo/detail/${place.from}`}>
            {t('backToCompany')}
          </ButtonLink>
        )}
        {other && (
          <ButtonLink
            variant={place.from === null ? 'primary' : 'line'}
            iconEnd="arrow-right"
            to={quizAddress({ ...place, variant: other.variant })}
          >
            {t('result.other')}
          </ButtonLink>
        )}
        <ButtonLink variant="line" to={quizAddress(place)}>
          {t('result.again')}
        </ButtonLink>
      </div>
      <section className={styles.review} aria-labelledby="review">
        <Heading id="review">{t('result.review')}</Heading>
        <ol>
          {questions.map((question, index) => (
            <Reviewed key={question.text} question={question} no={index + 1} />
          ))}
        </ol>
      </section>
      <MoreLink to="/ipo/contents/exhibition">{t('result.exhibition')}</MoreLink>
    </div>
  );
}

/** A question of the result; what was not right stands open. */
function Reviewed({ question, no }: { question: PlayedQuestion; no: number }) {
  const t = useTexts<typeof texts>('quiz');
  const { text, selected, correct, why, link } = question;
  const wasRight = isRight(selected, correct ?? []);
  const state = wasRight
    ? 'isRight'
    : selected === null
      ? 'isOpen'
      : selected.length === 0
        ? 'isSkipped'
        : 'isWrong';
  return (
    <li>
      <details open={!wasRight}>
        <summary>
          <b>{no}</b>
          <span>{text}</span>
          <small data-right={wasRight || undefined}>{t(`result.${state}`)}</small>
        </summary>
        <AnswerLanes question={question} />
        <p>
          {why} {link && <TextLink to={link.to}>{link.text}</TextLink>}
        </p>
      </details>
    </li>
  );
}
