import { shortDayText } from '@chulbal/contract/time-texts';
import { RunningRunner } from '../../../art/running-runner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { periodText } from '../../../lib/korean-time.ts';
import { useLanguage } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import type { MyNext } from '../../schedule/my-next.ts';
import { legsOf } from '../../seasons/application-lane.ts';
import styles from './my-lane.module.css';

type Props = { next: MyNext; now: number; label: string };

/**
 * My own lane through the whole width of the page: legs that are run, the runner where I am, and a flag at my day where
 * it lies inside a leg.
 */
export function MyLane({ next: { application, at, kind, result }, now, label }: Props) {
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
    <div className={styles.lane} data-lane={laneColour(lane)}>
      <ol className={styles.legs} aria-label={label}>
        {legs.map((leg, index) => {
          const stage = stages[index];
          const isNow = index === here;
          return (
            <li key={leg.key} aria-current={isNow ? 'step' : undefined} data-here={isNow || undefined}>
              <span
                className={classNames(
                  styles.leg,
                  leg.state !== 'ahead' && styles[leg.state],
                  edited && isNow && styles.edited,
                )}
                style={leg.state === 'now' ? { '--at': `${leg.at ?? 50}%` } : undefined}
              >
                {index + 1}
                {leg.state === 'done' && <Icon name="check" size="sm" />}
                {index === flagged && <i className={styles.flag}>{shortDayText(at, language)}</i>}
              </span>
              <span className={styles.label}>
                {stage?.name}
                <small>{stage && periodText(stage.opensAt, stage.closesAt, language)}</small>
              </span>
            </li>
          );
        })}
        <li
          className={styles.runner}
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
