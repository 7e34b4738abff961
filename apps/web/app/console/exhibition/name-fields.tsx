import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { forOperators } from '../../ui/rich-editor/content-files.ts';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';

/** What the exhibition is called, and the text that introduces it. `taken` counts texts that came from elsewhere. */
export function NameFields({ plan, change, readOnly, taken }: Builder & { taken: number }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const [writing, setWriting] = useState<'ko' | 'en'>('ko');
  const field = writing === 'ko' ? 'introKo' : 'introEn';
  return (
    <section className={layout.part} aria-labelledby="at-name">
      <h2 id="at-name" tabIndex={-1}>
        {t('parts.name')}
      </h2>
      <fieldset className={layout.fields} disabled={readOnly}>
        <BothLanguages
          label={t('what.name')}
          hint={t('parts.nameHint')}
          value={{ ko: plan.nameKo, en: plan.nameEn }}
          maxLength={60}
          error={() => undefined}
          onChange={({ ko, en }) => change({ nameKo: ko, nameEn: en })}
        />
        <FieldGroup label={t('what.intro')} hint={t('parts.introHint')}>
          <Segments
            name="writing"
            value={writing}
            onChange={(event) => setWriting(event.currentTarget.value === 'en' ? 'en' : 'ko')}
            choices={[
              { value: 'ko', text: t('what.ko') },
              { value: 'en', text: t('what.en') },
            ]}
          />
        </FieldGroup>
      </fieldset>
      {readOnly ? (
        <RichText html={forOperators(plan[field])} />
      ) : (
        <RichEditor
          key={`${writing}:${taken}`}
          full
          label={`${t('what.intro')} (${t(`what.${writing}`)})`}
          html={plan[field]}
          onChange={(html) => change({ [field]: html })}
        />
      )}
    </section>
  );
}
