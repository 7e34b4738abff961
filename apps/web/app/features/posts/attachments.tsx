import type { Attachment } from '@chulbal/contract/posts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { useDownload } from '../../ui/feedback/use-download.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { postPage as texts } from './post-page.ko.ts';
import styles from './post-page.module.css';

/** Files of a post: links without script, downloads with progress where there is some. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useTexts<typeof texts>('postPage');
  const download = useDownload();
  const fetchFile = ({ serverFileName, name }: Attachment) =>
    download(
      '/transfer/download',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ serverFileName }),
      },
      name,
    );
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
              for (const file of files) void fetchFile(file);
            }}
          >
            {t('downloadAll')}
          </Button>
        )}
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.serverFileName}>
            <a
              href={`/transfer/file/${file.serverFileName}`}
              download={file.name}
              aria-label={t('download', { name: file.name })}
              onClick={(event) => {
                event.preventDefault();
                void fetchFile(file);
              }}
            >
              <Icon name="file" />
              <span>
                <b>{file.name}</b>
                <small>{formatBytes(file.size)}</small>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
