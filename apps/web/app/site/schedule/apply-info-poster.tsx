import type { PosterView } from '@chulbal/contract/popups/posters';
import { useTexts } from '../../lib/use-texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Posters } from '../popups/posters.tsx';
import type { applyInfo as texts } from './apply-info.ko.ts';
import styles from './apply-info.module.css';

/** The poster of the track, to pass on. */
export function ApplyInfoPoster({ poster }: { poster: PosterView }) {
  const t = useTexts<typeof texts>('applyInfo');
  return (
    <section className={styles.band} aria-labelledby="poster">
      <Split
        head={
          <Heading level={2} size="2xl" id="poster">
            {t('poster.title')}
          </Heading>
        }
      >
        <Posters
          posters={[poster]}
          names={{
            open: (title) => t('poster.open', { title }),
            download: (title) => t('poster.download', { title }),
          }}
        />
      </Split>
    </section>
  );
}
