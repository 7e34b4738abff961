import type { Attachment } from '@chulbal/contract/posts/posts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { DownloadLink, useFileDownload } from '../../ui/feedback/download-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './post-page.module.css';
import type { posts as texts } from './posts.ko.ts';

/** Files of a post: links without script, downloads with progress where there is some. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useTexts<typeof texts>('posts');
  const download = useFileDownload();
  return (
    <section className={styles.files} aria-labelledby="files">
      <div className={styles.filesHead}>
        <h2 id="files">{t('attachments', { count: files.length })}</h2>
        {files.length > 1 && (
          <Button
            className={styles.scripted}
            variant="line"
            size="sm"
            icon="download"
            onClick={() => {
              for (const file of files) void download(file);
            }}
          >
            {t('downloadAll')}
          </Button>
        )}
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.serverFileName}>
            <DownloadLink file={file}>
              <Icon name="file" />
              <span>
                <b>{file.name}</b>
                <small>{formatBytes(file.size)}</small>
              </span>
              <Icon name="download" />
              <VisuallyHidden>{t('download')}</VisuallyHidden>
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
