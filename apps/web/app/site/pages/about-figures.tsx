import type { StorySectionView } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { about as texts } from './about.ko.ts';
import styles from './about.module.css';

type Figures = Extract<StorySectionView, { kind: 'figures' }>['figures'];
type Props = { id: string; title: string; figures: Figures };

/** A few very big figures on ink, each with what it stands for. */
export function AboutFigures({ id, title, figures }: Props) {
  const t = useTexts<typeof texts>('about');
  return (
    <Section tone="ink" aria-labelledby={id}>
      <Heading level={2} size="display" id={id}>
        {title}
      </Heading>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.title}>
            <p className={styles.figure}>{figure.number}</p>
            <h3>{figure.title}</h3>
            {figure.text && <p className={styles.figureText}>{figure.text}</p>}
            {figure.picture === 'trim' && <Trim label={t('trim')} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Seven scores of which the first and the last are crossed out. */
function Trim({ label }: { label: string }) {
  return (
    <svg className={styles.trim} viewBox="0 0 162 18" role="img" aria-label={label}>
      {[0, 6].map((place) => (
        <path
          key={place}
          d={`M${place * 24 + 3} 3l12 12m0-12l-12 12`}
          fill="none"
          stroke="var(--ink-400)"
          strokeWidth="3"
        />
      ))}
      {[1, 2, 3, 4, 5].map((place) => (
        <circle key={place} cx={place * 24 + 9} cy="9" r="9" fill="var(--orange-500)" />
      ))}
    </svg>
  );
}
