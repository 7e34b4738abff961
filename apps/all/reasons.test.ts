import { allEndpoints } from '@chulbal/testing/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** What somebody is asked to say why, or to somebody. */
const said = ['reason', 'answer', 'message', 'text'];

const asking = [...allEndpoints].flatMap(([name, { input }]) =>
  input instanceof z.ZodObject
    ? said.filter((field) => field in input.shape).map((field) => [name, field, input] as const)
    : [],
);

describe('a reason that is too short', () => {
  test('is asked in many places', () => {
    expect(asking.length).toBeGreaterThan(40);
  });

  test.each(asking)('of %s (%s) is told from one that is missing', (_name, field, input) => {
    const problems = (text: string) =>
      (input.safeParse({ [field]: text }).error?.issues ?? [])
        .filter(({ path }) => path.join('.') === field)
        .map(({ message }) => message);
    for (const text of ['가', '가나', '가나다라']) expect(problems(text)).not.toContain('required');
    for (const text of ['가', '가나', '가나다라']) expect(problems(text)).not.toContain('invalid');
  });
});
