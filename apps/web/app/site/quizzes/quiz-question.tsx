import type { QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import { type Ref, useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { Problem } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { ChoiceLanes, MissingChoice } from '../../ui/question/choice-lanes.tsx';
import shared from '../../ui/question/question.module.css';
import type { quiz as texts } from './quiz.ko.ts';
import styles from './quiz.module.css';
import { type QuizPlace, quizAddress } from './quiz-address.ts';
import { QuizTop } from './quiz-top.tsx';

type Props = {
  play: QuizPlay;
  place: QuizPlace;
  /** Which question, from 0. */
  index: number;
  problem: Problem | null;
  /** Nothing was chosen. */
  missing: boolean;
  now: string;
  heading: Ref<HTMLHeadingElement>;
};

/** An open question. What is chosen stays where the server was not reached. */
export function QuizQuestion({ play, place, index, problem, missing, now, heading }: Props) {
  const t = useTexts<typeof texts>('quiz');
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [touched, setTouched] = useState(false);
  const { variant, endsAt, questions } = play;
  const question = questions[index];
  if (!question) return null;
  const isMany = variant === 'b';
  const error = problem?.message ?? (missing && !touched ? t(isMany ? 'chooseMany' : 'choose') : null);
  return (
    <Form method="post" action={quizAddress(place, play.play)} className={shared.screen} preventScrollReset>
      <QuizTop play={play} index={index} />
      <fieldset aria-describedby={error ? 'missing' : undefined}>
        <legend>
          <span className={styles.kicker}>
            {play.name} · {t(`kicker.${variant}`)}
            {endsAt && (
              <b className={styles.clock}>
                {t('timeLeft')}{' '}
                <Countdown until={endsAt} now={now} size="inline" onEnd={() => void revalidate()} />
              </b>
            )}
          </span>
          <h1 ref={heading} tabIndex={-1}>
            {question.text}
          </h1>
        </legend>
        <input type="hidden" name="play" value={play.play} />
        <input type="hidden" name="index" value={index} />
        <ChoiceLanes
          type={isMany ? 'checkbox' : 'radio'}
          name="option"
          choices={question.options.map((text, value) => ({ key: text, text, value }))}
          onChange={() => setTouched(true)}
        />
      </fieldset>
      {error && <MissingChoice>{error}</MissingChoice>}
      <div className={shared.nav}>
        <p className={styles.standing}>
          {variant === 'a' && (
            <>
              {t('scored', { right: play.right })}
              {' · '}
            </>
          )}
          {play.counts ? t('aim', { pass: play.pass }) : t('practising')} · {t('once')}
        </p>
        <Button type="submit" name="skip" value="yes" variant="ghost">
          {t('skip')}
        </Button>
        <Button type="submit" variant="primary" iconEnd="arrow-right" busy={state === 'submitting'}>
          {t('answer')}
        </Button>
      </div>
    </Form>
  );
}
