import { mintUser, type UserActor } from '@chulbal/domain/actor';
import { answerInvitation } from '@chulbal/domain/applications/members/invitations.commands';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { createAccount } from './accounts.ts';
import { blackPng } from './corpus/images.ts';
import {
  createDraft,
  createFile,
  createSubmitted,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
} from './factories.ts';

/** What an input is made from: a submitted team of the leader, somebody else's, and numbers of nothing. */
export type Named = {
  teamNo: number;
  tmNo: number;
  file: string;
  logo: string;
  draftFile: string;
  token: string;
  version: number;
  leaderId: number;
};

/** Of somebody's own: what no answer to anybody else may hold. */
export const canary = '카나리아 7f3a';

export type Team = Named & { leader: UserActor; member: UserActor };

/** A submitted team with a linked member, one who has not answered, and files with bytes. */
export async function createTeam(db: Db, store: FileStore): Promise<Team> {
  const phone = newPhone();
  const linked = await createAccount(db, { phone });
  const draft = await createDraft(db, {
    fields: { teamItemExp: canary, [`members.${memberKeyOf(1)}.tmPhone`]: phone },
  });
  const leaderId = draft.actor.userId;
  const logo = await createFile(db, { teamNo: draft.teamNo, ownerId: leaderId, slot: 'logo' });
  const team = await createSubmitted(db, { actor: draft.actor, files: [], fields: { teamEmotion: canary } });
  const draftFile = await createFile(db, {
    teamNo: team.teamNo,
    ownerId: leaderId,
    slot: 'applyAddition1',
  });
  const files = await db.sql.selectFrom('files').selectAll().where('teamNo', '=', team.teamNo).execute();
  for (const { serverFileName, slot } of files) {
    await store.write(serverFileName, slot === 'logo' ? logoBytes() : bytes());
  }
  const members = await db.sql
    .selectFrom('members')
    .select(['tmNo', 'memberKey'])
    .where('teamNo', '=', team.teamNo)
    .execute();
  const numberOf = (key: string) => members.find(({ memberKey }) => memberKey === key)?.tmNo ?? 0;
  const member = mintUser(linked.id);
  await answerInvitation(db, member, {
    token: await linkOf(db, numberOf(memberKeyOf(1))),
    answer: 'confirm',
    language: 'ko',
    publicUrl,
    now: seasonNow,
  });
  return {
    teamNo: team.teamNo,
    tmNo: numberOf(memberKeyOf(2)),
    file: files.find(({ slot }) => slot === 'business')?.serverFileName ?? '',
    logo,
    draftFile,
    token: await linkOf(db, numberOf(memberKeyOf(2))),
    version: 1,
    leaderId,
    leader: team.actor,
    member,
  };
}

async function* logoBytes() {
  yield blackPng(8);
}

export async function* bytes() {
  yield Buffer.from(`%PDF ${canary}`);
}

/** The token of the newest personal link that went to a member. */
export async function linkOf(db: Db, tmNo: number): Promise<string> {
  const { bodySealed } = await db.sql
    .selectFrom('outbox')
    .select('bodySealed')
    .where('about', '=', `member:${tmNo}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /token=([\w-]{43})/.exec(db.vault.open(bodySealed))?.[1] ?? '';
}
