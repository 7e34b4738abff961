import type { SlideView } from '@chulbal/contract/slides';
import { srcSetOf } from '../../lib/picture-sources.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from './slide-scene.module.css';

type Props = {
  slide: Omit<SlideView, 'id'>;
  level: 1 | 2 | 3;
  /** Whether its picture is fetched: `first` before all else, `later` when nothing is left to do, or not yet. */
  picture: 'first' | 'later' | 'waits';
};

/** One slide: words on the left, the picture fills the right and runs off the page; above the words on a phone. */
export function SlideScene({ slide, level, picture }: Props) {
  const { title, subTitle, desc, linkTo, linkText, imgSrc, imgAlt, tone } = slide;
  const isDrawing = !imgSrc.includes('/transfer/');
  const srcSet = srcSetOf(imgSrc);
  const sources = srcSet
    ? { srcSet, sizes: '(min-width: 1025px) 56vw, 100vw', src: imgSrc }
    : { src: imgSrc };
  const image = (
    <img
      className={isDrawing ? styles.drawing : styles.picture}
      {...sources}
      alt={imgAlt}
      width={1440}
      height={760}
      decoding="async"
      fetchPriority={picture === 'first' ? 'high' : 'low'}
    />
  );
  return (
    <div className={styles.scene} data-tone={tone}>
      {picture === 'waits' ? <noscript>{image}</noscript> : image}
      <div className={styles.wrap}>
        <div className={styles.text}>
          {subTitle && <p className={styles.kicker}>{subTitle}</p>}
          <Heading level={level} size="display">
            {title}
          </Heading>
          {desc && <p className={styles.desc}>{desc}</p>}
          {linkTo && (
            <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={linkTo} className={styles.go}>
              {linkText}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
