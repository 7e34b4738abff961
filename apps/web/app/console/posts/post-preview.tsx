import type { PostDraft } from '@chulbal/contract/posts/operators';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';
import { PostText } from './post-text.tsx';

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
