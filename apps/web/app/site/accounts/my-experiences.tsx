import type { OutputOf } from '@chulbal/contract/endpoint';
import type { MyQuiz, QuizInfo } from '@chulbal/contract/quizzes/quizzes';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { getMyTypeTest } from '@chulbal/contract/type-test/type-test';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { LaneThin } from '../../ui/lane/lane-thin.tsx';
import { quizAddress } from '../quizzes/quiz-address.ts';
import { resultAddress } from '../type-test/test-address.ts';
import { TypeArt } from '../type-test/type-art.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './mypage.module.css';

type Props = {
  type: OutputOf<typeof getMyTypeTest>;
  quizzes: readonly QuizInfo[];
  today: readonly MyQuiz[];
};

/** My newest investor type, and how the quizzes of today went. */
export function MyExperiences({ type, quizzes, today }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  return (
    <ul className={styles.experiences}>
      <li>
        <h3>{t('experiences.type')}</h3>
        {type ? (
          <Link to={resultAddress(type.version, type.answers, null)} className={styles.type}>
            <TypeArt art={type.art} />
            <span>
              <b>{type.typeName}</b>
              <small>{t('experiences.takenAt', { day: fullDayText(type.takenAt, language) })}</small>
            </span>
          </Link>
        ) : (
          <p>
            {t('experiences.typeNone')}{' '}
            <TextLink to="/ipo/contents/experiences/type-test">{t('experiences.typeTry')}</TextLink>
          </p>
        )}
      </li>
      {quizzes.map((quiz) => (
        <Quiz key={quiz.variant} quiz={quiz} mine={today.find(({ variant }) => variant === quiz.variant)} />
      ))}
    </ul>
  );
}

function Quiz({ quiz: { variant, name, asked }, mine }: { quiz: QuizInfo; mine: MyQuiz | undefined }) {
  const t = useTexts<typeof texts>('accounts');
  const { over, ok, right = 0, answered = 0 } = mine ?? {};
  const of = mine?.asked ?? asked;
  const said = !mine
    ? t('experiences.notYet')
    : over
      ? t(ok ? 'experiences.passed' : 'experiences.failed', { asked: of, right })
      : t('experiences.open', { asked: of, answered });
  return (
    <li>
      <h3>
        {t('experiences.today')} · {name}
      </h3>
      <LaneThin
        label={said}
        legs={Array.from({ length: of }, (_, place) => ({
          key: String(place),
          state: over ? (place < right ? 'done' : 'missed') : place < answered ? 'done' : 'ahead',
        }))}
      />
      <p>
        <TextLink to={quizAddress({ variant, from: null }, mine?.play)}>{said}</TextLink>
      </p>
    </li>
  );
}
