import { getNoticeDetail, type NoticeDetail } from '@chulbal/contract/notices';
import { noticeTypeNames } from '@chulbal/contract/notices.values';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { boardIdOf } from '../posts/board-id.ts';
import { markLanes } from '../posts/mark-lanes.ts';
import { PostPage } from '../posts/post-page.tsx';
import type { Route } from './+types/notice';
import type { notices as texts } from './notices.ko.ts';

export const handle: TextsHandle = { texts: ['site-posts'] };

/** One notice; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const [notice, season] = await Promise.all([
    api(getNoticeDetail, { noticeNo: boardIdOf(params) }),
    attempt(getSeason, {}),
  ]);
  const lanes = season.ok ? season.data.tracks : [];
  return { notice: { ...notice, noticeContent: markLanes(notice.noticeContent, lanes) } };
}

/** `/board/notice/detail/{boardId}` */
export default function Notice({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('notices');
  const language = useLanguage();
  const { notice } = loaderData;
  return (
    <PostPage
      crumbs={[{ text: t('news') }, { text: t('title'), to: '/board/notice' }]}
      tag={{ text: noticeTypeNames[notice.noticeType][language], hot: notice.noticeType === 'recruit' }}
      title={notice.noticeTitle}
      published={notice.createdAt}
      summary={notice.summary}
      onlyKorean={notice.onlyKorean}
      facts={
        <>
          <span>{t('admin')}</span>
          <time dateTime={notice.createdAt}>{fullDayText(notice.createdAt, language)}</time>
        </>
      }
      html={notice.noticeContent}
      attachments={notice.attachments}
      next={near(notice.next)}
      previous={near(notice.previous)}
      list="/board/notice"
    />
  );
}

function near(notice: NoticeDetail['next']) {
  if (!notice) return null;
  const { noticeNo, noticeTitle: title, createdAt } = notice;
  return { to: `/board/notice/detail/${noticeNo}`, title, createdAt };
}
