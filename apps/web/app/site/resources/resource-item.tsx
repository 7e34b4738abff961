import type { ResourceSummary } from '@chulbal/contract/resources';
import { resourceKindNames } from '@chulbal/contract/resources.values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { ResourceCover } from './resource-cover.tsx';
import type { resources as texts } from './resources.ko.ts';
import styles from './resources.module.css';

/** A resource of the list: its cover, what it is, who wrote it, and how much there is to download. */
export function ResourceItem({ resource }: { resource: ResourceSummary }) {
  const t = useTexts<typeof texts>('resources');
  const language = useLanguage();
  const { boardId, kind, contentsTitle, pinned, author, year, fileCount, fileSize } = resource;
  const facts = [author, year === null ? '' : t('year', { year: String(year) })].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        <ResourceCover resource={resource} className={styles.cover ?? ''} />
      </div>
      <div className={styles.words}>
        <p className={styles.tags}>
          <Tag>{resourceKindNames[kind][language]}</Tag>
          {pinned && <Tag hot>{t('pinned')}</Tag>}
        </p>
        <Heading level={2} size="xl">
          <Link className={styles.title} to={`/support/resources/detail/${boardId}`}>
            {contentsTitle}
          </Link>
        </Heading>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <p className={styles.files}>
          <Icon name={fileCount > 0 ? 'download' : 'file'} size="sm" />
          {fileCount > 0 ? t('files', { count: fileCount, size: formatBytes(fileSize) }) : t('noFiles')}
        </p>
      </div>
    </li>
  );
}
