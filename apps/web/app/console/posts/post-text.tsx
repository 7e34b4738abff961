import type { PostDraft } from '@chulbal/contract/posts/operators';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { forOperators } from '../../ui/rich-editor/content-files.ts';
import styles from './post-admin.module.css';

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
