import type { Language } from '@chulbal/contract/language';
import type { SlideDraft } from '@chulbal/contract/slides';
import { slideArtNames, slideArtSrc } from '@chulbal/contract/slides.values';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { SlideScene } from '../../site/slides/slide-scene.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import type { slideAdmin as texts } from './slide-admin.ko.ts';
import styles from './slides.module.css';

/** The address of a slide's picture by the operators' way, for nobody else may read it yet. */
export function pictureForOperators({ picture, art }: Pick<SlideDraft, 'picture' | 'art'>): string {
  return picture ? `/console/transfer/content/${picture}` : slideArtSrc(art);
}

/** The slide as it is being written, in the look of the start page; nothing in it can be pressed. */
export function SlidePreview({ draft }: { draft: SlideDraft }) {
  const t = useTexts<typeof texts>('slideAdmin');
  const [language, setLanguage] = useState<Language>('ko');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const isKorean = language === 'ko';
  return (
    <section className={styles.preview} aria-labelledby="slide-preview">
      <h2 id="slide-preview">{t('preview')}</h2>
      <p className={styles.hint}>{t('previewText')}</p>
      <div className={styles.choices}>
        <FieldGroup label={t('language')} name="preview-language">
          <Segments
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
            choices={[
              { value: 'ko', text: t('korean') },
              { value: 'en', text: t('english'), disabled: draft.titleEn === '' },
            ]}
          />
        </FieldGroup>
        <FieldGroup label={t('screen')} name="preview-width">
          <Segments
            value={width}
            onChange={(event) => setWidth(event.currentTarget.value as typeof width)}
            choices={[
              { value: 'wide', text: t('wide') },
              { value: 'phone', text: t('phone') },
            ]}
          />
        </FieldGroup>
      </div>
      <div className={styles.window} data-width={width}>
        <div className={styles.scene} lang={language} inert>
          <SlideScene
            level={3}
            picture="later"
            slide={{
              title: isKorean ? draft.titleKo : draft.titleEn,
              subTitle: isKorean ? draft.subTitleKo : draft.subTitleEn,
              desc: isKorean ? draft.descKo : draft.descEn,
              linkText: isKorean ? draft.linkTextKo : draft.linkTextEn,
              // Where it leads does not matter in what cannot be pressed.
              linkTo: draft.linkTo === '' ? '' : '/',
              tone: draft.tone,
              imgSrc: pictureForOperators(draft),
              imgAlt: draft.picture ? draft.altKo : slideArtNames[draft.art][language],
            }}
          />
        </div>
      </div>
    </section>
  );
}
