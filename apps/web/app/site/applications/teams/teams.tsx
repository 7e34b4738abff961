import { listVerifications } from '@chulbal/contract/announcements/announcements';
import { listTeams } from '@chulbal/contract/applications/teams';
import { getSeason, listSeasons, type SeasonView } from '@chulbal/contract/seasons/seasons';
import { Form } from 'react-router';
import { orLastPage } from '../../../lib/last-page.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { Chips } from '../../../ui/data/chips.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { VerificationLinks } from '../../announcements/verification-links.tsx';
import { seasonLanes } from '../../seasons/track-lane.ts';
import type { apply as texts } from '../apply.ko.ts';
import type { Route } from './+types/teams';
import { queryText, type TeamFilters, teamFilters } from './team-filters.ts';
import styles from './teams.module.css';

const PAGE_SIZE = 20;

export const handle: TextsHandle = { texts: ['site-announcements'] };

/** A page of the public list, by what the address says; a season that is not there has no teams. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const filters = teamFilters(url.searchParams);
  const [season, seasons, page, verifications] = await Promise.all([
    attempt(getSeason, filters.year ? { year: filters.year } : {}),
    api(listSeasons, {}),
    api(listTeams, {
      page: filters.page,
      size: PAGE_SIZE,
      year: filters.year,
      trackNo: filters.track,
      region: filters.region,
      keyword: filters.keyword,
    }),
    attempt(listVerifications, {}),
  ]);
  if (!season.ok && season.error.status !== 404) throw season.error;
  return {
    filters,
    season: season.ok ? { ...seasonLanes(season.data), regions: season.data.regions } : null,
    seasons,
    teams: orLastPage(url, page),
    verifications: verifications.ok ? verifications.data : [],
  };
}

/** The teams that have applied, without anything about people (`/contest/apply-team`). */
export default function Teams({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('apply');
  const { filters, season, seasons, teams, verifications } = loaderData;
  const isFiltered = Boolean(filters.keyword || filters.track || filters.region);
  const to = (change: Partial<TeamFilters>) => `?${queryText({ ...filters, page: 1, ...change })}`;
  return (
    <Wrap>
      <PageMeta title={t('teamsTitle')} description={t('description')} />
      <PageHead
        title={t('teamsTitle')}
        crumbs={[{ text: t('contest') }, { text: t('teamsTitle') }]}
        lede={filters.year && season ? t('ledePast', { season: season.name }) : t('teamsLede')}
      />
      <VerificationLinks verifications={verifications} />
      <div className={styles.filters}>
        <TeamSearch filters={filters} regions={season?.regions ?? []} seasons={seasons} />
        <Chips
          label={t('tracks')}
          items={[
            { key: 'all', text: t('all'), to: to({ track: undefined }), current: !filters.track },
            ...(season?.tracks ?? []).map((track) => ({
              key: String(track.trackNo),
              text: <TrackName lane={track.lane} name={track.name} size="sm" />,
              to: to({ track: track.trackNo }),
              current: filters.track === track.trackNo,
            })),
          ]}
        />
      </div>
      {teams.content.length > 0 ? (
        <>
          <p className={styles.count} role="status">
            {filters.keyword
              ? t('found', { keyword: filters.keyword, count: teams.totalElements })
              : t('count', { count: teams.totalElements })}
          </p>
          <Table
            caption={t('table.caption')}
            narrow="line"
            rows={teams.content}
            rowKey={(team) => team.teamNo}
            columns={[
              {
                key: 'team',
                title: t('table.team'),
                rowHeader: true,
                cell: (team) => (
                  <>
                    <Link className={styles.team} to={`/contest/apply-team/detail/${team.teamNo}`}>
                      {team.teamName}
                    </Link>
                    <span className={styles.item}>{team.itemName}</span>
                  </>
                ),
              },
              { key: 'part', title: t('table.part'), cell: (team) => team.itemPart },
              {
                key: 'track',
                title: t('table.track'),
                nowrap: true,
                cell: (team) => <TrackName lane={team.lane} name={team.trackName} size="sm" />,
              },
              { key: 'region', title: t('table.region'), nowrap: true, cell: (team) => team.region },
            ]}
          />
          <Pagination page={teams.page} totalPages={teams.totalPages} />
        </>
      ) : (
        <NoTeams keyword={filters.keyword} isFiltered={isFiltered} />
      )}
      <div className={styles.foot} />
    </Wrap>
  );
}

function NoTeams({ keyword, isFiltered }: { keyword: string | undefined; isFiltered: boolean }) {
  const t = useTexts<typeof texts>('apply');
  if (!isFiltered) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={
          <ButtonLink variant="line" to="/contest/apply-info">
            {t('apply')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={keyword ? t('notFound', { keyword }) : t('nothing')}
      text={t('notFoundText')}
      action={
        <ButtonLink variant="line" to="/contest/apply-team">
          {t('showAll')}
        </ButtonLink>
      }
    />
  );
}

type Props = {
  filters: TeamFilters;
  regions: SeasonView['regions'];
  seasons: readonly { year: number; name: string }[];
};

/** Search and filters as a plain GET form; the track stays as chosen. */
function TeamSearch({ filters, regions, seasons }: Props) {
  const t = useTexts<typeof texts>('apply');
  return (
    <Form method="get" role="search" className={styles.search} key={JSON.stringify(filters)}>
      {filters.track && <input type="hidden" name="track" value={filters.track} />}
      <Field label={t('search')} name="keyword">
        <SearchInput defaultValue={filters.keyword} placeholder={t('placeholder')} maxLength={50} />
      </Field>
      <Field label={t('region')} name="region">
        <Select
          defaultValue={filters.region ?? ''}
          options={[
            { value: '', text: t('anyRegion') },
            ...regions.map(({ code, name }) => ({ value: code, text: name })),
          ]}
        />
      </Field>
      {seasons.length > 1 && (
        <Field label={t('year')} name="year">
          <Select
            defaultValue={String(filters.year ?? seasons[0]?.year)}
            options={seasons.map(({ year }) => ({ value: String(year), text: String(year) }))}
          />
        </Field>
      )}
      <Button type="submit" variant="ink">
        {t('go')}
      </Button>
    </Form>
  );
}
