import { getNoticeDetail, type NoticeDetail, noticeTypeNames } from '@chulbal/contract/notices';
import { Link } from 'react-router';
import { dateText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { Route } from './+types/notice';
import { Attachments } from './attachments.tsx';
import type { notice as texts } from './notice.ko.ts';
import styles from './notice.module.css';

/** One notice; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const noticeNo = Number(params.boardId);
  if (!Number.isSafeInteger(noticeNo) || noticeNo < 1) throw new Response(null, { status: 404 });
  return { notice: await api(getNoticeDetail, { noticeNo }) };
}

/** `/board/notice/detail/{boardId}` */
export default function Notice({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('notice');
  const language = useLanguage();
  const { notice } = loaderData;
  return (
    <article className={styles.page}>
      <PageMeta title={notice.noticeTitle} description={notice.summary} />
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ text: t('news') }, { text: t('notices'), to: '/board/notice' }]} />
        <div className={styles.tag}>
          <Tag hot={notice.noticeType === 'recruit'}>{noticeTypeNames[notice.noticeType][language]}</Tag>
        </div>
        <Heading level={1} size="3xl">
          <span lang={notice.onlyKorean ? 'ko' : undefined}>{notice.noticeTitle}</span>
        </Heading>
        <div className={styles.meta}>
          <span>{t('admin')}</span>
          <time dateTime={notice.createdAt}>{dateText(notice.createdAt)}</time>
          <span className={styles.tools}>
            <Button variant="line" size="sm" icon="copy" onClick={() => void copyAddress(t('copied'))}>
              {t('share')}
            </Button>
            <Button variant="line" size="sm" onClick={() => print()}>
              {t('print')}
            </Button>
          </span>
        </div>
      </header>
      {notice.onlyKorean && (
        <p className={styles.note} role="note">
          {t('onlyKorean')}
        </p>
      )}
      <div className={styles.body} lang={notice.onlyKorean ? 'ko' : undefined}>
        <RichText html={notice.noticeContent} />
      </div>
      {notice.attachments.length > 0 && <Attachments files={notice.attachments} />}
      <nav className={styles.neighbours} aria-label={t('neighbours')}>
        <Neighbour notice={notice.next} label={t('next')} none={t('noNext')} />
        <Neighbour notice={notice.previous} label={t('previous')} none={t('noPrevious')} />
      </nav>
      <div className={styles.back}>
        <ButtonLink variant="line" to="/board/notice">
          {t('list')}
        </ButtonLink>
      </div>
    </article>
  );
}

async function copyAddress(copied: string): Promise<void> {
  await navigator.clipboard.writeText(location.origin + location.pathname);
  toast.success(copied);
}

type NeighbourProps = { notice: NoticeDetail['next']; label: string; none: string };

function Neighbour({ notice, label, none }: NeighbourProps) {
  if (!notice) {
    return (
      <p>
        <span>{label}</span>
        <em>{none}</em>
      </p>
    );
  }
  return (
    <Link to={`/board/notice/detail/${notice.noticeNo}`}>
      <span>{label}</span>
      <strong>{notice.noticeTitle}</strong>
      <time dateTime={notice.createdAt}>{dateText(notice.createdAt)}</time>
    </Link>
  );
}
