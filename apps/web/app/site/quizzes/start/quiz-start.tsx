import type { MyQuiz, QuizInfo } from '@chulbal/contract/quizzes/quizzes';
import { quizPaces } from '@chulbal/contract/quizzes/values';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '../../../lib/api-error.ts';
import { durationText } from '../../../lib/duration-text.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useFreshKey } from '../../../lib/use-fresh-key.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import shared from '../../../ui/question/question.module.css';
import type { quiz as texts } from '../quiz.ko.ts';
import { type QuizPlace, quizAddress } from '../quiz-address.ts';
import { QuizArt } from '../quiz-art.tsx';
import styles from './start.module.css';

type Props = {
  quiz: QuizInfo;
  other: QuizInfo | null;
  /** The one of the day, where it was begun. */
  today: MyQuiz | null;
  isLoggedIn: boolean;
  /** A play was asked for that there is not, or that is another person's. */
  gone: boolean;
  place: QuizPlace;
  problem: Problem | null;
};

/** Before a quiz: what it asks, how long it takes, and whether it counts. */
export function QuizStart({ quiz, other, today, isLoggedIn, gone, place, problem }: Props) {
  const t = useTexts<typeof texts>('quiz');
  const language = useLanguage();
  const { asked, pass, pool, seconds } = quiz;
  const facts = [
    { key: 'asked', term: t('start.asked'), text: t('start.askedOf', { asked, pool }) },
    { key: 'kind', term: t('start.kind'), text: t(quiz.variant === 'a' ? 'start.kindA' : 'start.kindB') },
    {
      key: 'clock',
      term: t('start.clock'),
      text: seconds === null ? t('start.noClock') : durationText(seconds, language),
    },
    { key: 'pass', term: t('start.pass'), text: t('start.passOf', { pass }) },
  ];
  return (
    <Wrap>
      <PageMeta title={quiz.name} description={quiz.lead} />
      <div className={styles.start}>
        <div>
          <Breadcrumbs
            crumbs={[
              { text: t('support') },
              { text: t('experiences'), to: '/ipo/contents/experiences' },
              { text: quiz.name },
            ]}
          />
          {gone && (
            <p className={shared.meanwhile} role="status">
              {t('start.gone')}
            </p>
          )}
          <Heading level={1} size="display">
            {quiz.name}
          </Heading>
          <p className={shared.lead}>{quiz.lead}</p>
          <DefinitionList ruled facts={facts} />
          <Begin {...{ quiz, today, isLoggedIn, place, problem }} />
        </div>
        <QuizArt variant={quiz.variant} className={styles.art} />
      </div>
      {(other || place.from !== null) && (
        <p className={styles.others}>
          {other && (
            <span>
              {t('start.other')}{' '}
              <TextLink to={quizAddress({ ...place, variant: other.variant })}>{other.name}</TextLink>
            </span>
          )}
          {place.from !== null && <MoreLink to={`/ipo/detail/${place.from}`}>{t('backToCompany')}</MoreLink>}
        </p>
      )}
    </Wrap>
  );
}

type BeginProps = Pick<Props, 'quiz' | 'today' | 'isLoggedIn' | 'place' | 'problem'>;

function Begin({ quiz, today, isLoggedIn, place, problem }: BeginProps) {
  const t = useTexts<typeof texts>('quiz');
  const language = useLanguage();
  const busy = useNavigation().state === 'submitting';
  const key = useFreshKey();
  const { seconds } = quiz;
  const canCount = isLoggedIn && !today;
  const note = !isLoggedIn
    ? t('start.visitorNote')
    : !today
      ? t('start.todayNote')
      : today.over
        ? t('start.doneNote')
        : t('start.openNote', { answered: today.answered });
  return (
    <Form method="post" action={quizAddress(place)} className={styles.begin}>
      <input type="hidden" name="key" value={key} />
      {seconds !== null && (
        <FieldGroup label={t('start.pace')} name="pace" hint={t('start.paceHint')}>
          <Segments
            defaultValue="1"
            choices={quizPaces.map((pace) => ({
              value: String(pace),
              text: durationText(seconds * pace, language),
            }))}
          />
        </FieldGroup>
      )}
      {problem && (
        <div role="alert">
          <FieldError id="begin-problem">{problem.message}</FieldError>
        </div>
      )}
      <div className={styles.acts}>
        {today && !today.over && (
          <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={quizAddress(place, today.play)}>
            {t('start.continue')}
          </ButtonLink>
        )}
        {canCount && (
          <Button
            type="submit"
            name="counts"
            value="yes"
            variant="primary"
            size="lg"
            iconEnd="arrow-right"
            busy={busy}
          >
            {t('start.today')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isLoggedIn && !today?.over ? 'line' : 'primary'}
          size="lg"
          iconEnd={isLoggedIn ? undefined : 'arrow-right'}
          busy={busy && !canCount}
        >
          {t(isLoggedIn ? 'start.practice' : 'start.begin')}
        </Button>
        {today?.over && (
          <ButtonLink variant="line" size="lg" to={quizAddress(place, today.play)}>
            {t('start.see')}
          </ButtonLink>
        )}
      </div>
      <p className={styles.note}>
        {note}{' '}
        {!isLoggedIn && (
          <TextLink to={`/auth/login?next=${encodeURIComponent(quizAddress(place))}`}>
            {t('start.logIn')}
          </TextLink>
        )}
      </p>
    </Form>
  );
}
