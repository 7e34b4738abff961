import type { SlideView } from '@chulbal/contract/slides';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { SlideScene } from '../slides/slide-scene.tsx';
import styles from './carousel.module.css';
import type { home as texts } from './home.ko.ts';
import { useCarousel } from './use-carousel.ts';

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

type Props = {
  slides: readonly [SlideView, ...SlideView[]];
  /** Whether applications are taken now: the first slide leads into applying. */
  takesApplications?: boolean;
};

/**
 * The slides one over the other, one of them seen. Without JavaScript they stand one below the other and can all be
 * read; with it those that are not seen are inert.
 */
export function Carousel({ slides, takesApplications }: Props) {
  const t = useTexts<typeof texts>('home');
  const count = slides.length;
  const { index, playing, running, go, toggle, area } = useCarousel(count);
  const [fetched, setFetched] = useState(0);
  const [said, setSaid] = useState('');
  // The next picture is fetched once the page works, the others as their turn comes.
  useEffect(() => setFetched((before) => Math.max(before, index + 1)), [index]);
  const current = slides[index] ?? slides[0];

  function turn(step: 1 | -1) {
    go(step);
    const next = (index + step + count) % count;
    setFetched((before) => Math.max(before, next));
    setSaid(t('carousel.said', { place: next + 1, count, title: slides[next]?.title ?? '' }));
  }
  return (
    <section
      {...area}
      className={styles.carousel}
      data-tone={current.tone}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.name')}
    >
      {/* Slides come and go: the page's heading stays. */}
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      <div className={styles.slides}>
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            className={styles.slide}
            data-seen={place === index || undefined}
            inert={fetched > 0 && place !== index}
            role="group"
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.place', { place: place + 1, count })}
          >
            <SlideScene
              slide={slide}
              level={2}
              apply={
                place === 0 && takesApplications && !slide.linkTo?.startsWith('/contest/apply')
                  ? { to: '/contest/apply', text: t('call.go') }
                  : undefined
              }
              picture={place === 0 ? 'first' : place <= fetched ? 'later' : 'waits'}
            />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.foot}>
          <Wrap>
            <div className={styles.controls}>
              <p className={styles.count}>
                <VisuallyHidden>{t('carousel.place', { place: index + 1, count })}</VisuallyHidden>
                <span aria-hidden="true">
                  <b>{twoDigits(index + 1)}</b> / {twoDigits(count)}
                </span>
              </p>
              <div className={styles.bar} aria-hidden="true">
                {slides.map(({ id }, place) => (
                  <i key={id} data-past={place < index || undefined}>
                    {place === index && <span key={index} data-stands={!running || undefined} />}
                  </i>
                ))}
              </div>
              <div className={styles.buttons}>
                <IconButton icon="chevron-left" label={t('carousel.previous')} onClick={() => turn(-1)} />
                <IconButton
                  icon={playing ? 'pause' : 'play'}
                  label={t(playing ? 'carousel.pause' : 'carousel.play')}
                  onClick={toggle}
                />
                <IconButton icon="chevron-right" label={t('carousel.next')} onClick={() => turn(1)} />
              </div>
            </div>
          </Wrap>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
