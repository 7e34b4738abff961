import { myApplication } from '@chulbal/contract/applications/applications';
import { carriedFields } from '@chulbal/contract/seasons/plan-carry';
import { getSeason, type TrackView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { problemOf } from '../../../../lib/api-error.ts';
import { visitOf } from '../../../../lib/visit.server.ts';
import type { Route } from './+types/start-route';
import type { StartData } from './start-data.ts';

/** `GET /toolkit/business-plan/start`: open tracks, and with `?track=3` what my application there holds by now. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { attempt, now } = visitOf(context);
  const headers = { 'cache-control': 'no-store' };
  const season = await attempt(getSeason, {});
  if (!season.ok) {
    // Before the first season there is nothing to apply to.
    if (season.error.status === 404)
      return Response.json({ tracks: [], mine: null } satisfies StartData, { headers });
    return Response.json(problemOf(season.error), { status: season.error.status || 502, headers });
  }
  const open = season.data.tracks.flatMap((track) => openTrack(track, now.getTime()));
  const tracks = open.map(({ track, stage }) => ({
    ...{ trackNo: track.trackNo, stageNo: stage.stageNo, lane: track.lane, name: track.name },
    ...{ target: track.target, closesAt: stage.closesAt },
  }));
  const chosen = open.find(({ track }) => String(track.trackNo) === url.searchParams.get('track'));
  if (!chosen) return Response.json({ tracks, mine: null } satisfies StartData, { headers });
  const { track, stage } = chosen;
  const found = await attempt(myApplication, { trackNo: track.trackNo, stageNo: stage.stageNo });
  if (!found.ok) return Response.json(problemOf(found.error), { status: found.error.status || 502, headers });
  const { application, refusal } = found.data;
  const slot = track.documents.find((one) => one.slot === 'business');
  const stored = application?.files.filter((file) => file.slot === 'business').length ?? 0;
  const mine: StartData['mine'] = {
    teamNo: application?.teamNo ?? null,
    version: application?.version ?? 0,
    submitted: application?.status === 'submitted',
    fields: Object.fromEntries(carriedFields.map((name) => [name, application?.fields[name] ?? ''])),
    refusal: refusal?.message ?? null,
    slot: slot ? { label: slot.label, takesPdf: slot.extensions.includes('pdf'), filled: stored > 0 } : null,
  };
  return Response.json({ tracks, mine } satisfies StartData, { headers });
}

function openTrack(track: TrackView, now: number) {
  const stage = track.stages.find(({ kind }) => kind === 'application');
  return stage && stageState(stage, now) === 'open' ? [{ track, stage }] : [];
}
