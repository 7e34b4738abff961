import { listOperators } from '@chulbal/contract/operators/operators';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { PageBody, PageTop } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/operators';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorTable } from './operator-table.tsx';
import type { operators as texts } from './operators.ko.ts';

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
