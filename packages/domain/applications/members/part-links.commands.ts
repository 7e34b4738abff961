import { readFields } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { keptMembers } from '@chulbal/contract/applications/rules';
import type { Language } from '@chulbal/contract/language';
import { isEmail, isPhone } from '@chulbal/contract/single-values';
import { countAttempt } from '../../accounts/attempts.commands.ts';
import {
  type Caller,
  type CodeTarget,
  sendCode,
  useProof,
  verifyCode,
} from '../../accounts/codes.commands.ts';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { queueMessages } from '../../outbox/commands.ts';
import { deadlineFor, getTrackRules } from '../../seasons/queries.ts';
import { maySave } from '../deadline.rules.ts';
import { type Application, getLedTeam, openDraft } from '../places.queries.ts';
import { newInvitation, resendWait } from './invitation.rules.ts';
import { partLetter } from './part-letters.rules.ts';
import { getPartOfLink, listPartRows, listTeamProgress } from './parts.queries.ts';
import { aboutPart, isSamePerson, MOST_LINKS, PASS_LIFE_MS, type PartContact } from './parts.rules.ts';

type Asked = { teamNo: number; key: string; now: Date };

/** Where a part's link leads: the token stands behind the #, which no server is sent. */
const partUrl = (publicUrl: string, token: string) => `${publicUrl}/apply/part#token=${token}`;

/** Sends a member the link to their own part: see the endpoint. */
export async function sendPartLink(
  db: Db,
  actor: UserActor,
  asked: Asked & { language: Language; publicUrl: string },
): Promise<PartForLeader[]> {
  const { teamNo, key, now, language, publicUrl } = asked;
  return db.transaction(async (tx) => {
    const { application, rules, contact, name, token } = await makeLink(tx, actor, { ...asked, sends: true });
    const { closesAt } = deadlineFor(rules, application.stageNo, teamNo);
    const { leader, teamName } = readFields(openDraft(tx, application).fields);
    const letter = partLetter(language, {
      ...{ memberName: name, leaderName: leader.tmName, teamName, trackName: rules.track.name[language] },
      ...{ closesAt, url: partUrl(publicUrl, token) },
    });
    const shared = { language, now, about: aboutPart(teamNo, key), sendBy: closesAt, ...letter };
    await queueMessages(tx, [
      ...(contact.phone ? [{ ...shared, channel: 'sms' as const, to: contact.phone }] : []),
      ...(contact.email ? [{ ...shared, channel: 'mail' as const, to: contact.email }] : []),
    ]);
    return listTeamProgress(tx, application, { now });
  });
}

/** A link for the leader to hand over: see the endpoint. */
export async function sharePartLink(
  db: Db,
  actor: UserActor,
  asked: Asked & { publicUrl: string },
): Promise<{ url: string }> {
  return db.transaction(async (tx) => {
    const { token } = await makeLink(tx, actor, { ...asked, sends: false });
    return { url: partUrl(asked.publicUrl, token) };
  });
}

/**
 * A new link beside those that were sent; where the entry is somebody else's by now, instead of them, and nothing that
 * the one before wrote or signed counts.
 */
async function makeLink(tx: Db, actor: UserActor, { teamNo, key, now, sends }: Asked & { sends: boolean }) {
  const application = await getLedTeam(tx, actor, { teamNo, lock: true });
  if (application.status === 'cancelled') throw fault('teamNotFound');
  const rules = await getTrackRules(tx, application.trackNo);
  if (!maySave(deadlineFor(rules, application.stageNo, teamNo), now)) throw fault('notInPeriod');
  const members = keptMembers(readFields(openDraft(tx, application).fields));
  const member = members.find((one) => one.key === key);
  if (!member) throw fault('notTeamMember');
  const contact: PartContact = {
    phone: isPhone(member.tmPhone) ? member.tmPhone : '',
    email: isEmail(member.tmEmail) ? member.tmEmail.trim() : '',
  };
  if (!member.tmName.trim() || !(contact.phone || contact.email)) throw fault('partUnreachable');
  const before = (await listPartRows(tx, teamNo)).find(({ memberKey }) => memberKey === key);
  const same = before !== undefined && isSamePerson(before, member);
  const wait = same && sends ? resendWait(before.sentAt, now) : 0;
  if (wait > 0) throw fault('tooManyRequests', { retryAfter: wait });
  const limit = sends ? 'invitationsOfLeader' : 'sharesOfLeader';
  await countAttempt(tx, { attempts: [{ limit, who: String(actor.userId) }], now });
  await keepPart(tx, { application, key, contact, sentAt: now, same });
  const { token, tokenHash } = newInvitation();
  await tx.sql
    .insertInto('memberPartSecrets')
    .values({ hash: tokenHash, teamNo, memberKey: key, kind: 'link', createdAt: now })
    .execute();
  await dropOldLinks(tx, { teamNo, key });
  return { application, rules, contact, name: member.tmName, token };
}

async function keepPart(
  tx: Db,
  part: { application: Application; key: string; contact: PartContact; sentAt: Date; same: boolean },
): Promise<void> {
  const { application, key, contact, sentAt, same } = part;
  const { teamNo } = application;
  const contactSealed = tx.vault.seal(JSON.stringify(contact));
  // Another person: whoever had it before opens nothing any more, and what they wrote stays hidden.
  const afresh = { openedAt: null, doneAt: null, signedSha256: null, termsVersion: null, userId: null };
  if (!same) {
    await tx.sql
      .deleteFrom('memberPartSecrets')
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', key)
      .execute();
  }
  await tx.sql
    .insertInto('memberParts')
    .values({ teamNo, memberKey: key, contactSealed, sentAt })
    .onConflict((conflict) =>
      conflict
        .columns(['teamNo', 'memberKey'])
        .doUpdateSet({ contactSealed, sentAt, ...(same ? {} : { ...afresh, offeredSealed: null }) }),
    )
    .execute();
}

async function dropOldLinks(tx: Db, { teamNo, key }: { teamNo: number; key: string }): Promise<void> {
  await tx.sql
    .deleteFrom('memberPartSecrets')
    .where('hash', 'in', (old) =>
      old
        .selectFrom('memberPartSecrets')
        .select('hash')
        .where('teamNo', '=', teamNo)
        .where('memberKey', '=', key)
        .where('kind', '=', 'link')
        .orderBy('createdAt', 'desc')
        .orderBy('hash')
        .offset(MOST_LINKS),
    )
    .execute();
}

/** Sends a code to the phone that the link went to, or to the mailbox where there is no phone. Throws linkExpired 4030; 429. */
export async function sendPartCode(db: Db, asked: { token: string; caller: Caller }) {
  const { contact } = await getPartOfLink(db, asked);
  return sendCode(db, { target: targetOf(contact), caller: asked.caller });
}

/** Gives what opens the part for six hours. Throws linkExpired 4030; codeWrong 4005; 429. */
export async function provePart(
  db: Db,
  asked: { token: string; requestId: string; code: string; caller: Caller },
): Promise<{ pass: string }> {
  const { now } = asked.caller;
  await getPartOfLink(db, asked);
  await verifyCode(db, asked);
  return db.transaction(async (tx) => {
    const { contact, part } = await getPartOfLink(tx, { ...asked, lock: true });
    await useProof(tx, { ...asked, target: targetOf(contact), now });
    const { teamNo, memberKey } = part;
    const pass = newInvitation();
    await tx.sql
      .deleteFrom('memberPartSecrets')
      .where('kind', '=', 'pass')
      .where('until', '<=', now)
      .execute();
    await tx.sql
      .insertInto('memberPartSecrets')
      .values({
        ...{ hash: pass.tokenHash, teamNo, memberKey, kind: 'pass', createdAt: now },
        until: new Date(now.getTime() + PASS_LIFE_MS),
      })
      .execute();
    await tx.sql
      .updateTable('memberParts')
      .set({ openedAt: part.openedAt ?? now })
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', memberKey)
      .execute();
    return { pass: pass.token };
  });
}

function targetOf({ phone, email }: PartContact): CodeTarget {
  return phone ? { purpose: 'memberPhone', phone } : { purpose: 'memberEmail', email };
}
