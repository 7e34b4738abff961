import { randomBytes, randomUUID } from 'node:crypto';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { memberKeyOf, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { meeting } from '@chulbal/testing/meeting';
import { type CampusTeam, campusTeam, type TestUpload } from '@chulbal/testing/uploads';
import { expect, test } from 'vitest';
import { submitApplication } from '../applications/entry/submit.commands.ts';
import { removeFile } from './commands.ts';
import { listFiles } from './queries.ts';

/** Different bytes each time, so that files can be told apart. */
const anotherPdf = () =>
  pdf({
    more: [`<< /Title (${randomBytes(8).toString('hex')}) >>`, `<< /Filler (${'x'.repeat(70_000)}) >>`],
  });

test('R-08 two tabs send a file into the same slot at once: both are told that theirs is stored, one stands, whole', async () => {
  const team = await campusTeam();
  const during = meeting(2);
  const sent = await Promise.all(
    ['집.pdf', '학교.pdf'].map((fileName) => team.upload({ bytes: anotherPdf(), fileName, during })),
  );
  const rows = await team.rows();
  const stored = rows.filter(({ status }) => status === 'stored');
  expect(sent.map(({ name }) => name)).toEqual(['집.pdf', '학교.pdf']);
  expect(stored).toHaveLength(1);
  expect(sent.map(({ sha256 }) => sha256)).toContain(stored[0]?.sha256);
  expect(rows.filter(({ status }) => status === 'removed')).toHaveLength(1);
  expect(team.incoming()).toEqual([]);
});

/** A file of a team that hangs after its first bytes; ends once it may go on. */
async function hanging(team: CampusTeam, given: Partial<TestUpload> = {}) {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const during = async () => {
    begin();
    await held;
  };
  const ending = team.upload({ bytes: anotherPdf(), during, ...given });
  await begun;
  return async () => {
    go();
    return ending;
  };
}

// A server's clock may have been put back meanwhile.
const earlier = new Date(seasonNow.getTime() - 3_600_000);
const standing = async (team: CampusTeam) =>
  (await listFiles(team.db, team.teamNo)).map(({ sha256 }) => sha256);

test('R-03 a file that was given up and ends at last does not take the place of what was sent since', async () => {
  const team = await campusTeam();
  const end = await hanging(team);
  const { sha256 } = await team.upload({ bytes: anotherPdf(), now: earlier });
  expect((await end()).sha256).not.toBe(sha256);
  expect(await standing(team)).toEqual([sha256]);
  expect((await team.rows()).map(({ status }) => status).sort()).toEqual(['removed', 'stored']);

  const next = await team.upload({ bytes: anotherPdf(), now: earlier });
  expect(await standing(team)).toEqual([next.sha256]);
});

test('R-03 nor does it fill the room of what was sent and taken out since, which stays empty', async () => {
  const team = await campusTeam();
  const end = await hanging(team);
  const { serverFileName } = await team.upload({ bytes: anotherPdf(), now: earlier });
  const begunSince = await hanging(team, { now: earlier });
  await removeFile(team.db, team.actor, { serverFileName, now: earlier });
  await expect(end()).rejects.toMatchObject({ error: 'fileBroken' });
  expect(await standing(team)).toEqual([]);
  expect(await team.storedNames()).toEqual([serverFileName]);

  const { sha256 } = await begunSince();
  expect(await standing(team), 'what was begun since comes all the same').toEqual([sha256]);
});

test('R-03 no submission waits for a file that was given up, once another was sent in its place and taken out', async () => {
  const team = await campusTeam();
  const { draftVersion: version } = await team.db.sql
    .selectFrom('applications')
    .select('draftVersion')
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirstOrThrow();
  const submit = () =>
    submitApplication(team.db, team.actor, {
      ...{ teamNo: team.teamNo, version, idempotencyKey: randomUUID() },
      ...({ language: 'ko', publicUrl, now: seasonNow } as const),
    });
  const end = await hanging(team);
  await expect(submit()).rejects.toMatchObject({ error: 'uploadUnfinished' });
  const { serverFileName } = await team.upload({ bytes: anotherPdf() });
  await removeFile(team.db, team.actor, { serverFileName, now: seasonNow });
  await expect(submit(), 'what is missing is said').rejects.toMatchObject({ error: 'businessPlanRequired' });
  await expect(end()).rejects.toMatchObject({ error: 'fileBroken' });
});

test('R-03 what is taken out says nothing of other files of its slot, nor of other people’s', async () => {
  const several = { slot: 'schoolPaper' } as const;
  for (const [mine, theirs] of [
    [several, several],
    [
      { ...several, person: 'leader' },
      { ...several, person: memberKeyOf(1) },
    ],
  ] as const) {
    const team = await campusTeam(({ tracks }) => {
      const papers = tracks.flatMap(({ documents }) => documents).filter(({ slot }) => slot === several.slot);
      for (const one of papers) one.requirement = 'person' in mine ? 'everyone' : 'always';
    });
    const end = await hanging(team, mine);
    const { serverFileName } = await team.upload({ bytes: anotherPdf(), ...theirs });
    await removeFile(team.db, team.actor, { serverFileName, now: seasonNow });
    const { sha256 } = await end();
    expect(await standing(team)).toEqual([sha256]);
  }
});
