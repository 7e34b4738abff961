import type { PosterView } from '@chulbal/contract/popups/posters';
import { lazy, Suspense, useState } from 'react';
import { DownloadLink } from '../../ui/feedback/download-link.tsx';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import styles from './posters.module.css';

const PosterDialog = lazy(() =>
  import('./poster-dialog.tsx').then((module) => ({ default: module.PosterDialog })),
);

type Props = {
  posters: readonly PosterView[];
  /** The lane of a track whose poster is marked with it. */
  laneOf?: (trackNo: number | null) => number | undefined;
  /** What the page calls looking at one large, and downloading it. */
  names: Record<'open' | 'download', (posterTitle: string) => string>;
};

/** Posters side by side; each opens large, or as a picture of its own without script. */
export function Posters({ posters, laneOf, names }: Props) {
  const [chosen, setChosen] = useState<PosterView | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ul className={styles.posters}>
        {posters.map((poster) => {
          const { posterNo, posterTitle, posterModifyFileName, posterAlt, width, height } = poster;
          const lane = laneOf?.(poster.trackNo);
          return (
            <li key={posterNo}>
              <a
                className={styles.picture}
                href={`/transfer/file/${posterModifyFileName}`}
                aria-label={names.open(posterTitle)}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(poster);
                  setOpen(true);
                }}
              >
                <LazyPicture
                  src={`/transfer/file/${posterModifyFileName}`}
                  alt={posterAlt}
                  ratio={`${width} / ${height}`}
                />
              </a>
              <div className={styles.under}>
                {lane !== undefined && <LaneNo lane={lane} size="sm" />}
                <h3>{posterTitle}</h3>
                <DownloadLink file={fileOf(poster)} aria-label={names.download(posterTitle)}>
                  <Icon name="download" />
                </DownloadLink>
              </div>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <Suspense>
          <PosterDialog poster={chosen} file={fileOf(chosen)} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What is downloaded: the document beside it, or the picture itself. */
function fileOf({ posterFile, posterModifyFileName, posterTitle }: PosterView) {
  return posterFile ?? { serverFileName: posterModifyFileName, name: `${posterTitle}.webp` };
}
