import { dayOfWeekText, dDay, momentText, periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { BigNumber } from '../../ui/data/big-number.tsx';
import { Lane } from '../../ui/lane/lane.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { legsOf } from '../accounts/application-lane.ts';
import type { MyNext } from '../seasons/my-next.ts';
import type { home as texts } from './home.ko.ts';
import styles from './home-mine.module.css';
import { useNowOf } from './use-now-of.ts';

/** The start page of somebody who has something to do: that one thing, until when, and how far along they are. */
export function HomeMine({ next, madeAt }: { next: MyNext; madeAt: number }) {
  const t = useTexts<typeof texts>('home');
  const language = useLanguage();
  const now = useNowOf(madeAt);
  const { kind, application, at, stageName, asked, to } = next;
  const { teamName, trackName, role, lane, missing, submittedAt } = application;
  const team = teamName || t('mine.unnamed');
  const legs = legsOf(application, new Date(now)).map((leg, index) => {
    const stage = application.stages[index];
    return { ...leg, label: stage?.name, note: stage && periodText(stage.opensAt, stage.closesAt) };
  });
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <Wrap>
        <div className={styles.head}>
          <div className={styles.text}>
            <div className={styles.team}>
              <LaneNo lane={lane} />
              <p>
                <b>{team}</b> {t('mine.track', { track: trackName })} · {t(`mine.${role}`)}
              </p>
              <Standing next={next} />
            </div>
            <Heading level={1} size="display" id="mine">
              {t(`mine.title.${kind}`, { count: missing, stage: stageName })}
            </Heading>
            {asked.length > 0 && <p>{asked.join(', ')}</p>}
            {kind === 'resubmit' && submittedAt && (
              <p>{t('mine.judged', { at: momentText(submittedAt, language) })}</p>
            )}
            <div className={styles.acts}>
              <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={to}>
                {t(`mine.go.${kind}`)}
              </ButtonLink>
              {kind === 'draft' && (
                <small>{t('mine.saved', { at: momentText(application.savedAt, language) })}</small>
              )}
            </div>
          </div>
          <p className={styles.date}>
            <span>{t(`mine.until.${kind}`)}</span>
            <BigNumber size="lg">{dDay(at, new Date(now)) ?? dayOfWeekText(at, language)}</BigNumber>
            <b>{momentText(at, language)}</b>
          </p>
        </div>
        <Lane legs={legs} lane={lane} label={t('mine.lane', { team })} />
      </Wrap>
    </section>
  );
}

function Standing({ next: { kind, application } }: { next: MyNext }) {
  const t = useTexts<typeof texts>('home');
  if (kind === 'resubmit') return <Status kind="draft">{t('mine.edited')}</Status>;
  return <Status kind={application.status === 'submitted' ? 'submitted' : 'draft'} />;
}
