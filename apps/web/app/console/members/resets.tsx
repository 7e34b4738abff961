import { listResets, type WaitingReset } from '@chulbal/contract/members';
import { reasonLengths } from '@chulbal/contract/reason-lengths.values';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { memberCommand } from '../shell/commands.ts';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/resets';
import { MemberTabs } from './member-tabs.tsx';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return { resets: await visitOf(context).api(listResets) };
}

/** `/console/members/authenticators`: students who have lost phone and recovery codes; two operators look. */
export default function Resets({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const { can } = useOperator();
  const { resets } = loaderData;
  const columns: Column<WaitingReset>[] = [
    {
      key: 'who',
      title: t('resets.columns.who'),
      rowHeader: true,
      cell: ({ accountId, name, email, phone }) => (
        <TwoLines note={`${email} · ${phone}`}>
          <Link to={`/console/members/${accountId}`}>{name}</Link>
        </TwoLines>
      ),
    },
    {
      key: 'asked',
      title: t('resets.columns.asked'),
      nowrap: true,
      cell: ({ askedAt }) => momentText(askedAt, language),
    },
    { key: 'state', title: t('resets.columns.state'), cell: (reset) => <StateOfReset reset={reset} /> },
    ...(can('workMembers')
      ? [
          {
            key: 'act',
            title: t('resets.columns.act'),
            right: true,
            cell: (reset: WaitingReset) => <Acts key={reset.resetNo} reset={reset} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={t('resets.title')} />
      <PageBody>
        <MemberTabs current="resets" />
        <PageTop>{t('resets.lede')}</PageTop>
        {resets.length === 0 ? (
          <EmptyState title={t('resets.none.title')} text={t('resets.none.text')} />
        ) : (
          <Table
            caption={t('resets.list')}
            columns={columns}
            rows={resets}
            rowKey={({ resetNo }) => resetNo}
            dense
          />
        )}
      </PageBody>
    </>
  );
}

function StateOfReset({ reset: { looked, removesAt } }: { reset: WaitingReset }) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const state = removesAt ? 'waiting' : looked ? 'looked' : 'asked';
  return (
    <TwoLines note={looked && t('resets.lookedBy', { name: looked.by, at: momentText(looked.at, language) })}>
      <StateMark kind={state === 'waiting' ? 'info' : 'wait'}>
        {t(`resets.states.${state}`, { at: removesAt ? momentText(removesAt, language) : '' })}
      </StateMark>
    </TwoLines>
  );
}

type Asking = 'lookAtReset' | 'declineReset';

function Acts({ reset: { resetNo, name, next, looked, removesAt } }: { reset: WaitingReset }) {
  const t = useTexts<typeof texts>('members');
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const words = asking === 'lookAtReset' ? 'look' : 'decline';

  async function confirm() {
    if (await run(() => memberCommand('confirmReset', { resetNo }))) toast.success(t('resets.confirmed'));
  }
  return (
    <div className={styles.paper}>
      <RowActs problem={asking ? null : problem}>
        {next === 'look' && (
          <Button
            size="sm"
            variant="line"
            aria-label={`${t('resets.look')}: ${name}`}
            onClick={() => setAsking('lookAtReset')}
          >
            {t('resets.look')}
          </Button>
        )}
        {next === 'confirm' && (
          <Button
            size="sm"
            variant="line"
            busy={busy}
            aria-label={`${t('resets.confirm')}: ${name}`}
            onClick={confirm}
          >
            {t('resets.confirm')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${t('resets.decline')}: ${name}`}
          onClick={() => setAsking('declineReset')}
        >
          {t('resets.decline')}
        </Button>
      </RowActs>
      {looked && !removesAt && next === null && <small>{t('resets.mine')}</small>}
      {asking && (
        <ReasonCommand
          title={t(`resets.${words}Title`)}
          body={t(`resets.${words}Body`)}
          submit={t(`resets.${words}`)}
          length={reasonLengths.member}
          send={(reason) => memberCommand(asking, { resetNo, reason })}
          done={t(asking === 'lookAtReset' ? 'resets.looked' : 'resets.declined')}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
