import { parseOptions, verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { HASHES_AT_ONCE, hashPassword, passwordMatches } from './passwords.ts';

describe('S-11 Argon2id with at least 19 MiB and two passes', () => {
  test('a password matches its hash, composed or decomposed, and no other does', async () => {
    const hash = await hashPassword('느티나무 밑에서');
    expect(hash).toMatch(/^\$argon2id\$/);
    const { memoryCost, timeCost, parallelism } = parseOptions(hash);
    expect(memoryCost).toBeGreaterThanOrEqual(19 * 1024);
    expect({ timeCost, parallelism }).toEqual({ timeCost: 2, parallelism: 1 });
    expect(await passwordMatches(hash, '느티나무 밑에서'.normalize('NFD'))).toBe(true);
    expect(await passwordMatches(hash, '느티나무 밑에서 ')).toBe(false);
  });

  test('long Hangul is not cut', async () => {
    const long = '출발선에서다시시작하는우리모두의이야기를담은비밀번호입니다';
    expect(await passwordMatches(await hashPassword(long), `${long.slice(0, -1)}까`)).toBe(false);
  });

  test('a hash that nobody made matches nothing', async () => {
    expect(await passwordMatches('none', 'none')).toBe(false);
  });
});

test('S-09 without an account the same work is done as with one: one check of a hash that costs as much', async () => {
  const hash = await hashPassword('느티나무 밑에서');
  const work = async (of: string | null, answer: boolean) => {
    const checks: unknown[] = [];
    const matches = await passwordMatches(of, 'guess', async (checked, password) => {
      const really = await verify(checked, password);
      checks.push({ options: parseOptions(checked), length: checked.length, password, really });
      return answer;
    });
    return { matches, checks };
  };
  const { checks } = await work(hash, false);
  expect(checks).toHaveLength(1);
  expect(await work(null, false)).toEqual({ matches: false, checks });
  expect(await work(null, true)).toEqual({ matches: false, checks });
});

test('however many log in, no more are hashed at once than half of the processor takes, each in its turn', async () => {
  let running = 0;
  let most = 0;
  const order: string[] = [];
  const check = async (_: string, password: string) => {
    running += 1;
    most = Math.max(most, running);
    order.push(password);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (password === '3') throw new Error('broken');
    return true;
  };
  const asked = Array.from({ length: 4 * HASHES_AT_ONCE }, (_, number) => String(number));
  const answers = await Promise.all(asked.map((password) => passwordMatches('a hash', password, check)));
  expect(most).toBe(HASHES_AT_ONCE);
  expect(order).toEqual(asked);
  expect(answers).toEqual(asked.map((password) => password !== '3'));
  expect(running).toBe(0);
});
