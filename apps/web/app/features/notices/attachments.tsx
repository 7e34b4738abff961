import type { Attachment } from '@chulbal/contract/posts';
import { useTexts } from '../../lib/use-texts.ts';
import { formatBytes } from '../../ui/data/bytes.ts';
import { useDownload } from '../../ui/feedback/use-download.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { notice as texts } from './notice.ko.ts';
import styles from './notice.module.css';

/** Files of a notice: links without script, downloads with progress where there is some. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useTexts<typeof texts>('notice');
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
      <h2 id="files">{t('attachments', { count: files.length })}</h2>
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
