import { errors } from '@chulbal/contract/errors';
import { hostileFiles } from '@chulbal/testing/corpus/hostile';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

const hostile = await hostileFiles();
let team: CampusTeam;

beforeAll(async () => {
  team = await campusTeam();
});

test('the corpus holds at least 60 files, no two for the same reason', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostile.map(({ what }) => what)).size).toBe(hostile.length);
});

describe('a hostile file is refused with its code and nothing of it stays (S-05)', () => {
  afterEach(async () => {
    expect(await team.rows()).toEqual([]);
    expect(await team.storedNames()).toEqual([]);
    expect(team.incoming()).toEqual([]);
  });

  test.each(hostile)('$what', async (file) => {
    const { error } = (await team.upload(file).catch((refusal: unknown) => refusal)) as {
      error: keyof typeof errors;
    };
    expect(errors[error]?.code ?? error).toBe(file.code);
  });

  test.each([
    ['a PNG of 400 million pixels', '5,000만 화소'],
    ['an encrypted entry', '암호'],
    ['a document with macros', '매크로'],
    ['a PNG cut off', '끝까지'],
  ])('%s is told what to do', async (what, said) => {
    const file = hostile.find((known) => known.what === what);
    if (!file) throw new Error(`The corpus has no ${what}`);
    await expect(team.upload(file)).rejects.toMatchObject({
      error: 'fileRefused',
      details: { message: { ko: expect.stringContaining(said) } },
    });
  });
});
