import type { PosterView } from '@chulbal/contract/popups/posters';
import { useTexts } from '../../lib/use-texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Posters } from '../popups/posters.tsx';
import type { TrackLane } from '../seasons/track-lane.ts';
import type { home as texts } from './home.ko.ts';

/** The year's posters, where there are some. */
export function HomePosters({
  posters,
  tracks,
}: {
  posters: readonly PosterView[];
  tracks: readonly TrackLane[];
}) {
  const t = useTexts<typeof texts>('home');
  if (posters.length === 0) return null;
  return (
    <Section aria-labelledby="posters">
      <Split
        head={
          <Heading level={2} size="3xl" id="posters">
            {t('posters.title')}
          </Heading>
        }
      >
        <Posters
          posters={posters}
          names={{
            open: (title) => t('posters.open', { title }),
            download: (title) => t('posters.download', { title }),
          }}
          laneOf={(trackNo) => tracks.find((track) => track.trackNo === trackNo)?.lane}
        />
      </Split>
    </Section>
  );
}
