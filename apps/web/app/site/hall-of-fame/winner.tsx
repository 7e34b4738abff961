import { getHofDetail, type HofDetail } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { prizeNames } from '@chulbal/contract/hall-of-fame/values';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { boardIdOf } from '../posts/board-id.ts';
import { PostPage } from '../posts/post-page.tsx';
import type { Route } from './+types/winner';
import type { hallOfFame as texts } from './hall-of-fame.ko.ts';
import styles from './hall-of-fame.module.css';
import { WinnerVideo } from './video/winner-video.tsx';
import { WallBib, winnerPath } from './wall-bib.tsx';

export const handle: TextsHandle = { texts: ['site-posts'] };

const wall = '/ipo/contents/experiences/HOF';

/** One winner; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  return { winner: await api(getHofDetail, { hofId: boardIdOf({ boardId: params.hofId }) }) };
}

/** `/ipo/contents/experiences/HOF/detail/{HOFId}`: their number, their story, and where they stand now. */
export default function Winner({ loaderData: { winner } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('hallOfFame');
  const language = useLanguage();
  const { year, lane, trackName, teamName, line, cover, video, now, onlyKorean } = winner;
  return (
    <PostPage
      crumbs={[
        { text: t('support') },
        { text: t('experiences'), to: '/ipo/contents/experiences' },
        { text: t('name'), to: wall },
      ]}
      tag={{ text: t('season', { year }) }}
      title={teamName}
      published={winner.createdAt}
      summary={line || winner.summary}
      image={cover ? `/transfer/file/${cover.serverFileName}` : undefined}
      imageAlt={cover?.alt}
      onlyKorean={onlyKorean}
      facts={
        <>
          <LaneNo lane={lane} size="sm" />
          <span>{t('band', { track: trackName, prize: prizeNames[winner.prize][language] })}</span>
          <span>{winner.who}</span>
        </>
      }
      before={
        <Stack gap={5}>
          <ul className={styles.alone}>
            <WallBib winner={winner} linked={false} large />
          </ul>
          {video && <WinnerVideo video={video} winner={winner} />}
          {cover && !video && (
            <LazyPicture src={`/transfer/file/${cover.serverFileName}`} alt={cover.alt} ratio="3 / 2" first />
          )}
          {now && (
            <p className={styles.now}>
              <b>{t('now')}</b>
              {now}
            </p>
          )}
        </Stack>
      }
      html={winner.story}
      attachments={winner.attachments}
      next={near(winner.next)}
      previous={near(winner.previous)}
      list={`${wall}?year=${year}`}
    />
  );
}

function near(winner: HofDetail['next']) {
  if (!winner) return null;
  const { hofId, teamName: title, createdAt } = winner;
  return { to: winnerPath(hofId), title, createdAt };
}
