import type { CompanyContent } from '@chulbal/contract/companies/content';
import { composeSlide } from '@chulbal/contract/companies/slides';
import { useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Segments } from '../../../../ui/form/segments.tsx';
import { CompanyMark } from '../../../investment/company-mark.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { Slide, type SlideOwner } from '../../slides/slide.tsx';
import { unitText } from '../../unit-text.ts';
import styles from './slides.module.css';

type Props = { draft: CompanyContent; of: SlideOwner; at: number; english: boolean };

/** The slide that is being written as visitors will see it, on a screen of 1440 px and on one of 390. */
export function CompanyPreview({ draft, of, at, english }: Props) {
  const t = useTexts<typeof texts>('companies');
  const [shown, setShown] = useState('both');
  const slide = draft.slides[at - 1];
  if (!slide) return null;
  const composed = composeSlide(slide, english ? 'en' : 'ko');
  const frame = (shape: 'wide' | 'upright') => (
    <div className={styles.frame} data-shape={shape} inert>
      <p>
        <CompanyMark company={of} /> <b>{of.teamName}</b>
      </p>
      <ul className={styles.tabs}>
        {draft.slides.map(({ slideKey, slideTabName, en, slideIndex }) => (
          <li key={slideKey} data-current={slideIndex === at || undefined}>
            {(english && en.slideTabName) || slideTabName || slideIndex}
          </li>
        ))}
      </ul>
      <Slide slide={composed} of={of} count={draft.slides.length} shape={shape} />
      {composed.layout === 'empty' && <p className={styles.nothing}>{t('editorPreview.empty')}</p>}
      <dl>
        {draft.figures
          .filter(({ value }) => value !== '')
          .map(({ label, value, unit, en }) => (
            <div key={label}>
              <dt>{(english && en.label) || label}</dt>
              <dd>
                {value}
                {unitText((english && en.unit) || unit)}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('editorPreview.title')}</h2>
        <Segments
          name="shown"
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          choices={[
            { value: 'both', text: t('editorPreview.both') },
            { value: 'upright', text: '390' },
            { value: 'wide', text: '1440' },
          ]}
        />
      </div>
      <div className={styles.frames} data-shown={shown}>
        {shown !== 'upright' && frame('wide')}
        {shown !== 'wide' && frame('upright')}
      </div>
    </section>
  );
}
