import * as contract from '@chulbal/contract/member-desk';
import { endMemberSessions, findMember, revealMember } from '@chulbal/domain/member-desk/commands';
import { getMember, listMembers } from '@chulbal/domain/member-desk/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Students’ accounts for operators: masked, found by exact contact, shown with a reason. */
export function memberDeskRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.listMembers, ({ input, now }) => listMembers(db, { ...input, now }));
  api.mount(contract.getMember, ({ input, now }) => getMember(db, { ...input, now }));
  api.mount(contract.findMember, ({ actor, input, now }) => findMember(db, actor, { ...input, now }));
  api.mount(contract.revealMember, ({ actor, input, now }) => revealMember(db, actor, { ...input, now }));
  api.mount(contract.endMemberSessions, ({ actor, input, now }) =>
    endMemberSessions(db, actor, { ...input, now }),
  );
}
