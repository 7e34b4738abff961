import { listApplications, listAssignees, listSavedViews } from '@chulbal/contract/applications/operators';
import { getSeason, listSeasons } from '@chulbal/contract/seasons/seasons';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useNavigation, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/applications';
import styles from './applications.module.css';
import { filterOf, noConditions } from './search/conditions.ts';
import { rememberedSize } from './table/page-size.ts';
import { addressOf, type TableState, tableStateOf } from './table/table-address.ts';
import type { teamList as texts } from './team-list.ko.ts';
import { TeamListPage } from './team-list-page.tsx';

/** A page of the season's applications, by what the address says. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const { year, conditions, sort, page, size: asked } = tableStateOf(url.searchParams);
  const [season, seasons] = await Promise.all([
    attempt(getSeason, year === null ? {} : { year }),
    api(listSeasons),
  ]);
  const size = asked ?? rememberedSize(request.headers.get('cookie') ?? '');
  const years = seasons.map((each) => each.year);
  if (!season.ok) {
    if (season.error.status !== 404) throw season.error;
    return { season: null, years, now: now.getTime() };
  }
  const ofYear = { year: season.data.year };
  const [applications, views, assignees] = await Promise.all([
    api(listApplications, { ...filterOf(conditions, ofYear.year), sort, page, size }),
    api(listSavedViews, ofYear),
    api(listAssignees),
  ]);
  return { season: season.data, years, now: now.getTime(), applications, views, assignees };
}

/** A drawer that opens or closes asks nothing of the table. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const moved = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return moved && listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate;
}

/** Which list an address shows, whatever drawer is open. */
function listOf(url: URL): string {
  const language = url.searchParams.get('lang') ?? '';
  return `${language} ${addressOf(listState(tableStateOf(url.searchParams)))}`;
}

function listState(state: TableState): TableState {
  return { ...state, columns: null, team: null, file: null };
}

/** The operators' table of applications with its drawer (`/console/applications`). */
export default function Applications({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('teamList');
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const { can } = useOperator();
  const state = tableStateOf(search);
  const { season, years } = loaderData;
  const next = navigation.location;
  const loading =
    next?.pathname === '/console/applications' &&
    addressOf(listState(tableStateOf(new URLSearchParams(next.search)))) !== addressOf(listState(state));
  const fresh = { page: 1, team: null, file: null, conditions: noConditions };
  return (
    <>
      <PageHead
        title={t('title')}
        season={
          <SeasonSwitch
            year={season?.year ?? null}
            years={years}
            to={(year) => addressOf({ ...state, ...fresh, year })}
          />
        }
      />
      {season ? (
        <TeamListPage key={season.year} data={loaderData} state={state} loading={loading} can={can} />
      ) : (
        <div className={styles.empty}>
          <EmptyState
            title={t('empty.noSeasonTitle')}
            text={t('empty.noSeasonText')}
            action={<ButtonLink to="/console/seasons">{t('empty.toSeasons')}</ButtonLink>}
          />
        </div>
      )}
    </>
  );
}
