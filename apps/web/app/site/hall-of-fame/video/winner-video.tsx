import { playerOfAddress } from '@chulbal/contract/files/values';
import type { ShownVideo } from '@chulbal/contract/files/videos';
import type { HofDetail } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { LazyPicture } from '../../../ui/feedback/lazy-picture.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { hallOfFame as texts } from '../hall-of-fame.ko.ts';
import styles from './winner-video.module.css';

type Props = {
  video: ShownVideo;
  /** Whose video it is: their picture is its poster, their lane where they have none. */
  winner: Pick<HofDetail, 'cover' | 'lane'>;
};

/**
 * A video behind its poster: its host is not asked for anything before somebody presses it. Where scripts do not run, the
 * press leads to the player.
 */
export function WinnerVideo({ video: { src, title }, winner: { cover, lane } }: Props) {
  const t = useTexts<typeof texts>('hallOfFame');
  const host = playerOfAddress(src)?.name[useLanguage()] ?? '';
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure className={styles.video}>
      {isPlaying ? (
        <iframe
          ref={(player) => player?.focus()}
          className={styles.frame}
          src={`${src}?autoplay=1`}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <a
          className={styles.frame}
          href={src}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setIsPlaying(true);
          }}
        >
          {cover ? (
            <LazyPicture src={`/transfer/file/${cover.serverFileName}`} alt={cover.alt} sizes="92vw" first />
          ) : (
            <span className={styles.drawn} data-lane={laneColour(lane)} />
          )}
          <span className={styles.press}>
            <Icon name="play" />
            {t('play')}
            <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </a>
      )}
      <figcaption>
        <b>{title}</b>
        <span>{t('playsFrom', { host })}</span>
      </figcaption>
    </figure>
  );
}
