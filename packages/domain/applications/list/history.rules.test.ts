import { describe, expect, test } from 'vitest';
import { foldHistory, groupOf, type Happening } from './history.rules.ts';

const at = (text: string) => new Date(`2026-05-${text}:00+09:00`);
const happening = (time: string, given: Partial<Happening> = {}): Happening => ({
  at: at(time),
  action: 'target.read',
  actorKind: 'evaluator',
  who: '김지민',
  reason: null,
  thing: null,
  ...given,
});

describe('the history of a team', () => {
  test('one evaluator who opens the team and its documents on a day did one thing', () => {
    const read = (time: string, thing: string) => happening(time, { thing });
    const open = (time: string) => happening(time, { action: 'target.open' });
    expect(
      foldHistory([
        open('14T10:00'),
        read('14T10:01', 'a'),
        read('14T10:02', 'b'),
        open('14T15:00'),
        read('14T15:01', 'a'),
      ]),
    ).toEqual([
      {
        at: at('14T15:01').toISOString(),
        since: at('14T10:00').toISOString(),
        action: 'target.open',
        group: 'judging',
        who: '김지민',
        evaluator: true,
        reason: null,
        count: 5,
        things: 2,
      },
    ]);
  });

  test.each([
    ['another person', { who: '박은재' }],
    ['another act', { action: 'sheet.void' }],
    ['another reason', { reason: '전화 문의' }],
    ['another kind of person of the same name', { actorKind: 'operator' }],
  ] as const)('%s is another event, the newest first', (_case, other) => {
    const events = foldHistory([happening('14T10:00'), happening('14T11:00', other), happening('14T12:00')]);
    expect(events.map(({ count }) => count)).toEqual([2, 1]);
    expect(events.map((event) => event.at)).toEqual([
      at('14T12:00').toISOString(),
      at('14T11:00').toISOString(),
    ]);
  });

  test('days are days in Korea', () => {
    expect(foldHistory([happening('14T23:59'), happening('15T00:00')])).toHaveLength(2);
    expect(foldHistory([happening('15T00:00'), happening('15T23:59')])).toHaveLength(1);
  });

  test.each([
    ['application.submit', 'user', 'team'],
    ['completion.answer', 'user', 'team'],
    ['appeal.make', 'user', 'team'],
    ['bonus.verify', 'operator', 'operators'],
    ['eligibility.decide', 'operator', 'operators'],
    ['completion.request', 'operator', 'messages'],
    ['members.remind', 'operator', 'messages'],
    ['target.open', 'evaluator', 'judging'],
    ['assignment.recuse', 'evaluator', 'judging'],
    ['sheet.void', 'operator', 'judging'],
    ['sheet.outdate', 'system', 'judging'],
  ] as const)('%s by %s is looked for under %s', (action, actorKind, group) => {
    expect(groupOf({ action, actorKind })).toBe(group);
  });
});
