import type { PostDraft, PostVersion } from '@chulbal/contract/posts/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { postCommand } from './commands.ts';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';
import { PostText } from './post-text.tsx';

type Props = { postNo: number; onClose: () => void; onRestore: (content: PostDraft) => void };

/** What was shown of a post before: to be read, and to be taken back into what is being written. */
export function PostVersions({ postNo, onClose, onRestore }: Props) {
  const t = useTexts<typeof texts>('postAdmin');
  const language = useLanguage();
  const [versions, setVersions] = useState<PostVersion[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void postCommand('versions', { postNo }).then((answer) => {
      if (answer.kind === 'done') setVersions(answer.data);
      else setFailed(true);
    });
  }, [postNo]);
  return (
    <Modal open onClose={onClose} title={t('versions.title')}>
      {failed && <p role="alert">{t('versions.failed')}</p>}
      {!versions && !failed && <p role="status">{t('versions.loading')}</p>}
      {versions?.map(({ version, content, publishedAt, publishedBy }) => (
        <details key={version} className={styles.version}>
          <summary>
            <b>{t('versions.number', { version })}</b>
            <span>{t('versions.by', { at: stampText(publishedAt, language), name: publishedBy })}</span>
          </summary>
          <PostText draft={content} language="ko" />
          <Button variant="line" size="sm" onClick={() => onRestore(content)}>
            {t('versions.restore')}
          </Button>
        </details>
      ))}
    </Modal>
  );
}
