import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { errors } from '@chulbal/contract/errors';
import type { Db } from '@chulbal/domain/db';
import { openSession } from '@chulbal/domain/sessions/commands';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { waitingPage } from '@chulbal/testing/exhibition-objects';
import { campus, createDraft, createFile, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { bytes, canary, type Team, createTeam as teamIn } from '@chulbal/testing/object-team';
import { createPasskey } from '@chulbal/testing/passkeys';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bothApis, type TestApis } from './testing/both-apis.ts';
import { naming } from './testing/object-names.ts';
import {
  crossed,
  missing as missingTeam,
  type Role,
  roles,
  table as teamTable,
} from './testing/object-table.ts';
import { exhibitionObjects, type NamedPage } from './testing/object-table-exhibition.ts';
import { guardianObjects } from './testing/object-table-guardians.ts';
import { partObjects } from './testing/object-table-parts.ts';
import { type NamedPasskey, passkeyObjects } from './testing/object-table-passkeys.ts';

let db: Db;
let apis: TestApis;
let other: Owned;
const store = temporaryStore();
const table = { ...teamTable, ...exhibitionObjects, ...guardianObjects, ...partObjects, ...passkeyObjects };
const missing = { ...missingTeam, igNo: 999_999, icNo: 999_999, passkeyNo: 999_999, sessionId: randomUUID() };

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: store, clock: () => seasonNow });
  // Whoever asks about it is refused or only reads, so one is enough for all.
  other = await createTeam();
});

type Owned = Team & NamedPage & NamedPasskey;

/** A team with a page in the exhibition, whose leader has a passkey and is logged in. */
async function createTeam(): Promise<Owned> {
  const team = await teamIn(db, store);
  const { igNo, icNo } = await waitingPage(db, team, { teamName: canary });
  const { passkeyNo } = await createPasskey(db, { accountId: team.leaderId, name: canary });
  const open = { kind: 'user', accountId: team.leaderId, persistent: false, now: seasonNow } as const;
  const { familyId: sessionId } = await openSession(db, { ...open, secret: 'of nobody' });
  return { ...team, igNo, icNo, passkeyNo, sessionId };
}

async function tokensOf(team: Team): Promise<Record<Role, string | undefined>> {
  const token = (kind: 'user' | 'evaluator' | 'operator', accountId: number) =>
    accessToken(db, { kind, accountId, now: seasonNow });
  return {
    visitor: undefined,
    evaluator: await token('evaluator', (await createAccount(db, { kind: 'evaluator' })).id),
    operator: await token('operator', (await createAccount(db, { kind: 'operator' })).id),
    stranger: await token('user', (await createAccount(db)).id),
    member: await token('user', team.member.userId),
    leader: await token('user', team.leader.userId),
  };
}

let asked = 0;

async function ask(name: string, input: Record<string, unknown>, token: string | undefined) {
  const endpoint = endpointOf(name);
  asked += 1;
  const inQuery = endpoint.method === 'GET' || endpoint.body === 'stream';
  const reply = await apis.user.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    // From a place of its own each time, so that nobody is refused for what others did.
    remoteAddress: `10.0.${Math.floor(asked / 250)}.${asked % 250}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(endpoint.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(inQuery ? { query: input as Record<string, string> } : { payload: input }),
    ...(endpoint.body === 'stream' ? { payload: 'bytes' } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { code: isJson ? (reply.json().code as number) : reply.statusCode, text: reply.body };
}

function endpointOf(name: string): AnyEndpoint {
  const endpoint = allEndpoints.get(name.split(' ')[0] ?? '');
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
}

/** The code that the table says, for an object of the team, of another one, or of nobody. */
function expected(name: string, role: Role, whose: 'own' | 'other' | 'missing'): number {
  const row = table[name];
  const { access } = endpointOf(name);
  if (!row) throw new Error(`${name} stands not in the table.`);
  if (role === 'evaluator' || role === 'operator') return errors.sessionOver.code;
  if (role === 'visitor' && access === 'user') return errors.signInRequired.code;
  if (whose === 'missing') return row.missing;
  if (whose === 'own' && role !== 'visitor') return row.own[role];
  if (role === 'visitor') return row.own.visitor ?? row.own.stranger;
  return row.other ?? row.own.stranger;
}

describe('S-01, S-02: what an input names never gives more than the token does', () => {
  test('every endpoint that names an object stands in the table', () => {
    const named = [...allEndpoints].filter(([, { path, input }]) => {
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return path.startsWith('/api/') && naming.some((field) => field in (schema.properties ?? {}));
    });
    const inTable = new Set(Object.keys(table).map((name) => name.split(' ')[0]));
    expect(named.map(([name]) => name).filter((name) => !inTable.has(name))).toEqual([]);
    expect([...inTable].filter((name) => !named.some(([one]) => one === name))).toEqual([]);
  });

  test.each(Object.keys(table))('%s', async (name) => {
    const row = table[name];
    if (!row) return;
    const own = await createTeam();
    const tokens = await tokensOf(own);
    const said: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const [whose, named] of [
      ['missing', missing],
      ['other', other],
      ['own', own],
    ] as const) {
      for (const role of roles) {
        const { code, text } = await ask(name, row.input(named), tokens[role]);
        said[`${whose} ${role}`] = code;
        wanted[`${whose} ${role}`] = expected(name, role, whose);
        const isTheirs = whose === 'own' && (role === 'leader' || role === 'member');
        // It names a track: whose application that is follows from the token alone.
        const sees = isTheirs || (name === 'myApplication' && (role === 'leader' || role === 'member'));
        if (!row.isPublic && !sees) expect(text, `${whose} ${role}`).not.toContain(canary);
      }
    }
    expect(said).toEqual(wanted);
  });

  test.each(crossed)('%s of one’s own team with something that is not its', async (name, input, code) => {
    const own = await createTeam();
    const tokens = await tokensOf(own);
    expect((await ask(name, input(own, other), tokens.leader)).code).toBe(code);
  });
});

describe('S-03, S-04: what is not public yet or any more', () => {
  test('a draft and a cancelled application are no team, and their logo is nobody’s', async () => {
    const draft = await createDraft(db);
    const logo = await createFile(db, {
      teamNo: draft.teamNo,
      ownerId: draft.actor.userId,
      slot: 'logo',
    });
    await store.write(logo, bytes());
    expect((await ask('getTeam', { teamNo: draft.teamNo }, undefined)).code).toBe(errors.teamNotFound.code);
    expect((await ask('downloadFile', { serverFileName: logo }, undefined)).code).toBe(errors.notFound.code);

    const team = await createTeam();
    const { leader } = await tokensOf(team);
    expect((await ask('downloadFile', { serverFileName: team.logo }, undefined)).code).toBe(200);
    expect((await ask('cancelApplication', { teamNo: team.teamNo }, leader)).code).toBe(200);
    expect((await ask('downloadFile', { serverFileName: team.logo }, undefined)).code).toBe(
      errors.notFound.code,
    );
    // A member's link says what became of the entry, and shows nothing that is held about anybody.
    const told = await ask('getInvitation', { token: team.token }, undefined);
    expect(told).toMatchObject({ code: 200, text: expect.stringContaining('"state":"cancelled"') });
    expect(told.text).toContain('"held":{}');
    expect(told.text).not.toContain(canary);
  });

  test('a removed member reads nothing any more, files and receipts included', async () => {
    const team = await createTeam();
    await db.sql
      .updateTable('members')
      .set({ status: 'removed' })
      .where('userId', '=', team.member.userId)
      .execute();
    const { member } = await tokensOf(team);
    for (const [name, input] of [
      ['getReceipt', { teamNo: team.teamNo }],
      ['listDraftVersions', { teamNo: team.teamNo }],
      ['saveDraft', { ...campus, teamNo: team.teamNo, baseVersion: 0, changes: {} }],
    ] as const) {
      expect((await ask(name, input, member)).code, name).toBe(errors.teamNotFound.code);
    }
    expect((await ask('downloadFile', { serverFileName: team.file }, member)).code).toBe(
      errors.notFound.code,
    );
  });
});
