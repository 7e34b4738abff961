import { koreanDay } from '@chulbal/contract/korean-days';
import { listWrittenPosters } from '@chulbal/contract/popups/posters';
import { getSeason } from '@chulbal/contract/seasons/seasons';

import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/poster-admin';
import { DisplayAdmin } from './display-admin.tsx';
import type { displayForm as texts } from './display-form.ko.ts';
import { PosterForm } from './poster-form.tsx';

export const handle: TextsHandle = { texts: ['console-ordered-list', 'ui-content-file'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const [posters, season] = await Promise.all([api(listWrittenPosters, {}), attempt(getSeason, {})]);
  return { posters, season: season.ok ? season.data : null, now: now.getTime() };
}

/** `/console/posters`: a poster is of the whole league or of a track of the newest season. */
export default function PosterAdmin({ loaderData: { posters, season, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('displayForm');
  const tracks = season?.tracks ?? [];
  const year = season?.year ?? Number(koreanDay(now).slice(0, 4));
  return (
    <DisplayAdmin
      kind="poster"
      displays={posters}
      now={now}
      factsOf={({ draft }) => {
        const track = tracks.find(({ trackNo }) => trackNo === draft.trackNo);
        return `${draft.year} · ${track ? t('ofTrack', { lane: track.lane, name: track.name }) : t('ofLeague')}`;
      }}
      form={(poster, writing) => (
        <PosterForm key={poster?.displayNo} poster={poster} tracks={tracks} year={year} {...writing} />
      )}
    />
  );
}
