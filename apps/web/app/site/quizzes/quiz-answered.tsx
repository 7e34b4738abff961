import type { PlayedQuestion, QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import type { Ref } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import shared from '../../ui/question/question.module.css';
import type { quiz as texts } from './quiz.ko.ts';
import styles from './quiz.module.css';
import { type QuizPlace, quizAddress } from './quiz-address.ts';
import { isRight, QuizTop } from './quiz-top.tsx';

type Props = { play: QuizPlay; place: QuizPlace; index: number; heading: Ref<HTMLHeadingElement> };

/** A question that was answered: what is right, what one chose, how many chose what, and why. */
export function QuizAnswered({ play, place, index, heading }: Props) {
  const t = useTexts<typeof texts>('quiz');
  const question = play.questions[index];
  if (!question) return null;
  const { text, selected, correct, why, link } = question;
  const isLast = index === play.questions.length - 1;
  const no = (correct ?? []).map((place) => place + 1).join(', ');
  const kind = isRight(selected, correct ?? []) ? 'right' : selected?.length ? 'wrong' : 'skipped';
  return (
    <div className={shared.screen}>
      <QuizTop play={play} index={index} />
      <p className={styles.kicker}>{play.name}</p>
      <h1>{text}</h1>
      <AnswerLanes question={question} />
      <div className={styles.told}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`told.${kind}`, { no })}
        </h2>
        <div>
          <p>{why}</p>
          {link && (
            <p>
              <TextLink to={link.to}>{link.text}</TextLink>
            </p>
          )}
        </div>
      </div>
      <div className={shared.nav}>
        <p className={styles.standing}>
          {t('scored', { right: play.right })} ·{' '}
          {play.counts ? t('aim', { pass: play.pass }) : t('practising')}
        </p>
        <ButtonLink
          variant="primary"
          iconEnd="arrow-right"
          preventScrollReset
          to={isLast ? quizAddress(place, play.play) : quizAddress(place, play.play, index + 2)}
        >
          {t(isLast ? 'finish' : 'next')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Answers as lanes; each is filled as far as people chose it, where enough have answered. */
export function AnswerLanes({ question }: { question: PlayedQuestion }) {
  const t = useTexts<typeof texts>('quiz');
  const { options, selected, correct, shares } = question;
  return (
    <ol className={styles.lanes} aria-label={t(shares ? 'answers' : 'answersOnly')}>
      {options.map((option, place) => {
        const isMine = selected?.includes(place) ?? false;
        const isCorrect = correct?.includes(place) ?? false;
        const mark = isCorrect ? (isMine ? 'both' : 'right') : isMine ? 'mine' : null;
        return (
          <li
            key={option}
            data-right={isCorrect || undefined}
            data-wrong={(isMine && !isCorrect) || undefined}
            style={{ '--v': `${shares?.[place] ?? 0}%` }}
          >
            <b aria-hidden="true">{place + 1}</b>
            <span>{option}</span>
            {mark && (
              <span className={styles.mark}>
                <Icon name={isCorrect ? 'check' : 'cross'} size="sm" />
                {t(`mark.${mark}`)}
              </span>
            )}
            {shares && <span className={styles.share}>{t('percent', { percent: shares[place] ?? 0 })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
