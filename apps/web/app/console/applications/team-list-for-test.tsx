import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { createMemoryRouter, useLocation, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { tableStateOf } from './table/table-address.ts';
import type { TeamListData } from './team-list-context.ts';
import { TeamListPage } from './team-list-page.tsx';

const season: SeasonView = {
  year: 2026,
  name: '2026 시즌',
  rulesVersion: 1,
  tracks: ['새싹', '캠퍼스', '성장'].map((name, place) => ({
    trackNo: place + 1,
    topTrackNo: null,
    lane: place + 1,
    name,
    target: '',
    summary: '',
    places: 10,
    teamMin: 2,
    teamMax: 4,
    deletionFloor: 3,
    graceMinutes: 10,
    oneTrackAYear: true,
    schoolTypes: [],
    businessMonths: null,
    nationality: 'any',
    quotas: [],
    stages: [],
    documents: [],
    guardianForm: null,
  })),
  regions: [{ code: 'capital', name: '수도권', sidos: ['1'] }],
  choices: {},
  bonuses: [],
};

/** A line of the table as the server gives it. */
export function listedRow(teamNo: number, given: Partial<ApplicationRow> = {}): ApplicationRow {
  return {
    teamNo,
    number: `3-${String(teamNo).padStart(4, '0')}`,
    status: 'submitted',
    trackNo: 3,
    lane: 3,
    trackName: '성장',
    teamName: `팀 ${teamNo}`,
    itemName: '의류 수선 견적',
    itemPart: '',
    region: '수도권',
    leaderName: '최O진',
    memberCount: 3,
    unconfirmed: 0,
    bonus: { claimed: 0, pending: 0, verified: 0, rejected: 0, points: 0 },
    files: 2,
    completion: null,
    similar: 0,
    submissionVersion: 1,
    submittedAt: '2026-05-08T08:31:00.000Z',
    assignee: null,
    ...given,
  };
}

/** The server's clock of these tests: 2026.05.14 14:24 in Korea. */
const now = Date.parse('2026-05-14T05:24:00Z');

/** Stands in for what the page is loaded with, whatever the address asks for. */
function teamListData(rows: ApplicationRow[], total: number, all: number): TeamListData {
  return {
    season,
    now,
    applications: {
      content: rows,
      page: 1,
      size: 50,
      totalElements: total,
      totalPages: Math.ceil(total / 50),
      all,
    },
    views: [{ viewId: 9, name: '성장 가점', query: 'trackNo=3&bonus=pending', count: 27 }],
    assignees: [{ operatorId: 5, name: '강민서' }],
  };
}

export let address = '';

function Screen({ data, may }: { data: TeamListData; may: boolean }) {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  address = pathname + query;
  return <TeamListPage data={data} state={tableStateOf(search)} loading={false} can={() => may} />;
}

type Shown = { at?: string; rows?: ApplicationRow[]; total?: number; all?: number; may?: boolean };

/** The table's screen at an address, with Korean words; `address` follows where it goes. */
export function renderTeamList({
  at = '',
  rows = [],
  total,
  all,
  may = true,
}: Shown): Promise<() => Promise<void>> {
  const data = teamListData(rows, total ?? rows.length, all ?? 100);
  const router = createMemoryRouter(
    [{ path: '/console/applications', element: <Screen data={data} may={may} /> }],
    {
      initialEntries: [`/console/applications${at}`],
    },
  );
  return renderForTest(
    <WithTexts language="ko">
      <RouterProvider router={router} />
    </WithTexts>,
  );
}
