import type { OutputOf } from '@chulbal/contract/endpoint';
import { listOperators } from '@chulbal/contract/operators/operators';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useAct } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { operatorCommand } from '../shell/commands.ts';
import type { consoleFrame } from '../shell/console-frame.ko.ts';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/operators';
import { Email } from './email.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorTable } from './operator-table.tsx';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { ...(await api(listOperators)), now: now.toISOString() };
}

/** `/console/operators`: who they are, what they may, and who is invited. */
export default function Operators({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('operators');
  const { operators, invitations } = loaderData;
  const [inviting, setInviting] = useState(false);
  const active = operators.filter(({ status }) => status === 'active').length;
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <PageTop
          action={
            <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
              {t('invite')}
            </Button>
          }
        >
          <b>{t('count', { count: active })}</b>
          {operators.length > active && ` · ${t('disabledCount', { count: operators.length - active })}`}
        </PageTop>
        <OperatorTable operators={operators} />
        <InvitationList invitations={invitations} />
      </PageBody>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  );
}

type Invitation = OutputOf<typeof listOperators>['invitations'][number];

/** Invitations that nobody has taken up yet. */
function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTexts<typeof texts>('operators');
  const language = useLanguage();
  const roleName = useTexts<typeof consoleFrame>('consoleFrame');
  const { busy, run } = useAct();

  async function withdraw({ invitationId, name }: Invitation) {
    const words = { title: t('withdraw.title', { name }), body: t('withdraw.body'), ok: t('withdraw.ok') };
    if (!(await confirm({ ...words, danger: true }))) return;
    if (await run(() => operatorCommand('withdraw', { invitationId })))
      toast.success(t('done.withdraw', { name }));
  }

  const columns: Column<Invitation>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ name, email }) => (
        <TwoLines note={<Email address={email} />}>
          <b>{name}</b>
        </TwoLines>
      ),
    },
    { key: 'role', title: t('columns.role'), nowrap: true, cell: ({ role }) => roleName(role) },
    { key: 'by', title: t('columns.invitedBy'), cell: ({ invitedBy }) => invitedBy },
    {
      key: 'until',
      title: t('columns.until'),
      nowrap: true,
      cell: ({ expiresAt }) => fullMomentText(expiresAt, language),
    },
    {
      key: 'acts',
      title: t('columns.acts'),
      right: true,
      cell: (invitation) => (
        <Button
          size="sm"
          busy={busy}
          onClick={() => void withdraw(invitation)}
          aria-label={`${t('acts.withdraw')}: ${invitation.name}`}
        >
          {t('acts.withdraw')}
        </Button>
      ),
    },
  ];

  return (
    <section className={styles.second} aria-labelledby="invitations">
      <h2 id="invitations">{t('invitations.title')}</h2>
      {invitations.length === 0 ? (
        <p>{t('invitations.none')}</p>
      ) : (
        <Table
          caption={t('invitations.title')}
          columns={columns}
          rows={invitations}
          rowKey={({ invitationId }) => invitationId}
          dense
        />
      )}
    </section>
  );
}
