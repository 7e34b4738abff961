import type { HofSummary } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { prizeNames } from '@chulbal/contract/hall-of-fame/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import type { hallOfFame as texts } from './hall-of-fame.ko.ts';
import styles from './hall-of-fame.module.css';

type Props = {
  winner: HofSummary;
  /** Of the highest prize, or alone on its page. */
  large?: boolean;
  /** Whether it leads to its page. */
  linked?: boolean;
};

/** A winner's number on the wall. */
export function WallBib({ winner, large = false, linked = true }: Props) {
  const t = useTexts<typeof texts>('hallOfFame');
  const language = useLanguage();
  const { hofId, lane, trackName, prize, number, teamName, who, line } = winner;
  const said = large ? line : who || line;
  return (
    <li className={styles.hung} data-size={large ? 'large' : undefined}>
      <article className={styles.bib} data-lane={laneColour(lane)}>
        <p className={styles.band}>{t('band', { track: trackName, prize: prizeNames[prize][language] })}</p>
        <p className={styles.number}>{number}</p>
        {linked ? (
          <h3 className={styles.team}>
            <Link to={winnerPath(hofId)}>{teamName}</Link>
          </h3>
        ) : (
          <p className={styles.team}>{teamName}</p>
        )}
        <p className={styles.said}>{said}</p>
      </article>
    </li>
  );
}

export function winnerPath(hofId: number): string {
  return `/ipo/contents/experiences/HOF/detail/${hofId}`;
}
