import * as contract from '@chulbal/contract/members';
import { endMemberSessions, findMember, revealMember } from '@chulbal/domain/members/commands';
import { getMember, listMembers } from '@chulbal/domain/members/queries';
import { confirmReset, declineReset, lookAtReset } from '@chulbal/domain/members/resets.commands';
import { listResets } from '@chulbal/domain/members/resets.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Students’ accounts for operators: masked, found by exact contact, shown with a reason. */
export function memberRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.listMembers, ({ input, now }) => listMembers(db, { ...input, now }));
  api.mount(contract.getMember, ({ input, now }) => getMember(db, { ...input, now }));
  api.mount(contract.findMember, ({ actor, input, now }) => findMember(db, actor, { ...input, now }));
  api.mount(contract.revealMember, ({ actor, input, now }) => revealMember(db, actor, { ...input, now }));
  api.mount(contract.endMemberSessions, ({ actor, input, now }) =>
    endMemberSessions(db, actor, { ...input, now }),
  );
  api.mount(contract.listResets, ({ actor }) => listResets(db, actor));
  api.mount(contract.lookAtReset, async ({ actor, input, now }) => {
    await lookAtReset(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.confirmReset, async ({ actor, input, now }) => {
    await confirmReset(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.declineReset, async ({ actor, input, now }) => {
    await declineReset(db, actor, { ...input, now });
    return null;
  });
}
