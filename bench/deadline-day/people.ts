import { randomBytes } from 'node:crypto';
import { listCurrentTerms } from '@chulbal/domain/accounts/queries';
import type { Db } from '@chulbal/domain/db';
import { json } from '@chulbal/domain/json';
import { openSession } from '@chulbal/domain/sessions/commands';
import { testSecrets, testSigners } from '@chulbal/testing/api';
import { formFields, newPhone } from '@chulbal/testing/factories';
import { SessionCookies } from '@chulbal/web/server/session-cookies';
import type { Installation } from './installation.ts';
import { Browser } from './light-browser.ts';

/** Whoever writes a team's application, logged in, with everything filled in but the files. */
export type Leader = {
  readonly browser: Browser;
  readonly teamNo: number;
  readonly trackNo: number;
  readonly stageNo: number;
  /** Their e-mail address, by which they log in. */
  readonly loginId: string;
  /** A text that stands in this team's draft alone. */
  readonly mark: string;
  /** Of the draft, as it was last acknowledged. */
  version: number;
};

const MEMBERS = 3;
/** Rows that one statement writes. */
const AT_ONCE = 500;
const ACCESS_SECONDS = 900;

/**
 * Makes so many teams of four with a draft each, over all tracks, and logs their leaders in. Each leader has an address of their
 * own unless `address` says otherwise, and the password behind `passwordHash`, if there is one.
 */
export async function prepareLeaders(
  installation: Pick<Installation, 'db' | 'url' | 'cookieSecret'>,
  { count, address, passwordHash }: { count: number; address?: string; passwordHash?: string },
): Promise<Leader[]> {
  const { db } = installation;
  const tracks = await db.sql.selectFrom('tracks').select('trackNo').orderBy('trackNo').execute();
  const leaders: Leader[] = [];
  while (leaders.length < count) {
    const some = Math.min(AT_ONCE, count - leaders.length);
    const made = await db.transaction((tx) => writeTeams(tx, { some, tracks, passwordHash }), {
      limit: 60_000,
    });
    for (const team of made) {
      const cookies = await cookiesOf(team, installation.cookieSecret);
      const browser = new Browser(installation.url, address ?? addressOf(team.userId), cookies);
      leaders.push({ ...team, browser, version: 1 });
    }
  }
  return leaders;
}

/** Long enough to be nobody else's, without digits: some could be taken for a number of the resident register. */
function anyLetters(): string {
  return randomBytes(12)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

type Team = Pick<Leader, 'teamNo' | 'trackNo' | 'stageNo' | 'loginId' | 'mark'> & {
  userId: number;
  name: string;
  access: string;
  refresh: string;
};

async function writeTeams(
  tx: Db,
  given: { some: number; tracks: { trackNo: number }[]; passwordHash?: string | undefined },
): Promise<Team[]> {
  const now = new Date();
  const people = Array.from({ length: given.some }, (_, place) => {
    const phone = newPhone();
    const email = `leader${phone.replaceAll('-', '')}@test.example`;
    return { phone, email, trackNo: given.tracks[place % given.tracks.length]?.trackNo ?? 1 };
  });
  const { seasonId } = await tx.sql.selectFrom('tracks').select('seasonId').executeTakeFirstOrThrow();
  const accounts = await tx.sql
    .insertInto('accounts')
    .values(
      people.map(({ phone, email }) => ({
        ...{ kind: 'user' as const, name: '윤서준', country: 'KR', status: 'active' as const },
        ...{ emailSealed: tx.vault.seal(email), emailIndex: tx.vault.index(email) },
        ...{ phoneSealed: tx.vault.seal(phone), phoneIndex: tx.vault.index(phone) },
        birthDateSealed: tx.vault.seal('2004-11-02'),
        passwordHash: given.passwordHash ?? 'none',
        ...{ createdAt: now, updatedAt: now },
      })),
    )
    .returning('id')
    .execute();
  const terms = (await listCurrentTerms(tx, { now })).filter(({ required }) => required);
  const consents = accounts.flatMap(({ id: accountId }) =>
    terms.map(({ term, version }) => ({ accountId, term, version, agreed: true, at: now })),
  );
  await tx.sql.insertInto('consents').values(consents).execute();
  const drafts = people.map(({ phone, email, trackNo }, place) => {
    const mark = anyLetters();
    const form = formFields({
      leader: { tmPhone: phone, tmEmail: email },
      members: MEMBERS,
      teamName: `팀 ${phone}`,
    });
    const fields = { ...form, teamChar: mark };
    const userId = accounts[place]?.id ?? 0;
    return {
      fieldsSealed: tx.vault.seal(JSON.stringify(fields)),
      fields,
      mark,
      userId,
      trackNo,
      loginId: email,
    };
  });
  const applications = await tx.sql
    .insertInto('applications')
    .values(
      drafts.map(({ fieldsSealed, fields, userId, trackNo }) => ({
        ...{ seasonId, trackNo, stageNo: 1, leaderId: userId, status: 'draft' as const },
        ...{ submissionVersion: 0, fieldsSealed, draftVersion: 1, changed: false },
        fieldVersions: json(Object.fromEntries(Object.keys(fields).map((path) => [path, 1]))),
        ...{ savedAt: now, createdAt: now },
      })),
    )
    .returning(['teamNo', 'leaderId'])
    .execute();
  const teamOf = new Map(applications.map(({ teamNo, leaderId }) => [leaderId, teamNo]));
  await tx.sql
    .insertInto('draftVersions')
    .values(
      drafts.map(({ fieldsSealed, userId }) => ({
        ...{ teamNo: teamOf.get(userId) ?? 0, version: 1, fieldsSealed, savedBy: userId, savedAt: now },
      })),
    )
    .execute();
  const teams: Team[] = [];
  for (const { userId, trackNo, loginId, mark } of drafts) {
    const session = {
      kind: 'user',
      accountId: userId,
      persistent: false,
      now,
      secret: testSecrets.user,
    } as const;
    const { familyId, refreshToken } = await openSession(tx, session);
    const access = await testSigners.user.sign({ accountId: userId, familyId }, now);
    const team = { teamNo: teamOf.get(userId) ?? 0, trackNo, stageNo: 1, loginId, mark };
    teams.push({ ...team, userId, name: '윤서준', access, refresh: refreshToken });
  }
  return teams;
}

/** What a browser holds in which this person has just logged in. */
async function cookiesOf(team: Team, secret: string): Promise<Map<string, string>> {
  const { userId, name, access, refresh } = team;
  const written = await new SessionCookies(secret, false).write('user', {
    ...{ who: { userId, name }, access, refresh },
    ...{ expiresAt: Date.now() + ACCESS_SECONDS * 1000, refreshFor: ACCESS_SECONDS * 2, persistent: false },
  });
  return new Map(written.map((one) => [one.name, one.value]));
}

/** An address of a network that is for documentation and tests. */
function addressOf(userId: number): string {
  return `198.18.${Math.floor(userId / 250) % 250}.${(userId % 250) + 1}`;
}
