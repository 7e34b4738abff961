import type { Page } from '@chulbal/contract/endpoint';
import type { NoticeSummary } from '@chulbal/contract/notices';
import { noticeTypeNames } from '@chulbal/contract/notices.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { notices as texts } from './notices.ko.ts';
import styles from './notices.module.css';

/** The notices of a page: pinned ones stand out, the others count down. */
export function NoticeRows({ notices }: { notices: Page<NoticeSummary> }) {
  const t = useTexts<typeof texts>('notices');
  const language = useLanguage();
  const { content, page, size, totalElements } = notices;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['number', 'type', 'title', 'author', 'date'] as const).map((key) => (
            <th key={key} scope="col">
              {t(`table.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.map((notice, index) => (
          <tr key={notice.noticeNo} className={classNames(notice.pinned && styles.pinned)}>
            <td className={styles.number}>
              {notice.pinned ? (
                <strong className={styles.pin}>{t('pinned')}</strong>
              ) : (
                totalElements - (page - 1) * size - index
              )}
            </td>
            <td>
              <Tag hot={notice.noticeType === 'recruit'}>{noticeTypeNames[notice.noticeType][language]}</Tag>
            </td>
            <th scope="row">
              <Link className={styles.title} to={`/board/notice/detail/${notice.noticeNo}`}>
                {notice.noticeTitle}
              </Link>
              {notice.hasFiles && (
                <span className={styles.clip}>
                  <Icon name="file" size="sm" />
                  <VisuallyHidden>{t('hasFiles')}</VisuallyHidden>
                </span>
              )}
            </th>
            <td className={styles.author}>{t('admin')}</td>
            <td className={styles.date}>{fullDayText(notice.createdAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
