import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../action/link.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './lane.module.css';
import { laneColour } from './lane-colour.ts';
import type { Leg } from './legs.ts';

type Props = {
  legs: readonly Leg[];
  /** The track whose colour the finished legs take; ink without one. */
  lane?: number;
  /** Name of the list for assistive technology. */
  label?: string;
  /** Of an earlier season: grey. */
  past?: boolean;
  /** On a phone the legs keep only their numbers; the words are read aloud. */
  numbered?: boolean;
  /** On a phone it runs down the page, so that every leg keeps its words. */
  down?: boolean;
};

/** Steps as a lane that is run from left to right: a form's steps, a team's way through the stages. */
export function Lane({ legs, lane, label, past, numbered, down }: Props) {
  const running = legs.some((leg) => leg.state === 'now');
  const last = running ? -1 : legs.findLastIndex((leg) => leg.state === 'done');
  return (
    <ol
      className={classNames(
        styles.lane,
        past && styles.past,
        numbered && styles.numbered,
        down ? styles.down : styles.across,
      )}
      data-lane={past || lane === undefined ? undefined : laneColour(lane)}
      aria-label={label}
    >
      {legs.map((leg, index) => (
        <li
          key={leg.key}
          className={classNames(
            styles.leg,
            leg.state !== 'ahead' && styles[leg.state],
            index === last && styles.last,
          )}
          aria-current={leg.state === 'now' ? 'step' : undefined}
          style={leg.state === 'now' ? { '--at': `${leg.at ?? 50}%` } : undefined}
        >
          {leg.to ? (
            <Link className={styles.link} to={leg.to}>
              <LegFace leg={leg} number={index + 1} />
            </Link>
          ) : (
            <LegFace leg={leg} number={index + 1} />
          )}
        </li>
      ))}
    </ol>
  );
}

function LegFace({ leg, number }: { leg: Leg; number: number }) {
  const t = useTexts<typeof ui>('ui');
  const run = leg.state === 'done' || (leg.state === 'now' && leg.at === 100);
  return (
    <>
      <span className={styles.bar}>
        {number}
        {run && <Icon name="check" size="sm" />}
        {run && <VisuallyHidden>{t('lane.done')}</VisuallyHidden>}
      </span>
      {leg.label && (
        <span className={styles.label}>
          {leg.label}
          {leg.note && <small>{leg.note}</small>}
        </span>
      )}
    </>
  );
}
