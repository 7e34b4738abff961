import { describe, expect, test } from 'vitest';
import { findMutants } from './guards.ts';
import { withSwitches } from './switches.ts';

const inFunction = (body: string) =>
  `export async function act(db: Db, actor: UserActor, now: Date) {\n  ${body}\n}\n`;
const namesOf = (body: string, file = 'a/commands.ts') =>
  findMutants(file, inFunction(body)).map(({ name, about }) => `${about} ${name.slice(file.length + 2)}`);

describe('a guard is', () => {
  test.each<[string, string, string[]]>([
    [
      'a refusal of who asks',
      "if (!row.isOwn) throw fault('noPermission');",
      ['permission !row.isOwn → false'],
    ],
    [
      'a refusal in a block, of an operator',
      "if (row.by === actor.operatorId) { count(); throw fault('taken'); }",
      ['permission row.by === actor.operatorId → false'],
    ],
    ['a refusal of when', "if (isOver(plan)) throw fault('notInPeriod');", ['deadline isOver(plan) → false']],
    ['a rule that names its refusal', "if (isOver) return 'notInPeriod';", ['deadline isOver → false']],
    ['a rule that chooses its refusal', "return isOver ? 'notInPeriod' : null;", ['deadline isOver → false']],
    [
      'a comparison of moments, at its edge and to both sides',
      'return now < plan.closesAt;',
      [
        'deadline now < plan.closesAt → now <= plan.closesAt',
        'deadline now < plan.closesAt → true',
        'deadline now < plan.closesAt → false',
      ],
    ],
    [
      'a condition of a query that names who asks',
      "await db.sql.selectFrom('files').where('ownerId', '=', actor.userId).execute();",
      ["permission .where('ownerId', '=', actor.userId) → nothing"],
    ],
    [
      'a condition of a query that names now',
      "await db.sql.selectFrom('codes').where('expiresAt', '>', now).execute();",
      [
        "deadline .where('expiresAt', '>', now) → nothing",
        "deadline .where('expiresAt', '>', now) → .where('expiresAt', '>=', now)",
      ],
    ],
    [
      'what a role may',
      "const rows = may(actor.role, 'seeScores') ? 1 : 0;",
      ["permission may(actor.role, 'seeScores') → true"],
    ],
    [
      'a call that lets through or throws',
      'await requirePart(db, actor);',
      ['permission await requirePart(db, actor) → undefined'],
    ],
  ])('%s', (_what, body, names) => {
    expect(namesOf(body)).toEqual(names);
  });

  test.each<[string, string]>([
    ['nothing that was found', "if (!row) throw fault('notFound');"],
    ['a refusal of what was written', "if (text.length > 10) throw fault('invalidRequest');"],
    [
      'a row that is only held',
      "await db.sql.selectFrom('users').where('id', '=', actor.userId).forUpdate().execute();",
    ],
    ['an order', 'rows.sort((a, b) => (a.opensAt < b.opensAt ? -1 : 1));'],
  ])('not %s', (_what, body) => {
    expect(namesOf(body)).toEqual([]);
  });

  test('a comparison only where something is decided', () => {
    expect(namesOf('return now < plan.closesAt;', 'a/shown.queries.ts')).toEqual([]);
    expect(
      namesOf("query.where('at', '>', new Date(now.getTime() - 60_000));", 'a/shown.queries.ts'),
    ).toEqual([]);
  });

  test('a condition of a statement that is written out', () => {
    const text = `sql\`select from t where t.user_id = \${actor.userId} and ends_at > \${now} and no = \${no}\``;
    expect(namesOf(text, 'a/shown.queries.ts')).toEqual([
      `permission t.user_id = \${actor.userId} → true`,
      `deadline ends_at > \${now} → ends_at is not null`,
      `deadline ends_at > \${now} → ends_at >= \${now}`,
    ]);
    expect(namesOf(`sql\`update t set user_id = \${userId}, at = \${now}\`.execute(db);`)).toEqual([]);
  });

  test('a moment before which a query shows nothing', () => {
    expect(namesOf('if (now < plan.opensAt) return [];', 'a/shown.queries.ts')).toEqual([
      'deadline now < plan.opensAt → false',
    ]);
  });

  test('a moment in a query wherever it stands: what it hides is hidden from everybody', () => {
    expect(namesOf("query.where('publishAt', '<=', now);", 'a/shown.queries.ts')).toEqual([
      "deadline .where('publishAt', '<=', now) → nothing",
      "deadline .where('publishAt', '<=', now) → .where('publishAt', '<', now)",
    ]);
  });
});

test('two guards that say the same have different names', () => {
  const twice = "if (isOver) throw fault('notInPeriod'); else if (isOver) throw fault('notInPeriod');";
  expect(namesOf(twice)).toEqual(['deadline isOver → false', 'deadline isOver → false (2)']);
});

describe('switches', () => {
  const run = (mutantOn: number, text: string, given: Record<string, unknown>): unknown => {
    const mutants = findMutants('a/rules.ts', text).map((one, place) => ({ ...one, number: place + 1 }));
    const body = withSwitches(text, mutants).replace('export function act', 'return function act');
    const act = new Function('guardIs', ...Object.keys(given), body)(
      (number: number) => number === mutantOn,
      ...Object.values(given),
    );
    return act();
  };

  test('all off, the text does what it did; on, one guard is gone or moved', () => {
    const text = 'export function act() { return now < until && now >= from; }';
    const at = (now: number) => ({ now, until: 5, from: 5 });
    expect([0, 1, 2, 3].map((mutant) => run(mutant, text, at(5)))).toEqual([false, true, true, false]);
    expect(run(0, text, { now: 5, until: 9, from: 5 })).toBe(true);
    expect(run(4, text, { now: 5, until: 9, from: 5 })).toBe(false);
  });

  test('a guard in a guard, and a step of a query', () => {
    const text =
      "export function act() { if (now >= until || rows.where('owner', '=', actor).length === 0) return 'notInPeriod'; return 'done'; }";
    const rows = {
      length: 2,
      where: () => ({ length: 0 }),
      $call(step: (query: unknown) => unknown) {
        return step(this);
      },
    };
    const given = { now: 1, until: 5, rows, actor: 7 };
    const names = findMutants('a/rules.ts', text).map(({ name }) => name.split(' → ')[1]);
    const said = names.map((name, place) => [name, run(place + 1, text, given)]);
    expect(run(0, text, given)).toBe('notInPeriod');
    expect(said).toEqual([
      ['false', 'done'],
      ['now > until', 'notInPeriod'],
      ['true', 'notInPeriod'],
      ['false', 'notInPeriod'],
      ['nothing', 'done'],
    ]);
  });
});
