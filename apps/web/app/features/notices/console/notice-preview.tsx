import { type NoticeDraft, noticeTypeNames } from '@chulbal/contract/notices';
import { useTexts } from '../../../lib/use-texts.ts';
import { RichText } from '../../../ui/data/rich-text.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { forOperators } from '../../console/rich-editor/content-files.ts';
import type { noticeDesk as texts } from './notice-desk.ko.ts';
import styles from './notice-desk.module.css';

/** What is saved, as the server has sanitised it, in the look that visitors see. */
export function NoticePreview({ draft, language }: { draft: NoticeDraft; language: 'ko' | 'en' }) {
  const t = useTexts<typeof texts>('noticeDesk');
  const isKorean = language === 'ko';
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      <p className={styles.hint}>{t('previewText')}</p>
      <div className={styles.preview} lang={language}>
        <Tag hot={draft.noticeType === 'recruit'}>{noticeTypeNames[draft.noticeType][language]}</Tag>
        <h3>{isKorean ? draft.titleKo : draft.titleEn}</h3>
        <RichText html={forOperators(isKorean ? draft.bodyKo : draft.bodyEn)} />
      </div>
    </section>
  );
}
