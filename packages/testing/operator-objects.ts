import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { inviteOperator } from '@chulbal/domain/operators/invitations.commands';
import { listMessages } from '@chulbal/domain/outbox/queries';
import { publicUrl, seasonNow } from './factories.ts';
import type { Named } from './object-table.ts';
import { createTeam } from './object-team.ts';
import { createOperator } from './operators.ts';

/**
 * What an operator's input may name, made when it is asked for. `operator` is who it belongs to: whoever asks,
 * or somebody else. A new kind of object is added here, and to `nothings`.
 */
export type Objects = {
  operator: OperatorActor;
  invitation(): Promise<{ invitationId: number; token: string }>;
  /** A submitted team with files, in a published season. */
  team(): Promise<Named>;
};

let invited = 0;

/** Objects that are there, of `operator` where they are somebody's. */
export function objectsOf(db: Db, store: FileStore, operator: OperatorActor): Objects {
  return {
    operator,
    async invitation() {
      invited += 1;
      const email = `invited${invited}@test.example`;
      const asked = { language: 'ko', publicUrl, now: seasonNow } as const;
      const inviter = await createOperator(db);
      await inviteOperator(db, inviter, { name: '강민서', email, role: 'viewer', ...asked });
      const row = db.sql.selectFrom('operatorInvitations').select('id').orderBy('id', 'desc');
      const { id } = await row.executeTakeFirstOrThrow();
      const message = (await listMessages(db, { limit: 10 })).find(({ to }) => to === email);
      return { invitationId: id, token: message?.text.match(/token=([\w-]+)/)?.[1] ?? '' };
    },
    team: () => createTeam(db, store),
  };
}

/** Numbers and names of nothing. */
export function nothings(operator: OperatorActor, missing: Named): Objects {
  return {
    operator: { ...operator, operatorId: 999_999 },
    invitation: async () => ({ invitationId: 999_999, token: 'x'.repeat(43) }),
    team: async () => ({ ...missing, teamNo: 9_999 }),
  };
}
