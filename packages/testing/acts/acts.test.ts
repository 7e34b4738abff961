import { type Act, acts, moments, timeless, verdictAt } from '@chulbal/contract/acts';
import { errors } from '@chulbal/contract/errors';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../endpoints.ts';

/** Where the commands of a season are, from its opening to its last appeal. */
const areas = [
  '/api/apply/',
  '/api/exclusion/',
  '/api/material/',
  '/api/result/',
  '/admin/announcement/',
  '/admin/appeal/',
  '/admin/application/',
  '/admin/eligibility/',
  '/admin/evaluation/',
  '/admin/material/',
  '/admin/panel/',
  '/admin/pledge/',
  '/admin/point-stage/',
  '/admin/report/',
  '/admin/result/',
  '/admin/season/',
];
const isOfSeason = (path: string) =>
  areas.some((area) => path.startsWith(area)) && path.includes('/command/') && !path.includes('/pointer-');

const rows = Object.entries(acts) as [string, Act][];
const named = rows.map(([name, { endpoint = name }]) => endpoint);

describe('R-17 the table of acts and moments', () => {
  test('has a row for every command between the opening of a season and its last appeal', () => {
    const known = new Set([...named, ...Object.keys(timeless)]);
    const commands = [...allEndpoints].filter(([, { path }]) => isOfSeason(path)).map(([name]) => name);
    expect(commands.filter((name) => !known.has(name))).toEqual([]);
  });

  test('names no command that there is not', () => {
    const known = [...allEndpoints.keys(), 'the worker'];
    expect([...named, ...Object.keys(timeless)].filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(rows)('%s has one verdict for every moment, and no error that there is not', (_name, act) => {
    const { otherwise, ...at } = act.at;
    const listed = Object.values(at).flat();
    expect(new Set(listed).size).toBe(listed.length);
    if (!otherwise) expect(listed).toHaveLength(moments.length);
    for (const moment of moments) {
      const verdict = verdictAt(act, moment);
      expect(verdict === 'done' || verdict === 'nothing' || verdict in errors).toBe(true);
    }
  });
});
