import type { PastSummary } from '@chulbal/contract/past-companies/past-companies';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import styles from './past-companies.module.css';

/** The logo of a company, or the first letter of its name in the colour of its lane. */
export function PastLogo({ company }: { company: Pick<PastSummary, 'logo' | 'lane' | 'teamName'> }) {
  const { logo, lane, teamName } = company;
  if (logo) {
    return (
      <LazyPicture
        className={styles.logo ?? ''}
        src={`/transfer/file/${logo.serverFileName}`}
        alt={logo.alt}
        ratio="1"
        sizes="80px"
      />
    );
  }
  return (
    <span className={styles.logo} data-lane={laneColour(lane)} aria-hidden="true">
      {[...teamName][0]}
    </span>
  );
}

/** Its cover as it hung in the exhibition, or its one line over the lanes. */
export function PastCover({
  company,
  sizes,
  first = false,
}: {
  company: PastSummary;
  sizes?: string;
  first?: boolean;
}) {
  const { cover, lane, line } = company;
  if (cover) {
    return (
      <LazyPicture
        className={styles.cover ?? ''}
        src={`/transfer/file/${cover.serverFileName}`}
        alt={cover.alt}
        ratio="16 / 9"
        first={first}
        {...(sizes && { sizes })}
      />
    );
  }
  return (
    <div className={styles.cover} data-lane={laneColour(lane)}>
      <p>{line}</p>
    </div>
  );
}
