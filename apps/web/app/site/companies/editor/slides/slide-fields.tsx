import type { CompanySlide } from '@chulbal/contract/companies/content';
import { moveSlide, numbered } from '@chulbal/contract/companies/content.rules';
import { companyLimits, type SlidePlace, slidePlaces } from '@chulbal/contract/companies/values';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { PictureField } from '../parts/picture-field.tsx';
import styles from './slides.module.css';

type Props = {
  icNo: number;
  slides: readonly CompanySlide[];
  slide: CompanySlide;
  english: boolean;
  /** What operators asked of it. */
  asked: ReactNode;
  onChange: (slides: CompanySlide[]) => void;
  onGone: () => void;
};

/** One slide: its tab, its three places of which one is open, and where it stands among the others. */
export function SlideFields({ icNo, slides, slide, english, asked, onChange, onGone }: Props) {
  const t = useTexts<typeof texts>('companies');
  const [open, setOpen] = useState<SlidePlace>(1);
  const { slideKey, en } = slide;
  const write = (part: Partial<CompanySlide>) =>
    onChange(slides.map((one) => (one.slideKey === slideKey ? { ...one, ...part } : one)));
  const writeEnglish = (part: Partial<CompanySlide['en']>) => write({ en: { ...en, ...part } });
  return (
    <div className={styles.fields}>
      <Field label={t('slide.tab')} name={`tab-${slideKey}`} hint={t('slide.tabHint')}>
        <TextInput
          value={english ? en.slideTabName : slide.slideTabName}
          maxLength={english ? companyLimits.tab * 2 : companyLimits.tab}
          onChange={({ currentTarget: { value } }) =>
            english ? writeEnglish({ slideTabName: value }) : write({ slideTabName: value })
          }
        />
      </Field>
      <Place
        key={`${slideKey} ${open} ${english}`}
        {...{ icNo, slide, english }}
        n={open}
        onWrite={write}
        onWriteEnglish={writeEnglish}
      />
      {asked}
      <Places slide={slide} open={open} onOpen={setOpen} />
      <Moves {...{ slides, slide, onChange, onGone }} />
    </div>
  );
}

/** The three places, each with what stands in it; the open one is written above. */
function Places({
  slide,
  open,
  onOpen,
}: {
  slide: CompanySlide;
  open: SlidePlace;
  onOpen: (n: SlidePlace) => void;
}) {
  const t = useTexts<typeof texts>('companies');
  return (
    <div className={styles.places} role="group" aria-label={t('slide.places')}>
      {slidePlaces.map((n) => {
        const content = slide[`slideContent${n}`];
        const kind = content === '' ? 'empty' : slide[`isImage${n}`] ? 'picture' : 'text';
        return (
          <button key={n} type="button" aria-pressed={open === n} data-kind={kind} onClick={() => onOpen(n)}>
            <span aria-hidden="true">
              {kind === 'empty' && <Icon name="plus" />}
              {kind === 'text' && content}
              {kind === 'picture' && <img src={`/transfer/file/${content}?w=480`} alt="" />}
            </span>
            <b>{t(`slide.${kind}Place`, { n })}</b>
            <small>
              {t(open === n ? 'slide.openPlace' : kind === 'empty' ? 'slide.either' : 'slide.edit')}
            </small>
          </button>
        );
      })}
    </div>
  );
}

/** One step to the front or to the back, for who neither drags nor has a keyboard, and taking the slide out. */
function Moves({ slides, slide, onChange, onGone }: Pick<Props, 'slides' | 'slide' | 'onChange' | 'onGone'>) {
  const t = useTexts<typeof texts>('companies');
  if (slide.isCover) return null;
  const at = slides.indexOf(slide);
  const first = slides[0]?.isCover ? 1 : 0;
  const move = (to: number) => onChange(moveSlide(slides, at, to));
  return (
    <div className={styles.moves}>
      <Button
        variant="line"
        size="sm"
        icon="chevron-left"
        disabled={at <= first}
        onClick={() => move(at - 1)}
      >
        {t('slide.forward')}
      </Button>
      <Button
        variant="line"
        size="sm"
        iconEnd="chevron-right"
        disabled={at >= slides.length - 1}
        onClick={() => move(at + 1)}
      >
        {t('slide.backward')}
      </Button>
      {slides.length > companyLimits.slidesLeast && (
        <Button
          variant="line"
          size="sm"
          icon="trash"
          onClick={() => {
            onChange(numbered(slides.filter((one) => one !== slide)));
            onGone();
          }}
        >
          {t('slide.remove')}
        </Button>
      )}
    </div>
  );
}

type PlaceProps = {
  icNo: number;
  slide: CompanySlide;
  n: SlidePlace;
  english: boolean;
  onWrite: (part: Partial<CompanySlide>) => void;
  onWriteEnglish: (part: Partial<CompanySlide['en']>) => void;
};

function Place({ icNo, slide, n, english, onWrite, onWriteEnglish }: PlaceProps) {
  const t = useTexts<typeof texts>('companies');
  const { slideKey, en } = slide;
  const [content, alt] = [`slideContent${n}`, `alt${n}`] as const;
  const isPicture = slide[`isImage${n}`] && slide[content] !== '';
  if (isPicture) {
    return (
      <div className={styles.place}>
        {!english && (
          <PictureField
            {...{ icNo, kind: 'picture', label: t('slide.otherPicture'), picture: slide[content] }}
            onStored={({ serverFileName }) => onWrite({ [content]: serverFileName })}
            onRemove={() => onWrite({ [content]: '', [`isImage${n}`]: false, [alt]: '' })}
          />
        )}
        <Field label={t('slide.alt', { n })} name={`alt-${slideKey}-${n}`} required={!english}>
          <TextInput
            value={english ? en[alt] : slide[alt]}
            maxLength={companyLimits.alt}
            onChange={({ currentTarget: { value } }) =>
              english ? onWriteEnglish({ [alt]: value }) : onWrite({ [alt]: value })
            }
          />
        </Field>
      </div>
    );
  }
  const said = english ? en[content] : slide[content];
  return (
    <div className={styles.place}>
      <Field
        label={t('slide.text', { n })}
        name={`text-${slideKey}-${n}`}
        error={[...said].length > companyLimits.slideText && t('slide.tooLong')}
      >
        <TextArea
          rows={3}
          max={companyLimits.slideText}
          value={said}
          onChange={({ currentTarget: { value } }) =>
            english ? onWriteEnglish({ [content]: value }) : onWrite({ [content]: value })
          }
        />
      </Field>
      {!english && said === '' && (
        <PictureField
          {...{ icNo, kind: 'picture', label: t('slide.picture') }}
          onStored={({ serverFileName }) => onWrite({ [content]: serverFileName, [`isImage${n}`]: true })}
        />
      )}
    </div>
  );
}
