import { reserveWords } from '@chulbal/contract/results/words.rules';
import { shortDayText } from '@chulbal/contract/time-texts';
import { RunningRunner } from '../../../art/running-runner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { dayOfWeekText, dDay, momentText, periodText } from '../../../lib/korean-time.ts';
import { useFreshPage } from '../../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { BigNumber } from '../../../ui/data/big-number.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { isWaiting, type MyNext } from '../../schedule/my-next.ts';
import { isOpen, legsOf } from '../../seasons/application-lane.ts';
import { useNowOf } from '../use-now-of.ts';
import type { homeMine as texts } from './home-mine.ko.ts';
import styles from './home-mine.module.css';
import myLaneStyles from './my-lane.module.css';

const HOUR_MS = 3_600_000;
/** Milliseconds after the last touch at which nobody waits at the page any longer. */
const REST_MS = 15 * 60_000;

/**
 * The start page of somebody who takes part: the one thing to do, until when, and how far along they are. Who has done
 * it all reads what comes next.
 */
export function HomeMine({ next, madeAt }: { next: MyNext; madeAt: number }) {
  const t = useTexts<typeof texts>('homeMine');
  const language = useLanguage();
  const now = useNowOf(madeAt);
  const { kind, application, at, stageName, asked, to } = next;
  const { teamName, trackName, role, lane, missing, submittedAt, confirming } = application;
  const team = teamName || t('unnamed');
  const told = toldOf(next);
  const waits = isWaiting(next);
  const title = told?.state ?? (kind === 'opens' && next.result ? 'goesOn' : kind);
  const count = kind === 'confirmations' ? (confirming?.waiting ?? 0) : missing;
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <Wrap className={styles.head}>
        <div className={styles.text}>
          <div className={styles.team}>
            <LaneNo lane={lane} />
            <p>
              <b>{team}</b> {t('track', { track: trackName })} · {t(`${role}`)}
            </p>
            <Standing next={next} />
          </div>
          <Heading level={1} size="display" id="mine">
            {t(`title.${title}`, { count, stage: stageName })}
          </Heading>
          {asked.length > 0 && <p>{asked.join(', ')}</p>}
          {told && <ResultNote next={next} />}
          {kind === 'draft' && <Missing application={application} />}
          {kind === 'confirm' && <p>{t('bySms')}</p>}
          {kind === 'resubmit' && submittedAt && (
            <p>{t('judged', { at: momentText(submittedAt, language) })}</p>
          )}
          {waits && <Received application={application} now={now} />}
          <div className={styles.acts}>
            <ButtonLink variant={waits ? 'ink' : 'primary'} size="lg" iconEnd="arrow-right" to={to}>
              {t(`go.${goOf(next)}`)}
            </ButtonLink>
            {kind === 'draft' && (
              <small>{t('saved', { at: momentText(application.savedAt, language) })}</small>
            )}
          </div>
        </div>
        <p className={styles.date}>
          <span>{t(`until.${kind}`, { stage: stageName })}</span>
          <BigNumber size="lg">{dDay(at, new Date(now), language) ?? dayOfWeekText(at, language)}</BigNumber>
          <b>{momentText(at, language)}</b>
        </p>
      </Wrap>
      <MyLane next={next} now={now} label={t('lane', { team })} />
      {kind === 'announces' && Date.parse(at) - now < HOUR_MS && <ResultAwaited />}
    </section>
  );
}

/** Shows a result soon after it is announced, to whoever waits for it at the page. */
function ResultAwaited() {
  useFreshPage({ restAfter: REST_MS });
  return null;
}

/** What the button does, by its words. */
function goOf({ kind, result }: MyNext) {
  if (kind !== 'opens' && kind !== 'announces') return kind;
  return result ? 'result' : 'receipt';
}

/** That it was received, as which number, and that it can still be changed where it can. */
function Received({ application, now }: Pick<MyNext, 'application'> & { now: number }) {
  const t = useTexts<typeof texts>('homeMine');
  const language = useLanguage();
  const { number, deadline, role } = application;
  const again = role === 'leader' && isOpen(deadline, new Date(now));
  return (
    <p>
      {number && t('number', { number })}
      {number && again && ' · '}
      {again && t('again', { at: momentText(deadline.closesAt, language) })}
    </p>
  );
}

/** The first items that a draft lacks, and how many come after them; each is found by the form itself. */
function Missing({ application: { missing, missingItems } }: Pick<MyNext, 'application'>) {
  const t = useTexts<typeof texts>('homeMine');
  const rest = missing - missingItems.length;
  return (
    <ul className={styles.missing}>
      {missingItems.map(({ id, name }) => (
        <li key={`${id} ${name}`}>
          {name ? t('items.certificateOf', { name }) : t(`items.${id as keyof typeof texts.items}`)}
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{t('more', { count: rest })}</li>}
    </ul>
  );
}

/** The result that can still be appealed against, if it says how the team did: that is the news, and not the appeal. */
function toldOf({ kind, stageName, result }: MyNext) {
  if (kind !== 'appeal' || result?.stageName !== stageName || result.state === 'withdrawn') return null;
  return { ...result, state: result.state };
}

/** What a result means for what comes next. */
function ResultNote({ next }: { next: MyNext }) {
  const t = useTexts<typeof texts>('homeMine');
  const language = useLanguage();
  const { result, application } = next;
  if (result?.reserve) return <p>{t('told.reserve', { place: reserveWords(result.reserve, language) })}</p>;
  if (result?.state === 'failed') return <p>{t('told.failed')}</p>;
  const told = application.stages.findIndex(({ stageNo }) => stageNo === result?.stageNo);
  const after = application.stages[told + 1];
  if (!after) return null;
  const period = periodText(after.opensAt, after.closesAt, language);
  return <p>{t('told.passed', { next: after.name, period })}</p>;
}

function Standing({ next }: { next: MyNext }) {
  const t = useTexts<typeof texts>('homeMine');
  const { kind, application, result } = next;
  const told = isWaiting(next) ? result : toldOf(next);
  if (told && told.state !== 'withdrawn') {
    return (
      <Status kind={told.state === 'passed' ? 'announced' : 'closed'}>
        {t(`outcome.${told.state}`, { stage: told.stageName })}
      </Status>
    );
  }
  if (kind === 'resubmit') return <Status kind="unsent" />;
  return <Status kind={application.status === 'submitted' ? 'submitted' : 'draft'} />;
}

type Props = { next: MyNext; now: number; label: string };

/**
 * My own lane through the whole width of the page: legs that are run, the runner where I am, and a flag at my day where
 * it lies inside a leg.
 */
function MyLane({ next: { application, at, kind, result }, now, label }: Props) {
  const language = useLanguage();
  const { stages, lane } = application;
  const legs = legsOf(application, new Date(now), result);
  const running = legs.findIndex(({ state }) => state === 'now');
  const done = legs.findLastIndex(({ state }) => state === 'done');
  const here = running >= 0 ? running : Math.max(done, 0);
  const part = running >= 0 ? (legs[running]?.at ?? 50) / 100 : done >= 0 ? 0.85 : 0.1;
  const edited = kind === 'resubmit';
  const flagged = stages.findIndex(
    ({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(at) && Date.parse(at) < Date.parse(closesAt),
  );
  return (
    <div className={myLaneStyles.lane} data-lane={laneColour(lane)}>
      <ol className={myLaneStyles.legs} aria-label={label}>
        {legs.map((leg, index) => {
          const stage = stages[index];
          const isNow = index === here;
          return (
            <li key={leg.key} aria-current={isNow ? 'step' : undefined} data-here={isNow || undefined}>
              <span
                className={classNames(
                  myLaneStyles.leg,
                  leg.state !== 'ahead' && myLaneStyles[leg.state],
                  edited && isNow && myLaneStyles.edited,
                )}
                style={leg.state === 'now' ? { '--at': `${leg.at ?? 50}%` } : undefined}
              >
                {index + 1}
                {leg.state === 'done' && <Icon name="check" size="sm" />}
                {index === flagged && <i className={myLaneStyles.flag}>{shortDayText(at, language)}</i>}
              </span>
              <span className={myLaneStyles.label}>
                {stage?.name}
                <small>{stage && periodText(stage.opensAt, stage.closesAt, language)}</small>
              </span>
            </li>
          );
        })}
        <li
          className={myLaneStyles.runner}
          aria-hidden="true"
          style={{ '--run': `${((here + part) / legs.length) * 100}%` }}
        >
          <svg viewBox="-66 -50 132 110" role="presentation">
            <RunningRunner
              {...{ x: 14, y: 0, scale: 1.05, shirt: 'var(--ink-950)', limbs: 'var(--ink-950)' }}
              head="var(--ink-950)"
              shadow="rgb(23 19 15 / 0.14)"
            />
          </svg>
        </li>
      </ol>
    </div>
  );
}
