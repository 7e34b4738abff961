import { listExclusionRequests } from '@chulbal/contract/panels/conflicts';
import { getPanelBoard } from '@chulbal/contract/panels/panels';
import { data } from 'react-router';
import { placeOf } from '../../lib/address-numbers.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/stage';
import { StagePage } from './stage-page.tsx';

export const handle: TextsHandle = { texts: ['console-trial-letters'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { attempt, api } = visitOf(context);
  const place = placeOf(params);
  const [board, exclusions] = await Promise.all([
    attempt(getPanelBoard, place),
    attempt(listExclusionRequests, place),
  ]);
  if (!board.ok && board.error.status === 404) throw data(null, { status: 404 });
  return {
    place,
    board: board.ok ? board.data : await api(getPanelBoard, place),
    exclusions: exclusions.ok ? exclusions.data : await api(listExclusionRequests, place),
  };
}

/** Another tab of the page asks for nothing anew; a command does. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const onlyTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlyTab && defaultShouldRevalidate;
}

/** `/console/panels/:trackNo/:stageNo`: who judges what in a stage. */
export default function Stage({ loaderData }: Route.ComponentProps) {
  const { place } = loaderData;
  return <StagePage key={`${place.trackNo}-${place.stageNo}`} {...loaderData} />;
}
