import { errors } from '@chulbal/contract/errors';
import {
  type RaffleAct,
  raffleActs,
  raffleMoments,
  raffleVerdictAt,
  timelessInRaffle,
} from '@chulbal/contract/raffle/acts';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../endpoints.ts';

const areas = ['/api/event/', '/api/quiz/', '/admin/event/', '/admin/quiz/'];
const rows = Object.entries(raffleActs) as [string, RaffleAct][];
const named = rows.flatMap(([name, { by, endpoint = name }]) => (by === 'clock' ? [] : [endpoint]));

describe('R-17 the table of acts and moments of a raffle', () => {
  test('has a row for every command of events, hunt, quizzes and draw, and for none that there is not', () => {
    const commands = [...allEndpoints]
      .filter(([, { path }]) => areas.some((area) => path.startsWith(`${area}command/`)))
      .map(([name]) => name);
    const known = new Set([...named, ...Object.keys(timelessInRaffle)]);
    expect(commands.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !commands.includes(name))).toEqual([]);
  });

  test.each(rows)('%s has one verdict for every moment, and no error that there is not', (_name, act) => {
    const listed = Object.entries(act.at).flatMap(([verdict, when]) => (verdict === 'otherwise' ? [] : when));
    expect(new Set(listed).size).toBe(listed.length);
    for (const moment of raffleMoments) {
      const verdict = raffleVerdictAt(act, moment);
      expect(verdict === 'done' || verdict === 'nothing' || verdict in errors).toBe(true);
    }
  });
});
