import { getDraftedSeason, listDraftedSeasons } from '@chulbal/contract/seasons/operators';
import { data } from 'react-router';
import { numberOf } from '../../lib/address-numbers.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/season';
import { SeasonPage } from './season-page.tsx';

export const handle: TextsHandle = { texts: ['console-trial-letters', 'console-deadline-letters'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const year = numberOf(params.year, 2999);
  const { api, attempt, now } = visitOf(context);
  if (year < 2000) throw data(null, { status: 404 });
  const season = await attempt(getDraftedSeason, { year });
  if (!season.ok && season.error.status === 404) throw data(null, { status: 404 });
  const seasons = await api(listDraftedSeasons);
  return {
    season: season.ok ? season.data : await api(getDraftedSeason, { year }),
    years: seasons.map((one) => one.year),
    now: now.getTime(),
  };
}

/** The plan is edited and saved in the page: nothing is asked for again while it is open. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The season builder: everything that a season is, edited whole. */
export default function Season({ loaderData }: Route.ComponentProps) {
  const { season, years, now } = loaderData;
  return <SeasonPage key={season.plan.year} season={season} years={years} now={now} />;
}
