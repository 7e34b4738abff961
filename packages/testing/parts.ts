import { getApplicationView } from '@chulbal/domain/applications/entry/queries';
import { signPart } from '@chulbal/domain/applications/members/part-answers.commands';
import {
  provePart,
  sendPartCode,
  sendPartLink,
} from '@chulbal/domain/applications/members/part-links.commands';
import { getPart } from '@chulbal/domain/applications/members/part-view.queries';
import { savePart } from '@chulbal/domain/applications/members/parts.commands';
import type { Db } from '@chulbal/domain/db';
import type { SeasonPlan } from '@chulbal/domain/seasons/commands';
import {
  createDraft,
  memberFieldsOf,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  type TestTeam,
} from './factories.ts';
import { publishedSeason } from './seasons.ts';

/** What was sent to an address, newest first. */
async function sentTo(db: Db, address: string): Promise<string[]> {
  const rows = await db.sql.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
  return rows
    .filter(({ toSealed }) => db.vault.open(toSealed) === address)
    .map(({ bodySealed }) => db.vault.open(bodySealed));
}

/** The token of the newest link to a member's own part that was sent to an address; empty where there is none. */
export async function partTokenTo(db: Db, address: string): Promise<string> {
  const found = (await sentTo(db, address)).find((text) => text.includes('/apply/part#token='));
  return /token=([\w-]{43})/.exec(found ?? '')?.[1] ?? '';
}

export const callerAt = (now: Date) => ({ address: '203.0.113.7', language: 'ko' as const, now });

/** Has the leader send a member the link; gives its token. */
export async function askMember(
  db: Db,
  team: Pick<TestTeam, 'actor' | 'teamNo'>,
  { to, key = memberKeyOf(1), now = seasonNow }: { to: string; key?: string; now?: Date },
): Promise<string> {
  await sendPartLink(db, team.actor, { teamNo: team.teamNo, key, language: 'ko', publicUrl, now });
  return partTokenTo(db, to);
}

/** What the browser of a member holds who has typed the code that was sent. */
export async function provenBy(
  db: Db,
  { token, to, now = seasonNow }: { token: string; to: string; now?: Date },
): Promise<string> {
  const { requestId } = await sendPartCode(db, { token, caller: callerAt(now) });
  const [letter = ''] = await sentTo(db, to);
  const code = /"code":"(\d{6})"/.exec(letter)?.[1] ?? '';
  const { pass } = await provePart(db, { token, requestId, code, caller: callerAt(now) });
  return pass;
}

/** The first member, who fills in their own part; texts of theirs by the paths of the form. */
export const partKey = memberKeyOf(1);
export const ownTexts = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`members.${partKey}.${name}`, text]));

/** All that the member has to say but name and phone, which the leader gives. */
export function restOf(tmPhone: string): Record<string, string> {
  const given = ['tmName', 'tmPhone', 'position'].map((name) => `members.${partKey}.${name}`);
  return Object.fromEntries(
    Object.entries(memberFieldsOf(1, { tmPhone })).filter(([path]) => !given.includes(path)),
  );
}

/** A draft in which of the first member, 정하람, there is a name and this phone and nothing else. */
export function teamToFill(db: Db, phone: string): Promise<TestTeam> {
  const blank = Object.fromEntries(Object.keys(restOf(phone)).map((path) => [path, '']));
  const given = ownTexts({ tmName: '정하람', tmPhone: phone, position: '1' });
  return createDraft(db, { fields: { ...blank, ...given } });
}

/** A member whose browser holds the link and has typed the code. */
export async function openedPart(
  db: Db,
  team: TestTeam,
  { to, now = seasonNow }: { to: string; now?: Date },
) {
  const token = await askMember(db, team, { to, now });
  return { token, pass: await provenBy(db, { token, to, now }), now };
}

/** A season, which `change` may edit first, in which a leader has entered 정하람 with a phone, and what the two do and see. */
export async function teamOfParts(db: Db, change?: (plan: SeasonPlan) => void) {
  await publishedSeason(db, { now: seasonNow, ...(change ? { change } : {}) });
  const phone = newPhone();
  const team = await teamToFill(db, phone);
  const shown = (asked: { token: string; pass?: string; now?: Date }) =>
    getPart(db, null, { language: 'ko', now: seasonNow, ...asked });
  const version = async (held: HeldPart) => (await shown(held)).part?.version ?? 0;
  return {
    ...{ team, phone, shown },
    opened: () => openedPart(db, team, { to: phone }),
    view: () => getApplicationView(db, team.actor, team),
    save: async (held: HeldPart, changes: Record<string, string>) =>
      savePart(db, null, { ...held, baseVersion: await version(held), changes }),
    sign: async (held: HeldPart, signature = '정하람') =>
      signPart(db, null, { ...held, version: await version(held), signature }),
  };
}

type HeldPart = { token: string; pass: string; now: Date };
