import type { CompanySlide } from '@chulbal/contract/companies/content';
import { emptySlide, moveSlide, numbered } from '@chulbal/contract/companies/content.rules';
import { composeSlide } from '@chulbal/contract/companies/slides';
import { companyLimits } from '@chulbal/contract/companies/values';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { DenseIcon } from '../../../../ui/icon/dense-icon.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { Slide, type SlideOwner } from '../../slides/slide.tsx';
import styles from './slides.module.css';

type Props = {
  slides: readonly CompanySlide[];
  of: SlideOwner;
  chosen: string;
  /** Keys of slides that operators asked to change. */
  asked: ReadonlySet<string>;
  readOnly: boolean;
  onChoose: (slideKey: string) => void;
  onChange: (slides: CompanySlide[]) => void;
};

/** The slides in their running order: dragged, or taken with Space and moved with the arrows; the cover stays in front. */
export function SlideStrip({ slides, of, chosen, asked, readOnly, onChoose, onChange }: Props) {
  const t = useTexts<typeof texts>('companies');
  const [held, setHeld] = useState<{ key: string; before: readonly CompanySlide[] } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const placeOf = (key: string) => slides.findIndex(({ slideKey }) => slideKey === key);
  const heldSlide = held && slides[placeOf(held.key)];

  function press(event: KeyboardEvent, key: string) {
    if (readOnly) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === ' ') {
      event.preventDefault();
      setHeld(held ? null : { key, before: slides });
    } else if (held && step !== undefined) {
      event.preventDefault();
      onChange(moveSlide(slides, placeOf(held.key), placeOf(held.key) + step));
    } else if (held && event.key === 'Escape') {
      onChange([...held.before]);
      setHeld(null);
    }
  }
  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    setOver(null);
    if (held) onChange(moveSlide(slides, placeOf(held.key), to));
    setHeld(null);
  }
  function add() {
    const slideKey = crypto.randomUUID().slice(0, 8);
    onChange(numbered([...slides, emptySlide(slideKey, '')]));
    onChoose(slideKey);
  }
  return (
    <>
      <ol className={styles.strip}>
        {slides.map((slide, at) => {
          const { slideKey, slideTabName } = slide;
          const name = slideTabName || t('slide.unnamed');
          return (
            <li
              key={slideKey}
              data-over={over === at || undefined}
              data-held={held?.key === slideKey || undefined}
              draggable={!readOnly && !slide.isCover}
              onDragStart={() => setHeld({ key: slideKey, before: slides })}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(at);
              }}
              onDragEnd={() => {
                setHeld(null);
                setOver(null);
              }}
              onDrop={(event) => drop(event, at)}
            >
              <button
                type="button"
                aria-pressed={chosen === slideKey}
                aria-describedby="strip-help"
                onClick={() => onChoose(slideKey)}
                onKeyDown={(event) => press(event, slideKey)}
              >
                <span className={styles.stripName}>
                  <b>{at + 1}</b> {name}
                  {asked.has(slideKey) && (
                    <>
                      <Icon name="warning" size="sm" />
                      <VisuallyHidden>{t('slide.asked')}</VisuallyHidden>
                    </>
                  )}
                  {!readOnly && !slide.isCover && <DenseIcon name="grip" />}
                </span>
                <span className={styles.thumb} aria-hidden="true" inert>
                  <Slide
                    slide={composeSlide(slide, 'ko')}
                    of={of}
                    count={slides.length}
                    shape="wide"
                    narrow
                  />
                </span>
              </button>
            </li>
          );
        })}
        {!readOnly && slides.length < companyLimits.slides && (
          <li>
            <button type="button" className={styles.add} onClick={add}>
              <Icon name="plus" />
              {t('slide.add')}
              <small>
                {slides.length} / {companyLimits.slides}
              </small>
            </button>
          </li>
        )}
      </ol>
      <p className={styles.help} id="strip-help" aria-live="polite">
        {heldSlide
          ? t('slide.held', {
              name: heldSlide.slideTabName || t('slide.unnamed'),
              at: placeOf(heldSlide.slideKey) + 1,
            })
          : t('slide.help')}
      </p>
    </>
  );
}
