import { getApplication } from '@chulbal/contract/applications/operators';
import { listTeamMaterials } from '@chulbal/contract/materials/operators';
import { type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/team-drawer';
import { DrawerFrame } from './drawer/drawer-frame.tsx';
import { DrawerMessage } from './drawer/drawer-message.tsx';
import { DrawerSkeleton } from './drawer/drawer-skeleton.tsx';
import { TeamDetail } from './drawer/team-detail.tsx';
import { tableStateOf } from './table/table-address.ts';
import { useTeamList } from './team-list-context.ts';

export const handle: TextsHandle = { texts: ['console-entry-words'] };

/** The team that the address opens; what is wrong with one team leaves the table alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { team: teamNo } = tableStateOf(url.searchParams);
  const { attempt } = visitOf(context);
  if (teamNo === null) return null;
  const [detail, materials] = await Promise.all([
    attempt(getApplication, { teamNo }),
    attempt(listTeamMaterials, { teamNo }),
  ]);
  if (detail.ok && materials.ok) {
    return { teamNo, kind: 'there' as const, detail: detail.data, materials: materials.data };
  }
  const missing = !detail.ok && detail.error.status === 404;
  return { teamNo, kind: missing ? ('missing' as const) : ('failed' as const) };
}

/** Chips, order and the document that is shown change nothing about the team. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const teamOf = (url: URL) => `${url.searchParams.get('lang')} ${url.searchParams.get('team')}`;
  const moved = currentUrl.search !== nextUrl.search;
  return moved && teamOf(currentUrl) === teamOf(nextUrl) ? false : defaultShouldRevalidate;
}

/** The drawer of `?team=`, beside the table or over it. */
export default function TeamDrawer({ loaderData }: Route.ComponentProps) {
  const { state, rows } = useTeamList();
  const { location } = useNavigation();
  // closed at once, and opened at once with what the table knows already
  const teamNo = location ? tableStateOf(new URLSearchParams(location.search)).team : state.team;
  if (teamNo === null) return null;
  const known = loaderData?.teamNo === teamNo ? loaderData : null;
  const row = known?.kind === 'there' ? known.detail.row : rows.find((one) => one.teamNo === teamNo);
  return (
    <DrawerFrame teamNo={teamNo} row={row ?? null}>
      {known?.kind === 'there' ? (
        <TeamDetail key={teamNo} detail={known.detail} materials={known.materials} />
      ) : known ? (
        <DrawerMessage kind={known.kind} />
      ) : (
        <DrawerSkeleton />
      )}
    </DrawerFrame>
  );
}
