import { createHash } from 'node:crypto';
import { anyInputs, anyRules } from '@chulbal/testing/arbitrary-results';
import { countingOf, inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recompute } from './recompute.rules.ts';
import { canonicalJson, fileText, snapshotText, takeSnapshot } from './snapshot.rules.ts';

const teams = [teamOf(2, [70, 80, 90, 85, 60]), teamOf(1, [75, 75.5, 80, 85, 60], { bonus: 2 })];
const frozen = takeSnapshot(inputsOf(teams), rulesOf());
const file = fileText(frozen);

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: [2, { d: null, c: 'ㄱ' }] }, '{"a":[2,{"c":"ㄱ","d":null}],"b":1}'],
    [{ a: undefined, b: 0.5 }, '{"b":0.5}'],
    [{ 팀: '"', 10: 1, 9: 2 }, '{"10":1,"9":2,"팀":"\\""}'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

describe('R-10 a version that is calculated once more', () => {
  test('has the same bytes, and holds its hash', () => {
    expect(recompute(file)).toEqual({
      outcome: 'same',
      sha256: frozen.sha256,
      recomputed: frozen.sha256,
      stage: { year: 2026, trackNo: 3, stageNo: 2 },
      teams: 2,
      selected: 2,
      differences: [],
    });
    expect(file).toBe(canonicalJson(JSON.parse(file)));
    const { sha256, ...rest } = JSON.parse(file);
    expect(createHash('sha256').update(canonicalJson(rest)).digest('hex')).toBe(sha256);
  });

  test('has the bytes it had before markets counted, where none counts', () => {
    expect(frozen.sha256).toBe('2c71c19512c1e52dd47563af0622fa35db585dfb12fc9ee0061d5bb3609fe0cf');
  });

  test('says where a market that counts was tampered with', () => {
    const rules = {
      by: 'share' as const,
      ...{ bands: [], cap: 10, citizens: 60, peers: 40 },
    };
    const market = countingOf(rules, [
      { icNo: 12, teamNo: 2, citizens: 3_000_000, peers: 1_000_000 },
      { icNo: 11, teamNo: 1, citizens: 9_000_000, peers: 0 },
    ]);
    const counted = fileText(takeSnapshot(inputsOf(teams, { market }), rulesOf()));
    expect(recompute(counted)).toMatchObject({ outcome: 'same' });
    const said = recompute(counted.replace('"citizens":3000000', '"citizens":9000000'));
    expect(said.outcome === 'different' && said.differences.map(({ at }) => at)).toContain('ranking.line');
  });

  test('says where a ranking was tampered with', () => {
    const forged = file.replace('"average":"78.3333"', '"average":"98.3333"');
    expect(forged).not.toBe(file);
    expect(recompute(forged)).toMatchObject({
      outcome: 'different',
      differences: [{ at: 'ranking.teams[1].average', file: '"98.3333"', recomputed: '"78.3333"' }],
    });
  });

  test('says what a changed score or rule would have made', () => {
    const score = file.replace('"bonus":2', '"bonus":0');
    expect(recompute(score)).toMatchObject({ outcome: 'different' });
    const rule = file.replace('"cutLine":60', '"cutLine":80');
    const said = recompute(rule);
    expect(said.outcome === 'different' && said.differences.map(({ at }) => at)).toContain(
      'ranking.selected',
    );
  });

  test('is not the same when only its spelling differs', () => {
    expect(recompute(`${file}\n`)).toMatchObject({ outcome: 'different', differences: [{ file: '"\\n"' }] });
    expect(recompute(JSON.stringify(JSON.parse(file), null, 1))).toMatchObject({
      outcome: 'different',
      differences: [{ at: 'byte 1' }],
    });
  });

  test('without its hash is not the same', () => {
    expect(recompute(snapshotText(frozen))).toMatchObject({
      outcome: 'different',
      differences: [{ at: 'sha256', file: '–' }],
    });
  });

  test('differs after any change of one byte, whatever the ranking makes of it', () => {
    const bytes = Buffer.from(file);
    const others = [...' 0123456789.-+eE"{}[]:,\\ntfabz\n'].map((letter) => letter.charCodeAt(0));
    for (let place = 0; place < bytes.length; place += 1) {
      const own = bytes[place] ?? 0;
      const other = others[(place * 7) % others.length] ?? 32;
      // Another letter, a flipped bit, a missing byte, a doubled one, a space before: each at every fifth byte.
      const changes = [
        [other === own ? own ^ 1 : other],
        [own ^ (1 << (place % 7))],
        [],
        [own, own],
        [32, own],
      ];
      const change = changes[place % changes.length] ?? [];
      const changed = Buffer.concat([
        bytes.subarray(0, place),
        Buffer.from(change),
        bytes.subarray(place + 1),
      ]);
      expect(recompute(changed.toString()).outcome, `byte ${place}: ${change}`).not.toBe('same');
    }
  });

  test('of any inputs and rules is the same as it is, and none with a byte changed', () => {
    fc.assert(
      fc.property(
        anyInputs({ decided: true }),
        anyRules,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 32, max: 126 })), { minLength: 10, maxLength: 10 }),
        (inputs, rules, changes) => {
          const text = fileText(takeSnapshot(inputs, rules));
          expect(recompute(text).outcome).toBe('same');
          for (const [at, code] of changes) {
            const place = at % text.length;
            const letter = String.fromCharCode(code);
            if (text[place] === letter) continue;
            const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;
            expect(recompute(changed).outcome).not.toBe('same');
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each([
    ['no JSON', 'hello'],
    ['another thing', '[]'],
    ['another format', file.replace('"format":1', '"format":2')],
    ['an unknown rule', file.replace('"backfill":true', '"backfill":true,"luck":1')],
    ['a score that is no number', file.replace('"bonus":2', '"bonus":"2"')],
    ['more quotas than places', file.replace('"quotas":[]', '"quotas":[{"region":"capital","places":9}]')],
  ])('is refused where it holds %s', (_case, text) => {
    expect(recompute(text)).toMatchObject({ outcome: 'unreadable' });
  });
});
