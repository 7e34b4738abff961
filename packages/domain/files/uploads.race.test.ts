import { randomBytes } from 'node:crypto';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { seasonNow } from '@chulbal/testing/factories';
import { campusTeam } from '@chulbal/testing/uploads';
import { expect, test } from 'vitest';
import { listFiles } from './queries.ts';

/** Different bytes each time, so that files can be told apart. */
const anotherPdf = () =>
  pdf({
    more: [`<< /Title (${randomBytes(8).toString('hex')}) >>`, `<< /Filler (${'x'.repeat(70_000)}) >>`],
  });

/** Resolves for all once so many have come. */
function meeting(people: number): () => Promise<void> {
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return () => {
    come += 1;
    if (come === people) open();
    return all;
  };
}

test('R-08 two tabs send a file into the same slot at once: both are told that theirs is stored, one stands, whole', async () => {
  const team = await campusTeam();
  const during = meeting(2);
  const sent = await Promise.all(
    ['집.pdf', '학교.pdf'].map((fileName) => team.upload({ bytes: anotherPdf(), fileName, during })),
  );
  const rows = await team.rows();
  const standing = rows.filter(({ status }) => status === 'stored');
  expect(sent.map(({ name }) => name)).toEqual(['집.pdf', '학교.pdf']);
  expect(standing).toHaveLength(1);
  expect(sent.map(({ sha256 }) => sha256)).toContain(standing[0]?.sha256);
  expect(rows.filter(({ status }) => status === 'removed')).toHaveLength(1);
  expect(team.incoming()).toEqual([]);
});

test('R-03 a file that was given up and ends at last does not take the place of what was sent since', async () => {
  const team = await campusTeam();
  const [givenUp, since] = [anotherPdf(), anotherPdf()];
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const holding = async () => {
    begin();
    await held;
  };
  const slow = team.upload({ bytes: givenUp, during: holding });
  await begun;
  // A server's clock may have been put back meanwhile.
  const earlier = new Date(seasonNow.getTime() - 3_600_000);
  const { sha256 } = await team.upload({ bytes: since, now: earlier });
  go();
  expect((await slow).sha256).not.toBe(sha256);
  const standing = await listFiles(team.db, team.teamNo);
  expect(standing.map((file) => file.sha256)).toEqual([sha256]);
  expect((await team.rows()).map(({ status }) => status).sort()).toEqual(['removed', 'stored']);

  const next = await team.upload({ bytes: anotherPdf(), now: earlier });
  expect((await listFiles(team.db, team.teamNo)).map((file) => file.sha256)).toEqual([next.sha256]);
});
