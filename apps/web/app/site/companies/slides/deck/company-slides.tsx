import type { SlideComposed } from '@chulbal/contract/companies/content';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { ScrollRegion } from '../../../../ui/layout/scroll-region.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { Slide, type SlideOwner } from '../slide.tsx';
import styles from './deck.module.css';

type Props = { slides: readonly SlideComposed[]; of: SlideOwner; from?: string };

/** A company's slides: turned by swiping, by arrow keys, by tabs and by buttons; they scroll where no script runs. */
export function CompanySlides({ slides, of, from }: Props) {
  const t = useTexts<typeof texts>('companies');
  const row = useRef<HTMLElement>(null);
  const heading = useId();
  const [at, setAt] = useState(0);
  const count = slides.length;
  if (count === 0) return null;

  function turn(to: number): void {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: Math.min(Math.max(to, 0), count - 1) * width });
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(at + step);
  }
  return (
    <section aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          <VisuallyHidden>{t('name')}</VisuallyHidden>
        </h2>
      </div>
      <ul className={styles.tabs}>
        {slides.map(({ slideIndex, tab }, index) => (
          <li key={slideIndex}>
            <a
              href={`#slide-${slideIndex}`}
              aria-current={index === at || undefined}
              onClick={(event) => {
                event.preventDefault();
                turn(index);
              }}
            >
              {tab || slideIndex}
            </a>
          </li>
        ))}
      </ul>
      <ScrollRegion
        className={styles.row}
        ref={row}
        label={t('row')}
        onKeyDown={press}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {slides.map((slide, index) => (
          <div key={slide.slideIndex} id={`slide-${slide.slideIndex}`}>
            <Slide slide={slide} of={of} count={count} first={index === 0} {...(from && { from })} />
          </div>
        ))}
      </ScrollRegion>
      <div className={styles.controls}>
        <p className={styles.count}>
          <VisuallyHidden aria-live="polite">{t('at', { at: at + 1, count })}</VisuallyHidden>
          <span aria-hidden="true">
            {at + 1} <small>/ {count}</small>
          </span>
        </p>
        <span className={styles.marks} aria-hidden="true">
          {slides.map(({ slideIndex }, index) => (
            <i key={slideIndex} className={index <= at ? styles.on : undefined} />
          ))}
        </span>
        <span>
          <IconButton
            icon="chevron-left"
            label={t('back')}
            disabled={at === 0}
            onClick={() => turn(at - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={t('next')}
            disabled={at === count - 1}
            onClick={() => turn(at + 1)}
          />
        </span>
      </div>
    </section>
  );
}
