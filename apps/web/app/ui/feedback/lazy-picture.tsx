import { useEffect, useRef, useState } from 'react';
import { PicturePlaceholder } from '../../art/picture-placeholder.tsx';
import { classNames } from '../../lib/class-names.ts';
import { srcSetOf } from '../../lib/picture-sources.ts';
import styles from './lazy-picture.module.css';

type Props = {
  src: string;
  alt: string;
  /** CSS aspect-ratio of the frame: `16 / 9`. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  /** How wide the page shows it, for picking one of its widths. */
  sizes?: string;
  className?: string;
  /** It is in sight as the page opens, and the largest there: it is fetched with the page, before any script. */
  first?: boolean;
};

/**
 * A picture fetched 100 px before it comes into view, or with the page: skeleton, fade in, placeholder when it fails.
 */
export function LazyPicture({
  src,
  alt,
  ratio,
  fit = 'cover',
  sizes = '(min-width: 1025px) 400px, 92vw',
  className,
  first = false,
}: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(first);
  const [state, setState] = useState<'waiting' | 'seen' | 'failed'>(first ? 'seen' : 'waiting');
  useEffect(() => {
    if (!frame.current) return;
    if (first) {
      // It may have failed before anybody listened.
      const { complete, naturalWidth } = frame.current.querySelector('img') ?? {};
      if (complete && naturalWidth === 0) setState('failed');
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '100px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [first]);
  const srcSet = srcSetOf(src);
  const sources = srcSet ? { srcSet, sizes, src } : { src };
  return (
    <span
      ref={frame}
      className={classNames(styles.frame, state === 'waiting' && styles.waiting, className)}
      style={{ '--ratio': ratio }}
    >
      {!near && <span role="img" aria-label={alt} />}
      {near && state !== 'failed' && (
        <img
          className={classNames(
            styles.picture,
            fit === 'contain' && styles.contain,
            state === 'seen' && styles.seen,
          )}
          {...sources}
          alt={alt}
          {...(first && { fetchPriority: 'high' })}
          onLoad={() => setState('seen')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'failed' && <PicturePlaceholder className={styles.placeholder} label={alt} />}
      {!first && (
        <noscript>
          <img className={classNames(styles.picture, styles.seen)} {...sources} alt={alt} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
