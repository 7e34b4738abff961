import type { SlideView } from '@chulbal/contract/slides';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { SlideScene } from '../slides/slide-scene.tsx';
import styles from './carousel.module.css';
import type { home as texts } from './home.ko.ts';

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

/** How long a slide stands, in ms (specification, section 9). */
const SLIDE_MS = 4000;

/** How far a finger goes sideways, in px, before it means another slide. */
const SWIPE_PX = 40;

/**
 * Which of `count` slides stands, and when the next one comes: after 4 s, and on and on. It waits while somebody
 * pauses it, is in it by keyboard, points at it, has hidden the tab, or wants reduced motion; what is left of the
 * four seconds stays. Playing again by hand goes on whatever is pointed at.
 */
function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ focus: false, hover: false, tab: false });
  const [insists, setInsists] = useState(false);
  const clock = useRef({ index: 0, left: SLIDE_MS });
  const touch = useRef<{ x: number; y: number } | null>(null);
  const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }));
  const running = playing && count > 1 && !held.tab && (insists || !(held.focus || held.hover));

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => reduced.matches && setPlaying(false);
    const look = () => setHeld((before) => ({ ...before, tab: document.hidden }));
    follow();
    look();
    reduced.addEventListener('change', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      reduced.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(() => {
    const { current } = clock;
    if (current.index !== index) Object.assign(current, { index, left: SLIDE_MS });
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(() => setIndex((index + 1) % count), current.left);
    return () => {
      clearTimeout(timer);
      current.left -= performance.now() - since;
    };
  }, [running, index, count]);

  const go = (step: 1 | -1) => setIndex((index + step + count) % count);
  const toggle = () => {
    setPlaying(!playing);
    setInsists(!playing);
  };
  const area = {
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && hold({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      hold({ focus: false });
      setInsists(false);
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hold({ hover: true }),
    onPointerLeave: () => {
      hold({ hover: false });
      setInsists(false);
    },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      touch.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!touch.current) return;
      const [x, y] = [clientX - touch.current.x, clientY - touch.current.y];
      touch.current = null;
      if (count > 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1);
    },
  };
  return { index: index % count, playing, running, go, toggle, area };
}
