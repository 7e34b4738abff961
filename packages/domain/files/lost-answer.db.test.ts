import { pdf } from '@chulbal/testing/corpus/pdf';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFiles } from './queries.ts';

let team: CampusTeam;
beforeEach(async () => {
  team = await campusTeam();
});

/** The connection breaks around the second transaction of an upload, the one that puts it into the draft. */
function breaking(when: 'before its commit' | 'after its commit') {
  const { db } = team;
  const transaction = db.transaction.bind(db);
  let begun = 0;
  return vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
    begun += 1;
    if (begun === 2 && when === 'before its commit') throw new Error('The connection was lost.');
    const result = await transaction(work);
    if (begun === 2) throw new Error('The connection was lost.');
    return result;
  });
}

test('R-03 a file whose commit stands keeps its bytes although the answer was lost', async () => {
  const broken = breaking('after its commit');
  await expect(team.upload({ bytes: pdf() })).rejects.toThrow('The connection was lost.');
  broken.mockRestore();
  const [file, ...others] = await listFiles(team.db, team.teamNo);
  expect(others).toEqual([]);
  expect(await team.store.read(file?.serverFileName ?? '')).not.toBeNull();
});

test('R-07 of an upload that was not put into the draft neither row nor bytes stay', async () => {
  const broken = breaking('before its commit');
  await expect(team.upload({ bytes: pdf() })).rejects.toThrow('The connection was lost.');
  broken.mockRestore();
  expect(await team.rows()).toEqual([]);
  expect(await team.storedNames()).toEqual([]);
});

test('R-01 what could not be taken back while the database was silent is taken back when it answers again', async () => {
  const broken = breaking('before its commit');
  const { db } = team;
  const deleteFrom = db.sql.deleteFrom.bind(db.sql);
  const silent = vi.spyOn(db.sql, 'deleteFrom').mockImplementationOnce(() => {
    throw new Error('The connection was lost.');
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await expect(team.upload({ bytes: pdf() })).rejects.toThrow('The connection was lost.');
    expect(await team.rows()).toMatchObject([{ status: 'uploading' }]);
    await vi.advanceTimersByTimeAsync(1_000);
  } finally {
    vi.useRealTimers();
  }
  silent.mockImplementation(deleteFrom);
  broken.mockRestore();
  await expect.poll(() => team.rows()).toEqual([]);
  await expect.poll(() => team.storedNames()).toEqual([]);
});
