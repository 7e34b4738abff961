import type { SlideComposed, SlidePicture } from '@chulbal/contract/companies/content';
import { classNames } from '../../../lib/class-names.ts';
import { srcSetOf } from '../../../lib/picture-sources.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { unitText } from '../unit-text.ts';
import wide from './slides.module.css';
import upright from './upright.module.css';

/** A part of a slide as either box composes it. */
const styles = Object.fromEntries(
  [...new Set([...Object.keys(wide), ...Object.keys(upright)])].map((part) => [
    part,
    classNames(wide[part], upright[part]),
  ]),
);

export type SlideOwner = { lane: number; teamName: string; logo: string | null };

type Props = {
  slide: SlideComposed;
  of: SlideOwner;
  count: number;
  /** `upright` and `wide` hold one shape; otherwise it is wide, and upright on a phone. */
  shape?: 'upright' | 'wide';
  /** The first that is seen: its pictures are fetched at once. */
  first?: boolean;
  /** A thumbnail: its pictures are fetched small. */
  narrow?: boolean;
  /** Where pictures come from: operators have a way of their own. */
  from?: string;
};

/** One slide, composed for its box: nothing in it is measured in pixels, so that a small one is the same slide. */
export function Slide(props: Props) {
  const { slide, of, count, shape, first = false, narrow = false, from = '/transfer/file/' } = props;
  const { layout, figure, texts, pictures } = slide;
  const [head] = texts;
  const picture = (one: SlidePicture, at: number) => (
    <SlideImage key={`${at} ${one.serverFileName}`} picture={one} {...{ first, narrow, from }} />
  );
  const mark = (
    <p className={styles.page}>
      <LaneNo lane={of.lane} size="sm" />
      <span>{of.teamName}</span>
      <small>
        {slide.slideIndex} / {count}
      </small>
    </p>
  );
  return (
    <div
      className={classNames(styles.slide, shape && styles[shape])}
      data-layout={layout}
      data-pictures={pictures.length}
      data-texts={texts.length}
      data-lane={laneColour(of.lane)}
    >
      <div className={styles.board}>
        {layout === 'cover' && (
          <>
            <div className={styles.words}>
              {of.logo && <Logo address={`${from}${of.logo}`} />}
              {head && head.head !== '' && <h3>{head.head}</h3>}
              {head && head.text !== '' && <p>{head.text}</p>}
            </div>
            {pictures.length > 0 && <div className={styles.pictures}>{pictures.map(picture)}</div>}
          </>
        )}
        {(layout === 'figure' || layout === 'say') && (
          <div className={styles.words}>
            {figure && (
              <p className={styles.figure}>
                {figure.value}
                <small>{unitText(figure.unit)}</small>
              </p>
            )}
            {figure && <i className={styles.track} aria-hidden="true" />}
            {head && head.text !== '' && <p className={styles.sentence}>{head.text}</p>}
            {mark}
          </div>
        )}
        {layout === 'lanes' && (
          <div className={styles.words}>
            <h3>{slide.tab}</h3>
            <ol>
              {[...texts.entries()].map(([at, { head: name, text }]) => (
                <li key={at}>
                  <b aria-hidden="true">{at + 1}</b>
                  {name !== '' && <strong>{name}</strong>}
                  {text !== '' && <span>{text}</span>}
                </li>
              ))}
            </ol>
            {mark}
          </div>
        )}
        {layout === 'pictures' && (
          <>
            <div className={styles.pictures}>{pictures.map(picture)}</div>
            {mark}
          </>
        )}
        {layout === 'both' && (
          <>
            <div className={styles.words}>
              {[...texts.entries()].map(([at, { head: name, text }]) => (
                <div key={at}>
                  {name !== '' && <h3>{name}</h3>}
                  {text !== '' && <p>{text}</p>}
                </div>
              ))}
              {mark}
            </div>
            <div className={styles.pictures}>{pictures.map(picture)}</div>
          </>
        )}
      </div>
    </div>
  );
}

/** In the sources of the mark beside the company's name, which is the same picture: it is fetched once. */
function Logo({ address }: { address: string }) {
  const srcSet = srcSetOf(address);
  return <img className={styles.logo} src={address} srcSet={srcSet} sizes={srcSet && '64px'} alt="" />;
}

type ImageProps = Required<Pick<Props, 'first' | 'narrow' | 'from'>> & { picture: SlidePicture };

function SlideImage({ picture, first, narrow, from }: ImageProps) {
  const src = `${from}${picture.serverFileName}`;
  const srcSet = srcSetOf(src);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (narrow ? '172px' : '(min-width: 1025px) 820px, 100vw')}
      alt={picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
