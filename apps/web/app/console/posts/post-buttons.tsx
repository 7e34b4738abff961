import type { PostDraft, PostVersion, WrittenPost } from '@chulbal/contract/posts/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { useEffect, useState } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitorPath } from '../../lib/visitor-path.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { postCommand } from '../shell/commands.ts';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';
import { PostText } from './post-preview.tsx';

type Props = {
  post: WrittenPost;
  busy: boolean;
  /** The chosen time is still to come. */
  isLater: boolean;
  at: string | null;
  onSave: () => void;
  onPublish: () => void;
  onHide: (hidden: boolean) => void;
  onRestore: (content: PostDraft) => void;
};

/** What can be done with a post: save, publish or schedule, hide, look at it, go back to an earlier version. */
export function PostButtons({ post, busy, isLater, at, onSave, onPublish, onHide, onRestore }: Props) {
  const t = useTexts<typeof texts>('postAdmin');
  const language = useLanguage();
  const [versions, setVersions] = useState(false);
  const { state, postNo, draft } = post;
  const isOut = state === 'published' || state === 'scheduled';
  const publishWord =
    isLater && at
      ? t('schedule', { at: momentText(at, language) })
      : t(state === 'published' ? 'republish' : 'publish');
  return (
    <>
      <div className={styles.actions}>
        <Button variant="line" onClick={onSave}>
          {t('save')}
        </Button>
        <Button variant="primary" className={styles.publish} onClick={onPublish}>
          {publishWord}
        </Button>
      </div>
      <div className={styles.actions}>
        {isOut && (
          <Button variant="danger" size="sm" disabled={busy} onClick={() => onHide(true)}>
            {t('hide')}
          </Button>
        )}
        {state === 'hidden' && (
          <Button variant="line" size="sm" disabled={busy} onClick={() => onHide(false)}>
            {t('show')}
          </Button>
        )}
        {post.version > 0 && (
          <Button variant="line" size="sm" onClick={() => setVersions(true)}>
            {t('versions.open', { count: post.version })}
          </Button>
        )}
        {draft.board === 'program' && post.version > 0 && (
          <ButtonLink variant="line" size="sm" to={`/console/programs/${postNo}`}>
            {t('applicants')}
          </ButtonLink>
        )}
        {state === 'published' && (
          <ButtonLink variant="ghost" size="sm" to={visitorPath(draft.board, postNo)} target="_blank">
            {t('view')}
          </ButtonLink>
        )}
      </div>
      {versions && (
        <PostVersions
          postNo={postNo}
          onClose={() => setVersions(false)}
          onRestore={(content) => {
            onRestore(content);
            setVersions(false);
          }}
        />
      )}
    </>
  );
}

type PostVersionsProps = { postNo: number; onClose: () => void; onRestore: (content: PostDraft) => void };

/** What was shown of a post before: to be read, and to be taken back into what is being written. */
function PostVersions({ postNo, onClose, onRestore }: PostVersionsProps) {
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
