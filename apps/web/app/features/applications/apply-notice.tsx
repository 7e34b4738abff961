import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { apply } from './apply.ko.ts';
import type { ApplyNotice } from './apply-data.ts';
import styles from './apply-notice.module.css';

/** Why nothing can be written here: not open yet, over, or an application elsewhere. */
export function ApplyNoticePage({ notice }: { notice: ApplyNotice }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  useFreshPage();
  const { track, stage, deadline, message } = notice;
  const title = t(`notice.${notice.notice}`);
  const text = {
    preparing: t('notice.preparingText', { moment: momentText(deadline.opensAt, language) }),
    closed: t('notice.closedText', { moment: momentText(deadline.closesAt, language) }),
    refused: message,
  }[notice.notice];
  return (
    <Wrap className={styles.page}>
      <PageMeta title={title} noIndex />
      <PageHead
        kicker={<TrackName lane={track.lane} name={t('place', { track: track.name, stage: stage.name })} />}
        title={title}
      />
      <EmptyState
        title={text}
        text={notice.notice === 'refused' ? t('notice.refusedText') : undefined}
        action={
          <>
            <ButtonLink variant="ink" to={`/contest/schedule?track=${track.trackNo}`}>
              {t('notice.schedule')}
            </ButtonLink>
            <ButtonLink to="/auth/mypage">{t('notice.myPage')}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
