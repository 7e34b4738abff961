import {
  listWaitingGuardians as guardians,
  sendGuardianLink as sendLink,
} from '@chulbal/contract/guardian-desk';
import * as contract from '@chulbal/contract/member-desk';
import { sendGuardianLink } from '@chulbal/domain/guardians/commands';
import { listWaitingGuardians } from '@chulbal/domain/guardians/queries';
import { endMemberSessions, findMember, revealMember } from '@chulbal/domain/member-desk/commands';
import { getMember, listMembers } from '@chulbal/domain/member-desk/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Students’ accounts for operators: masked, found by exact contact, shown with a reason; and guardians who are waited for. */
export function memberDeskRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.listMembers, ({ input, now }) => listMembers(db, { ...input, now }));
  api.mount(contract.getMember, ({ input, now }) => getMember(db, { ...input, now }));
  api.mount(contract.findMember, ({ actor, input, now }) => findMember(db, actor, { ...input, now }));
  api.mount(contract.revealMember, ({ actor, input, now }) => revealMember(db, actor, { ...input, now }));
  api.mount(contract.endMemberSessions, ({ actor, input, now }) =>
    endMemberSessions(db, actor, { ...input, now }),
  );
  api.mount(guardians, ({ input, now }) => listWaitingGuardians(db, { ...input, now }));
  api.mount(sendLink, async ({ actor, input, now }) => {
    await sendGuardianLink(db, actor, { ...input, publicUrl, now });
    return null;
  });
}
