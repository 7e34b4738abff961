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
  /** The way into applying: it comes first, the slide's own link second. */
  apply?: { to: string; text: string };
};

/** One slide: words on the left, the picture fills the right and runs off the page; above the words on a phone. */
export function SlideScene({ slide, level, picture, apply }: Props) {
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
        <div className={styles.text} data-words>
          {subTitle && <p className={styles.kicker}>{subTitle}</p>}
          <Heading level={level} size="display">
            {title}
          </Heading>
          {desc && <p className={styles.desc}>{desc}</p>}
          <div className={styles.acts}>
            {apply && (
              <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to={apply.to}>
                {apply.text}
              </ButtonLink>
            )}
            {linkTo && (
              <ButtonLink
                variant={apply ? 'line' : 'primary'}
                size="lg"
                iconEnd={apply ? undefined : 'arrow-right'}
                to={linkTo}
              >
                {linkText}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
