import { getHofList, getHofYears } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { listQuizzes } from '@chulbal/contract/quizzes/quizzes';
import { getTypeTest } from '@chulbal/contract/type-test/type-test';
import { durationText } from '../../lib/duration-text.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { WallBib } from '../hall-of-fame/wall-bib.tsx';
import { QuizArt } from '../quizzes/quiz-art.tsx';
import { TypeArt } from '../type-test/type-art.tsx';
import type { Route } from './+types/experiences';
import type { experiences as texts } from './experiences.ko.ts';
import styles from './experiences.module.css';

export const handle: TextsHandle = { texts: ['site-hall-of-fame'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const [test, quizzes, { years }, wall] = await Promise.all([
    attempt(getTypeTest),
    api(listQuizzes),
    api(getHofYears, {}),
    api(getHofList, { page: 1, size: 1 }),
  ]);
  if (!test.ok && test.error.status !== 404) throw test.error;
  return { test: test.ok ? test.data : null, quizzes, years, winner: wall.content[0] ?? null };
}

/** `/ipo/contents/experiences`: what there is to try, and what one gets from it. */
export default function Experiences({ loaderData: { test, quizzes, years, winner } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('experiences');
  const language = useLanguage();
  return (
    <Wrap>
      <PageMeta title={t('title')} description={t('lede')} />
      <PageHead title={t('title')} lede={t('lede')} crumbs={[{ text: t('support') }, { text: t('title') }]} />
      {test || winner || quizzes.length > 0 ? (
        <ul className={styles.list}>
          {test && (
            <li className={styles.item}>
              <div className={styles.art}>
                {test.types.slice(0, 4).map(({ code, art }) => (
                  <TypeArt key={code} art={art} />
                ))}
              </div>
              <div className={styles.text}>
                <Heading level={2} size="3xl">
                  {test.name}
                </Heading>
                <p>{test.lead}</p>
                <dl>
                  <div>
                    <dt>{t('takes')}</dt>
                    <dd>{t('typeTestTakes', { count: test.questions.length })}</dd>
                  </div>
                  <div>
                    <dt>{t('gives')}</dt>
                    <dd>{t('typeTestGives', { count: test.types.length })}</dd>
                  </div>
                </dl>
                <ButtonLink variant="primary" iconEnd="arrow-right" to="/ipo/contents/experiences/type-test">
                  {t('start')}
                </ButtonLink>
              </div>
            </li>
          )}
          {quizzes.map(({ variant, name, lead, asked, pass, seconds }) => (
            <li key={variant} className={styles.item}>
              <div className={styles.quiz}>
                <QuizArt variant={variant} />
              </div>
              <div className={styles.text}>
                <Heading level={2} size="3xl">
                  {name}
                </Heading>
                <p>{lead}</p>
                <dl>
                  <div>
                    <dt>{t('takes')}</dt>
                    <dd>
                      {seconds === null
                        ? t('quizTakes', { count: asked })
                        : t('clockTakes', { count: asked, time: durationText(seconds, language) })}
                    </dd>
                  </div>
                  <div>
                    <dt>{t('gives')}</dt>
                    <dd>{t('quizGives', { pass })}</dd>
                  </div>
                </dl>
                <ButtonLink
                  variant={test ? 'line' : 'primary'}
                  iconEnd="arrow-right"
                  to={`/ipo/contents/experiences/quiz-${variant}`}
                >
                  {t('start')}
                </ButtonLink>
              </div>
            </li>
          ))}
          {winner && (
            <li className={styles.item}>
              <ul className={styles.wall}>
                <WallBib winner={winner} linked={false} large />
              </ul>
              <div className={styles.text}>
                <Heading level={2} size="3xl">
                  {t('fame')}
                </Heading>
                <p>{t('fameLead')}</p>
                <dl>
                  <div>
                    <dt>{t('fameHas')}</dt>
                    <dd>
                      {t('fameCount', {
                        years: years.length,
                        winners: years.reduce((sum, one) => sum + one.winners, 0),
                      })}
                    </dd>
                  </div>
                </dl>
                <ButtonLink variant="line" iconEnd="arrow-right" to="/ipo/contents/experiences/HOF">
                  {t('look')}
                </ButtonLink>
              </div>
            </li>
          )}
        </ul>
      ) : (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<ButtonLink to="/ipo/contents/exhibition">{t('exhibition')}</ButtonLink>}
        />
      )}
    </Wrap>
  );
}
