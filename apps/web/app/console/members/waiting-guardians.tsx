import {
  listPaperTerms,
  listWaitingGuardians,
  type WaitingGuardian,
} from '@chulbal/contract/guardians/operators';
import { GUARDIAN_DAYS } from '@chulbal/contract/guardians/values';
import { koreanDay } from '@chulbal/contract/korean-days';
import { pageIn } from '../../lib/address-numbers.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { DaySlots } from '../../ui/data/day-slots.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { memberCommand } from '../shell/commands.ts';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/waiting-guardians';
import { MemberTabs } from './member-tabs.tsx';
import type { members as texts } from './members.ko.ts';
import { Paper } from './paper.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const { api, attempt, now } = visitOf(context);
  const list = await api(listWaitingGuardians, { page, size: SIZE });
  const terms = await attempt(listPaperTerms);
  return { list: orLastPage(url, list), terms: terms.ok ? terms.data : [], today: koreanDay(now) };
}

/** `/console/members/guardians`: guardians who have yet to answer, until when, and their link again. */
export default function WaitingGuardians({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const { can } = useOperator();
  const { list, terms, today } = loaderData;
  const columns: Column<WaitingGuardian>[] = [
    {
      key: 'guardian',
      title: t('guardians.columns.guardian'),
      rowHeader: true,
      cell: ({ guardian, phone }) => <TwoLines note={phone}>{guardian}</TwoLines>,
    },
    {
      key: 'asked',
      title: t('guardians.columns.asked'),
      nowrap: true,
      cell: ({ askedAt }) => momentText(askedAt, language),
    },
    {
      key: 'days',
      title: t('guardians.columns.days'),
      nowrap: true,
      cell: ({ day }) => <DaySlots of={GUARDIAN_DAYS} day={day} text={t('guardians.day', { day })} />,
    },
    {
      key: 'until',
      title: t('guardians.columns.until'),
      nowrap: true,
      cell: ({ until }) => momentText(until, language),
    },
    {
      key: 'state',
      title: t('guardians.columns.state'),
      cell: ({ opened }) => (
        <StateMark kind={opened ? 'info' : 'wait'}>
          {t(opened ? 'guardians.states.opened' : 'guardians.states.unopened')}
        </StateMark>
      ),
    },
    ...(can('workMembers')
      ? [
          {
            key: 'act',
            title: t('guardians.columns.act'),
            right: true,
            cell: (row: WaitingGuardian) => (
              <RowActs>
                {!row.paper && <Again guardian={row} />}
                <Paper guardian={row} terms={terms} today={today} />
              </RowActs>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={t('guardians.title')} />
      <PageBody>
        <MemberTabs current="asked" />
        <PageTop>{t('guardians.lede')}</PageTop>
        {list.content.length === 0 ? (
          <EmptyState title={t('guardians.none.title')} text={t('guardians.none.text')} />
        ) : (
          <Table
            caption={t('guardians.list')}
            columns={columns}
            rows={list.content}
            rowKey={({ consentNo }) => consentNo}
            dense
          />
        )}
        <Pagination page={list.page} totalPages={list.totalPages} />
      </PageBody>
    </>
  );
}

function Again({ guardian: { consentNo, guardian } }: { guardian: WaitingGuardian }) {
  const t = useTexts<typeof texts>('members');
  const { busy, problem, run } = useCommand();

  async function send() {
    if (await run(() => memberCommand('sendLink', { consentNo }))) toast.success(t('guardians.sent'));
  }
  return (
    <>
      <Button
        size="sm"
        variant="line"
        busy={busy}
        onClick={send}
        aria-label={`${t('guardians.again')}: ${guardian}`}
      >
        {t('guardians.again')}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
