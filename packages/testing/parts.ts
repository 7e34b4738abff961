import { provePart, sendPartCode, sendPartLink } from '@chulbal/domain/applications/part-links.commands';
import type { Db } from '@chulbal/domain/db';
import { memberKeyOf, publicUrl, seasonNow, type TestTeam } from './factories.ts';

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
