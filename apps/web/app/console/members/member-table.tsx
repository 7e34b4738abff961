import type { ListedMember, MemberState } from '@chulbal/contract/members';
import { fullDayText } from '@chulbal/contract/time-texts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { StateMark, type StateMarkKind } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import type { members as texts } from './members.ko.ts';

const marks = { active: 'ok', guardian: 'wait', closing: 'bad', slowed: 'info' } as const satisfies Record<
  MemberState,
  StateMarkKind
>;

/** An account’s state as a word with its shape. */
export function StateOf({ state }: { state: MemberState }) {
  const t = useTexts<typeof texts>('members');
  return <StateMark kind={marks[state]}>{t(`states.${state}`)}</StateMark>;
}

type Props = {
  members: readonly ListedMember[];
  /** The query of the list, which stays while somebody is open. */
  search: string;
  /** Whose page is open. */
  open: string | undefined;
};

/** Accounts in rows; a name opens its page. */
export function MemberTable({ members, search, open }: Props) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const columns: Column<ListedMember>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ accountId, name }) => (
        <TwoLines note={t('number', { number: accountId })}>
          <Link
            id={`member-${accountId}`}
            to={`/console/members/${accountId}${search}`}
            preventScrollReset
            aria-current={open === String(accountId) ? 'true' : undefined}
          >
            {name}
          </Link>
        </TwoLines>
      ),
    },
    { key: 'state', title: t('columns.state'), nowrap: true, cell: ({ state }) => <StateOf state={state} /> },
    {
      key: 'joined',
      rare: true,
      title: t('columns.joined'),
      nowrap: true,
      cell: ({ joinedAt }) => fullDayText(joinedAt, language),
    },
    {
      key: 'lastLogIn',
      title: t('columns.lastLogIn'),
      nowrap: true,
      cell: ({ lastLogInAt }) => (lastLogInAt ? momentText(lastLogInAt, language) : t('noLogIn')),
    },
    {
      key: 'ways',
      title: t('columns.ways'),
      rare: true,
      cell: ({ ways }) => ways.map((way) => t(`ways.${way}`)).join(', ') || t('noWays'),
    },
    {
      key: 'team',
      title: t('columns.team'),
      cell: ({ team }) =>
        team ? (
          <TwoLines note={`${team.year} · ${t(team.led ? 'led' : 'member')}`}>
            <Link to={`/console/applications?year=${team.year}&team=${team.teamNo}`}>
              {team.name || String(team.teamNo)}
            </Link>
          </TwoLines>
        ) : (
          t('noTeam')
        ),
    },
  ];
  return (
    <Table caption={t('list')} columns={columns} rows={members} rowKey={({ accountId }) => accountId} dense />
  );
}
