import type { PosterView } from '@chulbal/contract/posters';
import type { TrackView } from '@chulbal/contract/seasons';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { DownloadLink } from '../../ui/feedback/download-link.tsx';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import type { home as texts } from './home.ko.ts';
import styles from './home-posters.module.css';

const PosterDialog = lazy(() =>
  import('../popups/poster-dialog.tsx').then((module) => ({ default: module.PosterDialog })),
);

/** The year's posters; each opens large, or as a picture of its own without script. */
export function HomePosters({
  posters,
  tracks,
}: {
  posters: readonly PosterView[];
  tracks: readonly TrackView[];
}) {
  const t = useTexts<typeof texts>('home');
  const [chosen, setChosen] = useState<PosterView | null>(null);
  const [open, setOpen] = useState(false);
  if (posters.length === 0) return null;
  return (
    <Section aria-labelledby="posters">
      <Split
        head={
          <Heading level={2} size="2xl" id="posters">
            {t('posters.title')}
          </Heading>
        }
      >
        <ul className={styles.posters}>
          {posters.map((poster) => (
            <li key={poster.posterNo}>
              <a
                className={styles.picture}
                href={`/transfer/file/${poster.posterModifyFileName}`}
                aria-label={t('posters.open', { title: poster.posterTitle })}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(poster);
                  setOpen(true);
                }}
              >
                <LazyPicture
                  src={`/transfer/file/${poster.posterModifyFileName}`}
                  alt={poster.posterAlt}
                  ratio={`${poster.width} / ${poster.height}`}
                />
              </a>
              <div className={styles.under}>
                <Track poster={poster} tracks={tracks} />
                <h3>{poster.posterTitle}</h3>
                <DownloadLink
                  file={fileOf(poster)}
                  aria-label={t('posters.download', { title: poster.posterTitle })}
                >
                  <Icon name="download" />
                </DownloadLink>
              </div>
            </li>
          ))}
        </ul>
      </Split>
      {chosen && (
        <Suspense>
          <PosterDialog poster={chosen} file={fileOf(chosen)} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function Track({ poster, tracks }: { poster: PosterView; tracks: readonly TrackView[] }) {
  const track = tracks.find(({ trackNo }) => trackNo === poster.trackNo);
  return track ? <LaneNo lane={track.lane} size="sm" /> : null;
}

/** What is downloaded: the document beside it, or the picture itself. */
function fileOf({ posterFile, posterModifyFileName, posterTitle }: PosterView) {
  return posterFile ?? { serverFileName: posterModifyFileName, name: `${posterTitle}.webp` };
}
