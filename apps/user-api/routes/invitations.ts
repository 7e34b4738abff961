import * as contract from '@chulbal/contract/applications/invitations';
import {
  answerInvitation,
  resendInvitation,
} from '@chulbal/domain/applications/members/invitations.commands';
import { getInvitation } from '@chulbal/domain/applications/members/invitations.queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function invitationsRoutes(api: UserApi, { db, publicUrl }: UserApiServices): void {
  api.mount(contract.getInvitation, async ({ input, now, language }) =>
    getInvitation(db, { ...input, now, language }),
  );
  api.mount(contract.answerInvitation, async ({ actor, input, now, language }) =>
    answerInvitation(db, actor, { ...input, now, language, publicUrl }),
  );
  api.mount(contract.resendInvitation, async ({ actor, input, now, language }) => {
    await resendInvitation(db, actor, { ...input, now, language, publicUrl });
    return null;
  });
}
