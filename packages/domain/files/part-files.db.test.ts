import { createAccount } from '@chulbal/testing/accounts';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { createFile, memberKeyOf, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { askMember, partKey, provenBy, teamOfParts } from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { getPartFile, removePartFile, uploadPartFile } from './part-files.commands.ts';
import { listFiles } from './queries.ts';

const bytes = pdf();
const store = temporaryStore();

let db: Db;
let team: TestTeam;
let phone: string;
let token: string;

beforeEach(async () => {
  db = await testDb();
  ({ team, phone } = await teamOfParts(db, ({ tracks }) => {
    for (const { documents } of tracks)
      for (const one of documents) if (one.slot === 'schoolPaper') one.requirement = 'everyone';
  }));
  token = await askMember(db, team, { to: phone });
});

/** What the member's browser holds at that moment, fresh from the code. */
const held = async (now: Date) => ({ token, pass: await provenBy(db, { token, to: phone, now }), now });
type Held = { token: string; pass?: string; now: Date };

async function* sent() {
  yield bytes;
}
const upload = (asked: Held, { slot = 'schoolPaper' as const, endsAt = asked.now } = {}) =>
  uploadPartFile(db, null, store, {
    ...{ ...asked, slot, fileName: '재학증명서.pdf', size: bytes.length },
    ...{ clock: () => endsAt, body: sent() },
  });
const outcome = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    ({ error }: { error: string }) => error,
  );
const filesOfPeople = async () => (await listFiles(db, team.teamNo)).filter(({ person }) => person);
const by = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** What is answered a millisecond before the opening, at it, a millisecond before the closing, and at that. */
async function atEdges(act: (asked: Held) => Promise<unknown>): Promise<string[]> {
  const { opensAt, closesAt } = await deadlineOf(db, { trackNo: 3, stageNo: 1, teamNo: team.teamNo });
  const said: string[] = [];
  for (const moment of [opensAt, closesAt]) {
    const proven = await held(by(moment, -60_000));
    for (const now of [by(moment, -1), moment]) said.push(await outcome(act({ ...proven, now })));
  }
  return said;
}

describe('a document of one’s own, by the link', () => {
  test('stands in the draft as that person’s, and the member reads it again', async () => {
    const asked = await held(seasonNow);
    const { serverFileName } = await upload(asked);
    expect(await filesOfPeople()).toMatchObject([{ serverFileName, slot: 'schoolPaper', person: partKey }]);
    expect(await getPartFile(db, null, { ...asked, serverFileName })).toMatchObject({
      name: '재학증명서.pdf',
    });
  });

  test('R-05 is taken from the opening on and before the closing', async () => {
    expect(await atEdges(upload)).toEqual(['notInPeriod', 'done', 'done', 'notInPeriod']);
  });

  test('R-05 begun in time it may end within the grace, and no later', async () => {
    const { closesAt } = await deadlineOf(db, { trackNo: 3, stageNo: 1, teamNo: team.teamNo });
    const last = await held(by(closesAt, -1));
    expect(await outcome(upload(last, { endsAt: by(closesAt, 600_000) }))).toBe('done');
    expect(await outcome(upload(last, { endsAt: by(closesAt, 600_001) }))).toBe('notInPeriod');
  });

  test('R-05 is taken out again from the opening on and before the closing', async () => {
    const file = { teamNo: team.teamNo, ownerId: team.actor.userId, slot: 'schoolPaper', person: partKey };
    const takeOut = async (asked: Held) =>
      removePartFile(db, null, { ...asked, serverFileName: await createFile(db, file) });
    expect(await atEdges(takeOut)).toEqual(['notInPeriod', 'done', 'done', 'notInPeriod']);
  });

  test('is gone once taken out, and the leader’s and another member’s are not there for this one', async () => {
    const asked = await held(seasonNow);
    const own = (await upload(asked)).serverFileName;
    const { teamNo } = team;
    const others = [];
    for (const person of ['leader', memberKeyOf(2)])
      others.push(await createFile(db, { teamNo, ownerId: team.actor.userId, slot: 'schoolPaper', person }));
    for (const serverFileName of [...others, 'ab'.repeat(16), '../../etc/passwd']) {
      expect(await outcome(getPartFile(db, null, { ...asked, serverFileName }))).toBe('notFound');
      expect(await outcome(removePartFile(db, null, { ...asked, serverFileName }))).toBe('notFound');
    }
    await removePartFile(db, null, { ...asked, serverFileName: own });
    expect(await outcome(getPartFile(db, null, { ...asked, serverFileName: own }))).toBe('notFound');
    expect(await outcome(removePartFile(db, null, { ...asked, serverFileName: own }))).toBe('notFound');
    expect((await filesOfPeople()).map(({ serverFileName }) => serverFileName).sort()).toEqual(others.sort());
  });

  test('asks for the code, or the account of that person: the link alone gives nothing, nor the leader’s account', async () => {
    const { serverFileName } = await upload(await held(seasonNow));
    const stranger = mintUser((await createAccount(db)).id);
    const entered = mintUser((await createAccount(db, { phone })).id);
    const reading = (actor: Parameters<typeof getPartFile>[1]) =>
      outcome(getPartFile(db, actor, { token, serverFileName, now: seasonNow }));
    const said = [];
    for (const actor of [null, stranger, team.actor, entered]) said.push(await reading(actor));
    expect(said).toEqual(['partNotProven', 'partNotProven', 'partNotProven', 'done']);
    expect(await outcome(upload({ token, now: seasonNow }))).toBe('partNotProven');
    const removing = removePartFile(db, stranger, { token, serverFileName, now: seasonNow });
    expect(await outcome(removing)).toBe('partNotProven');
  });

  test('what a code has proven ends at its moment', async () => {
    const asked = await held(seasonNow);
    const { serverFileName } = await upload(asked);
    const { until } = await db.sql
      .selectFrom('memberPartSecrets')
      .select('until')
      .where('kind', '=', 'pass')
      .executeTakeFirstOrThrow();
    const reading = (now: Date) => outcome(getPartFile(db, null, { ...asked, serverFileName, now }));
    const end = until?.getTime() ?? 0;
    expect(await reading(new Date(end - 1))).toBe('done');
    expect(await reading(new Date(end))).toBe('partNotProven');
  });

  test('goes only into a slot that asks everyone', async () => {
    const asked = await held(seasonNow);
    const slot = 'business' as never;
    expect(await outcome(upload(asked, { slot }))).toBe('fileCountMismatch');
  });
});
