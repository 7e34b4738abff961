import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createAccount } from '@chulbal/testing/accounts';
import { picture } from '@chulbal/testing/corpus/images';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import { deleteDraft } from '../applications/entry/drafts.commands.ts';
import { submitApplication } from '../applications/entry/submit.commands.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { removeFile, sweepFiles } from './commands.ts';
import { getReadableFile, listFiles } from './queries.ts';

const HOUR_MS = 3_600_000;
const plan = pdf();
let team: CampusTeam;

beforeEach(async () => {
  team = await campusTeam();
});

/** Different bytes each time, so that files can be told apart. */
const anotherPdf = () => pdf({ more: [`<< /Title (${randomBytes(8).toString('hex')}) >>`] });

async function submit(): Promise<void> {
  const { draftVersion } = await team.db.sql
    .selectFrom('applications')
    .select('draftVersion')
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirstOrThrow();
  await submitApplication(team.db, team.actor, {
    teamNo: team.teamNo,
    version: draftVersion,
    idempotencyKey: randomUUID(),
    language: 'ko',
    publicUrl,
    now: seasonNow,
  });
}

async function stranger() {
  return mintUser((await createAccount(team.db)).id);
}

/** A second person of the team, as a submission links one. */
async function linkedMember() {
  const { id } = await createAccount(team.db);
  const member = await team.db.sql
    .selectFrom('members')
    .select('tmNo')
    .where('teamNo', '=', team.teamNo)
    .where('role', '=', 1)
    .executeTakeFirstOrThrow();
  await team.db.sql.updateTable('members').set({ userId: id }).where('tmNo', '=', member.tmNo).execute();
  return mintUser(id);
}

async function readable(actor: Parameters<typeof getReadableFile>[1], serverFileName: string) {
  return getReadableFile(team.db, actor, { serverFileName, now: seasonNow }).then(
    () => 'read',
    (refusal: { error?: string }) => refusal.error,
  );
}

describe('an upload', () => {
  test('stands in the draft with its size, SHA-256 and times, and marks the application changed', async () => {
    const endsAt = new Date(seasonNow.getTime() + 4000);
    const stored = await team.upload({ bytes: plan, fileName: '계획.pdf', endsAt });
    expect(stored).toEqual({
      serverFileName: expect.stringMatching(/^[0-9a-f]{32}$/),
      slot: 'business',
      name: '계획.pdf',
      size: plan.length,
      sha256: createHash('sha256').update(plan).digest('hex'),
      storedAt: endsAt.toISOString(),
    });
    expect(await listFiles(team.db, team.teamNo)).toEqual([stored]);
    const [row] = await team.rows();
    expect(row).toMatchObject({ status: 'stored', startedAt: seasonNow, mime: 'application/pdf' });
    const { changed } = await team.db.sql
      .selectFrom('applications')
      .select('changed')
      .executeTakeFirstOrThrow();
    expect(changed).toBe(true);
  });

  test('is an unfinished row until the last byte, and is not listed', async () => {
    const during = async () => {
      expect(await team.rows()).toMatchObject([{ status: 'uploading', sha256: null, storedAt: null }]);
      expect(await listFiles(team.db, team.teamNo)).toEqual([]);
      expect(team.incoming()).toHaveLength(1);
    };
    await team.upload({ bytes: plan, during });
    expect(team.incoming()).toEqual([]);
  });

  test('into a slot for one file takes the old one’s place', async () => {
    const first = await team.upload({ bytes: plan });
    const second = await team.upload({ bytes: anotherPdf() });
    expect(await listFiles(team.db, team.teamNo)).toEqual([second]);
    expect(await readable(team.actor, first.serverFileName)).toBe('notFound');
  });

  test('into a full slot is refused, also when two come at once for the last place', async () => {
    const paper = (n: number) =>
      team.upload({ slot: 'schoolPaper', bytes: anotherPdf(), fileName: `${n}.pdf` });
    for (const n of [1, 2, 3]) await paper(n);
    const results = await Promise.allSettled([paper(4), paper(5)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(paper(6)).rejects.toMatchObject({ error: 'fileCountMismatch' });
    expect(await listFiles(team.db, team.teamNo)).toHaveLength(4);
    expect(await team.storedNames()).toHaveLength(4);
  });

  test('of a person takes the place of that person’s only, in a slot that asks everyone', async () => {
    team = await campusTeam(({ tracks }) => {
      for (const { documents } of tracks) {
        for (const one of documents) if (one.slot === 'schoolPaper') one.requirement = 'everyone';
      }
    });
    const certificateOf = (person: string) =>
      team.upload({ slot: 'schoolPaper', person, bytes: anotherPdf(), fileName: `${person}.pdf` });
    await certificateOf('leader');
    const others = [await certificateOf('member01'), await certificateOf('member02')];
    const again = await certificateOf('leader');
    expect(await listFiles(team.db, team.teamNo)).toEqual(expect.arrayContaining([again, ...others]));
    expect(await listFiles(team.db, team.teamNo)).toHaveLength(3);
    await expect(team.upload({ person: 'leader', bytes: plan })).rejects.toMatchObject({
      error: 'fileCountMismatch',
    });
  });

  test('by a stranger or for a team that is not there is the same 1115', async () => {
    const actor = await stranger();
    await expect(team.upload({ bytes: plan, actor })).rejects.toMatchObject({ error: 'teamNotFound' });
    await expect(team.upload({ bytes: plan, teamNo: 999_999 })).rejects.toMatchObject({
      error: 'teamNotFound',
    });
    expect(await team.rows()).toEqual([]);
  });

  test('counts by its beginning: begun before the closing it may end within the grace, not after', async () => {
    const { closesAt } = await deadlineOf(team.db, { trackNo: 3, stageNo: 1, teamNo: team.teamNo });
    const at = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);
    const outcome = (now: Date, endsAt: Date) =>
      team.upload({ bytes: anotherPdf(), now, endsAt }).then(
        () => 'stored',
        (refusal: { error: string }) => refusal.error,
      );
    expect(await outcome(at(-1), at(0))).toBe('stored');
    expect(await outcome(at(-1), at(600_000))).toBe('stored');
    expect(await outcome(at(-1), at(600_001))).toBe('notInPeriod');
    expect(await outcome(at(0), at(1))).toBe('notInPeriod');
    expect(await team.storedNames()).toHaveLength(2);
  });

  test('beyond ten at once waits its turn', async () => {
    for (let n = 0; n < 10; n += 1) {
      await team.db.sql
        .insertInto('files')
        .values({
          serverFileName: randomBytes(16).toString('hex'),
          teamNo: team.teamNo,
          ownerId: team.actor.userId,
          slot: 'logo',
          name: 'a.png',
          extension: 'png',
          mime: 'image/png',
          size: 1,
          sha256: null,
          status: 'uploading',
          isPublic: true,
          startedAt: seasonNow,
          storedAt: null,
          removedAt: null,
        })
        .execute();
    }
    await expect(team.upload({ bytes: plan })).rejects.toMatchObject({ error: 'tooManyRequests' });
    const later = new Date(seasonNow.getTime() + 11 * 60_000);
    await expect(team.upload({ bytes: plan, now: later })).resolves.toMatchObject({ slot: 'business' });
  });
});

describe('who may read a file (S-03)', () => {
  test('leader and linked members do; strangers, visitors and guessed names get the same nothing', async () => {
    const file = await team.upload({ bytes: plan });
    await team.upload({ bytes: plan, slot: 'schoolPaper' });
    await submit();
    const member = await linkedMember();
    const name = file.serverFileName;
    expect(await readable(team.actor, name)).toBe('read');
    expect(await readable(member, name)).toBe('read');
    expect(await readable(await stranger(), name)).toBe('notFound');
    expect(await readable(null, name)).toBe('notFound');
    for (const guess of [
      randomBytes(16).toString('hex'),
      '../secrets.json',
      name.toUpperCase(),
      `${name}/..`,
      '',
    ]) {
      expect(await readable(team.actor, guess)).toBe('notFound');
    }
  });

  test('a logo is public once its team has submitted it, and only that one', async () => {
    const bytes = await picture('png');
    const logo = await team.upload({ slot: 'logo', fileName: 'logo.png', bytes });
    await team.upload({ bytes: plan });
    await team.upload({ bytes: plan, slot: 'schoolPaper' });
    expect(await readable(null, logo.serverFileName)).toBe('notFound');
    await submit();
    expect(await readable(null, logo.serverFileName)).toBe('read');
    const next = await team.upload({ slot: 'logo', fileName: 'next.png', bytes });
    expect(await readable(null, next.serverFileName)).toBe('notFound');
    expect(await readable(null, logo.serverFileName)).toBe('read');
  });

  test('an unfinished file is nobody’s to read', async () => {
    const file = await team.upload({ bytes: plan });
    await team.db.sql.updateTable('files').set({ status: 'uploading', storedAt: null }).execute();
    expect(await readable(team.actor, file.serverFileName)).toBe('notFound');
  });
});

describe('what is taken out', () => {
  test('is gone from the draft; outside the period nothing can be taken out', async () => {
    const { serverFileName } = await team.upload({ bytes: plan });
    const late = new Date(seasonNow.getTime() + 400 * 24 * HOUR_MS);
    const remove = (actor: typeof team.actor, now: Date) =>
      removeFile(team.db, actor, { serverFileName, now });
    await expect(remove(await stranger(), seasonNow)).rejects.toMatchObject({ error: 'notFound' });
    await expect(remove(team.actor, late)).rejects.toMatchObject({ error: 'notInPeriod' });
    await remove(team.actor, seasonNow);
    expect(await listFiles(team.db, team.teamNo)).toEqual([]);
    await expect(remove(team.actor, seasonNow)).rejects.toMatchObject({ error: 'notFound' });
  });

  test('stays readable and stored for as long as a submission refers to it', async () => {
    const first = await team.upload({ bytes: plan });
    await team.upload({ bytes: plan, slot: 'schoolPaper' });
    await submit();
    await team.upload({ bytes: anotherPdf() });
    expect(await readable(team.actor, first.serverFileName)).toBe('read');
    await sweepFiles(team.db, team.store, { now: new Date(seasonNow.getTime() + 48 * HOUR_MS) });
    expect(await team.store.read(first.serverFileName)).not.toBeNull();
    await deleteDraft(team.db, team.actor, { teamNo: team.teamNo, now: seasonNow });
    expect((await listFiles(team.db, team.teamNo)).map(({ serverFileName }) => serverFileName)).toContain(
      first.serverFileName,
    );
  });
});

describe('sweeping (R-07)', () => {
  const day = new Date(Date.now() + 25 * HOUR_MS);

  test('removes uploads that never ended, what was taken out, and bytes that belong to nothing', async () => {
    const kept = await team.upload({ bytes: plan });
    const removed = await team.upload({ bytes: plan, slot: 'schoolPaper' });
    const broken = await team.upload({ bytes: plan, slot: 'schoolPaper' });
    await removeFile(team.db, team.actor, { serverFileName: removed.serverFileName, now: seasonNow });
    await team.db.sql
      .updateTable('files')
      .set({ status: 'uploading', storedAt: null })
      .where('serverFileName', '=', broken.serverFileName)
      .execute();
    const orphan = randomBytes(16).toString('hex');
    await team.store.write(orphan, Readable.from([Buffer.from('nobody’s')]));

    const soon = new Date(seasonNow.getTime() + HOUR_MS);
    expect(await sweepFiles(team.db, team.store, { now: soon })).toEqual({
      uploads: 0,
      removed: 0,
      orphans: 0,
    });
    expect(await team.storedNames()).toHaveLength(4);
    expect(await sweepFiles(team.db, team.store, { now: day })).toEqual({
      uploads: 1,
      removed: 1,
      orphans: 1,
    });
    expect(await team.storedNames()).toEqual([kept.serverFileName]);
    expect(await listFiles(team.db, team.teamNo)).toEqual([kept]);
  });
});

test('a submission never refers to an incomplete file', async () => {
  await team.upload({ bytes: plan });
  const paper = await team.upload({ bytes: plan, slot: 'schoolPaper' });
  await team.db.sql
    .updateTable('files')
    .set({ status: 'uploading', storedAt: null })
    .where('serverFileName', '=', paper.serverFileName)
    .execute();
  await expect(submit()).rejects.toMatchObject({ error: 'uploadUnfinished' });
});
