import { expect, test } from 'vitest';
import { changesOf } from './publish.rules.ts';

const duty = (evaluatorId: number, teamNo: number) => ({ panel: 0, evaluatorId, teamNo, alternate: false });

test('publishing adds, revives, keeps and ends, and leaves alone what ended before', () => {
  const standing = [
    { evaluatorId: 1, teamNo: 1, state: 'active' as const },
    { evaluatorId: 2, teamNo: 1, state: 'active' as const },
    { evaluatorId: 3, teamNo: 1, state: 'withdrawn' as const },
    { evaluatorId: 4, teamNo: 1, state: 'recused' as const },
  ];
  expect(changesOf([duty(1, 1), duty(3, 1), duty(5, 1)], standing)).toEqual({
    added: [duty(5, 1)],
    revived: [duty(3, 1)],
    kept: [duty(1, 1)],
    ended: [standing[1]],
  });
});
