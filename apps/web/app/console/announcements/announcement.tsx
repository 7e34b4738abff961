import { type AnnouncementView, getAnnouncements } from '@chulbal/contract/announcements/announcements';
import { useState } from 'react';
import { data } from 'react-router';
import { placeOf } from '../../lib/address-numbers.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/announcement';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementState } from './announcement-state.tsx';

export const handle: TextsHandle = { texts: ['console-trial-letters'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const stage = placeOf(params);
  if (!(stage.trackNo > 0 && stage.stageNo > 0)) throw data(null, { status: 404 });
  return { ...(await api(getAnnouncements, stage)), ...stage, now: now.getTime() };
}

/** `/console/announcements/{trackNo}/{stageNo}`: who is told what of a finalised result, and when. */
export default function Announcement({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('announcement');
  const language = useLanguage();
  const { lane, trackName, stageName, resultVersion, counts, announcements } = loaderData;
  const { openAppeals, openReports } = loaderData;
  const results = `/console/results/${loaderData.trackNo}/${loaderData.stageNo}`;
  const [newest] = announcements;
  const underWay = newest?.state === 'pending' || newest?.state === 'scheduled';
  return (
    <>
      <PageHead title={t('title', { track: trackName[language], stage: stageName[language] })}>
        <LaneNo lane={lane} size="sm" />
      </PageHead>
      <PageBody sections>
        {resultVersion === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<ButtonLink to={results}>{t('toResults')}</ButtonLink>}
          />
        ) : (
          <>
            <div className={styles.top}>
              <p className={styles.counts}>
                <b>{t('version', { version: resultVersion })}</b>
                <span>{t('counts.passed', { count: counts.passed })}</span>
                <span>{t('counts.reserve', { count: counts.reserve })}</span>
                <span>{t('counts.failed', { count: counts.failed })}</span>
                {counts.withdrawn > 0 && <span>{t('counts.withdrawn', { count: counts.withdrawn })}</span>}
              </p>
              {openAppeals + openReports > 0 && (
                <ButtonLink to="/console/objections" size="sm">
                  {t('objections', { appeals: openAppeals, reports: openReports })}
                </ButtonLink>
              )}
            </div>
            {newest && <AnnouncementState announcement={newest} stage={loaderData} />}
            {!underWay && (
              <Compose
                key={`${newest?.announcementId ?? 0} ${resultVersion}`}
                stage={loaderData}
                newest={newest ?? null}
              />
            )}
            {announcements.length > 1 && (
              <section>
                <h2 className={styles.part}>{t('history')}</h2>
                {announcements.slice(1).map((one) => (
                  <AnnouncementState key={one.announcementId} announcement={one} stage={loaderData} past />
                ))}
              </section>
            )}
          </>
        )}
      </PageBody>
    </>
  );
}

type ComposeProps = { stage: Route.ComponentProps['loaderData']; newest: AnnouncementView | null };

/** The form of the next announcement; folded away while the newest result is what teams know. */
function Compose({ stage, newest }: ComposeProps) {
  const t = useTexts<typeof texts>('announcement');
  const isReleased = newest?.state === 'released';
  const isAgain = isReleased && newest.resultVersion === stage.resultVersion;
  const [isOpen, setIsOpen] = useState(!isAgain);
  if (!isOpen)
    return (
      <div className={styles.again}>
        <p>{t('settled')}</p>
        <Button variant="line" onClick={() => setIsOpen(true)}>
          {t('compose')}
        </Button>
      </div>
    );
  return (
    <AnnouncementForm
      stage={stage}
      usual={newest}
      isAgain={isAgain}
      isNewer={isReleased && newest.resultVersion < stage.resultVersion}
    />
  );
}
