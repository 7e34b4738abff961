import {
  type CompanySlide,
  companyLimits,
  numbered,
  type SlidePlace,
  slidePlaces,
} from '@chulbal/contract/company-content';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import type { companyEditor as texts } from '../company-editor.ko.ts';
import { PictureField } from '../parts/picture-field.tsx';
import styles from './slides.module.css';

type Props = {
  icNo: number;
  slides: readonly CompanySlide[];
  slide: CompanySlide;
  english: boolean;
  onChange: (slides: CompanySlide[]) => void;
  onGone: () => void;
};

/** One slide: its tab, and three places that are each words or a picture. */
export function SlideFields({ icNo, slides, slide, english, onChange, onGone }: Props) {
  const t = useTexts<typeof texts>('companyEditor');
  const { slideKey, en } = slide;
  const write = (part: Partial<CompanySlide>) =>
    onChange(slides.map((one) => (one.slideKey === slideKey ? { ...one, ...part } : one)));
  const writeEnglish = (part: Partial<CompanySlide['en']>) => write({ en: { ...en, ...part } });
  const mayRemove = !slide.isCover && slides.length > companyLimits.slidesLeast;
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
      {slidePlaces.map((n) => (
        <Place
          key={`${slideKey} ${n} ${english}`}
          {...{ icNo, slide, n, english }}
          onWrite={write}
          onWriteEnglish={writeEnglish}
        />
      ))}
      {mayRemove && (
        <div>
          <Button
            variant="line"
            size="sm"
            icon="trash"
            onClick={() => {
              onChange(numbered(slides.filter((one) => one.slideKey !== slideKey)));
              onGone();
            }}
          >
            {t('slide.remove')}
          </Button>
        </div>
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
  const t = useTexts<typeof texts>('companyEditor');
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
      <Field label={t('slide.text', { n })} name={`text-${slideKey}-${n}`}>
        <TextArea
          rows={2}
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
