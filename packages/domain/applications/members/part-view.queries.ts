import type { OwnPart, PartView } from '@chulbal/contract/applications/member-parts';
import { childKey } from '@chulbal/contract/applications/rules';
import type { Language } from '@chulbal/contract/language';
import { isPhone } from '@chulbal/contract/single-values';
import { deviceKeyOf } from '../../accounts/rules.ts';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { deadlineFor } from '../../seasons/queries.ts';
import { maySave } from '../deadline.rules.ts';
import { deadlineView } from '../stage-views.rules.ts';
import { listTeamFiles, storedFiles } from '../team.queries.ts';
import { isConsentedAt, listConsented } from './children.queries.ts';
import { type FoundPart, getPartOfLink, getProvenPart, isProvenPart } from './parts.queries.ts';
import { isSigned, shownContact } from './parts.rules.ts';

type Proof = { token: string; pass?: string | undefined; now: Date };

/**
 * What a member's link asks to fill in; their entry only for who has proven their phone or mailbox, or is logged in with
 * it. Nothing of the others but who leads. Throws linkExpired 4030.
 */
export async function getPart(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { language: Language },
): Promise<PartView> {
  const { language, now } = asked;
  const found = await getPartOfLink(db, asked);
  const { application, rules, draft, contact, member, leaderName } = found;
  const { teamNo, trackNo, stageNo } = application;
  const deadline = deadlineFor(rules, stageNo, teamNo);
  return {
    teamName: draft.fields.teamName ?? '',
    seasonName: rules.seasonName[language],
    trackName: rules.track.name[language],
    ...{ trackNo, stageNo, lane: rules.track.lane, leaderName },
    memberName: member.tmName,
    contact: shownContact(contact),
    channel: contact.phone ? 'sms' : 'mail',
    deadline: deadlineView(deadline),
    open: maySave(deadline, now),
    part: (await isProvenPart(db, actor, found, asked)) ? await ownPartOf(db, found, now) : null,
  };
}

async function ownPartOf(db: Db, found: FoundPart, now: Date): Promise<OwnPart> {
  const { application, draft, part, member } = found;
  const { key } = member;
  const own = `members.${key}.`;
  const files = storedFiles(await listTeamFiles(db, application.teamNo));
  const offered = part.offeredSealed
    ? (JSON.parse(db.vault.open(part.offeredSealed)) as Record<string, string>)
    : {};
  const consented = await listConsented(db, { leader: member, members: [] }, now);
  if (!isPhone(member.tmPhone) && (await isConsentedAt(db, found.contact, member.tmBirth)))
    consented.add(childKey(member));
  return {
    key,
    teamNo: application.teamNo,
    trackNo: application.trackNo,
    fields: Object.fromEntries(Object.entries(draft.fields).filter(([path]) => path.startsWith(own))),
    version: draft.version,
    savedAt: application.savedAt.toISOString(),
    files: files.filter(({ person }) => person === key),
    written: [...part.written],
    offered: Object.fromEntries(Object.entries(offered).map(([name, text]) => [own + name, text])),
    doneAt: part.doneAt?.toISOString() ?? null,
    signed: isSigned(part, member),
    consented: [...consented],
  };
}

/** The key of what a member's device keeps until it is saved. Throws linkExpired 4030; partNotProven 4365. */
export async function getPartDeviceKey(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { secret: string },
): Promise<{ key: string }> {
  const { part } = await getProvenPart(db, actor, asked);
  return { key: deviceKeyOf(part.teamNo, `${asked.secret} ${part.memberKey}`) };
}
