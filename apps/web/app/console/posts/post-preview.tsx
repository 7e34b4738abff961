import type { PostDraft } from '@chulbal/contract/posts/operators';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { forOperators } from '../../ui/rich-editor/content-files.ts';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';

/** What is saved, as the server has sanitised it, as wide as a phone or a page. */
export function PostPreview({ draft, language }: { draft: PostDraft; language: 'ko' | 'en' }) {
  const t = useTexts<typeof texts>('postAdmin');
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  return (
    <section aria-label={t('preview')}>
      <FieldGroup label={t('preview')} hint={t('previewText')}>
        <Segments
          name="width"
          value={width}
          onChange={(event) => setWidth(event.currentTarget.value === 'wide' ? 'wide' : 'phone')}
          choices={[
            { value: 'phone', text: t('phone') },
            { value: 'wide', text: t('wide') },
          ]}
        />
      </FieldGroup>
      <div className={styles.preview} data-width={width}>
        <PostText draft={draft} language={language} />
      </div>
    </section>
  );
}

/** A post's text in the look that visitors see. */
export function PostText({ draft, language }: { draft: PostDraft; language: 'ko' | 'en' }) {
  const kinds: Record<string, { ko: string; en: string }> = postKindNames[draft.board];
  const isKorean = language === 'ko';
  return (
    <div className={styles.text} lang={language}>
      <Tag hot={draft.kind === 'recruit'}>{kinds[draft.kind]?.[language]}</Tag>
      <h3>{isKorean ? draft.titleKo : draft.titleEn}</h3>
      <RichText html={forOperators(isKorean ? draft.bodyKo : draft.bodyEn)} />
    </div>
  );
}
