import type { CompanyResult } from '@chulbal/contract/investment/investment';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { CompanyMark } from '../company-mark.tsx';
import styles from './lanes.module.css';
import { ticksOf } from './ticks.ts';

/** From this part of the scale on a name stands in its bar, else behind its mark. */
const NAME_FITS = 0.4;

export type MoneyLane = {
  company: CompanyResult;
  place: number;
  /** Won, drawn one after the other: solid, then hatched. */
  solid: number;
  hatched?: number;
  /** Where it was before, marked in the bar. */
  before?: number;
  /** Beside the name. */
  tag?: ReactNode;
  won: ReactNode;
};

type Props = { lanes: readonly MoneyLane[]; most: number; scale?: boolean };

/** Companies as lanes on one scale, each with its mark where it stands; who changes places is seen to do so. */
export function MoneyLanes({ lanes, most, scale = true }: Props) {
  const language = useLanguage();
  const list = useGlide();
  return (
    <div className={styles.board}>
      <ol className={styles.lanes} ref={list}>
        {lanes.map((lane) => (
          <Lane key={lane.company.icNo} {...lane} most={most} />
        ))}
      </ol>
      {scale && (
        <div className={styles.scale} aria-hidden="true">
          <div>
            {ticksOf(most).map((won) => (
              <span key={won} style={{ '--at': won / most }}>
                {shortMoney(won, language)}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Lane({ company, place, solid, hatched = 0, before, tag, won, most }: MoneyLane & { most: number }) {
  const run = (solid + hatched) / most;
  const name = {
    'data-inside': run >= NAME_FITS || undefined,
    style: { '--run': run },
  };
  return (
    <li data-key={company.icNo} data-lane={laneColour(company.lane)}>
      <b className={styles.place}>{place}</b>
      <div
        className={styles.run}
        style={{ '--run': run, '--solid': solid / most, '--hatched': hatched / most }}
      >
        <i />
        {hatched > 0 && <i data-hatched />}
        {before !== undefined && before > 0 && <em style={{ '--at': before / most }} />}
        <CompanyMark company={company} />
      </div>
      <p className={styles.name} {...name}>
        <LaneNo lane={company.lane} size="sm" /> <b>{company.teamName}</b> {tag}
      </p>
      <div className={styles.won}>{won}</div>
    </li>
  );
}

/** Lets the rows of a list glide to their new places, unless motion is to be reduced. */
function useGlide() {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const known = tops.current;
    tops.current = new Map(rows.map((row) => [row.dataset.key ?? '', row.offsetTop]));
    if (still) return;
    for (const row of rows) {
      const moved = (known.get(row.dataset.key ?? '') ?? row.offsetTop) - row.offsetTop;
      if (moved !== 0) {
        const frames = [{ transform: `translateY(${moved}px)` }, { transform: 'none' }];
        row.animate(frames, { duration: 300, easing: 'ease-out' });
      }
    }
  });
  return list;
}
