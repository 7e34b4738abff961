import { koreanDay, weekday } from '@chulbal/contract/korean-days';
import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { draftedAs, planOf } from '@chulbal/domain/seasons/plan.rules';
import type { StageRule } from '@chulbal/domain/seasons/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoSeasonPlan } from './season.ts';

const anyInstant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const plans = new Map<string, ReturnType<typeof demoSeasonPlan>>();

/** The plan of that instant, drawn up once for all tests, which only read it. */
function planAt(now: Date, which: 'thisYear' | 'lastYear' = 'thisYear') {
  const key = `${which} ${now.getTime()}`;
  const plan = plans.get(key) ?? demoSeasonPlan(now, which);
  plans.set(key, plan);
  return plan;
}

function lanesAt(now: Date, which: 'thisYear' | 'lastYear' = 'thisYear') {
  return planAt(now, which).tracks.map((track) => ({ ...track, stages: track.stages as StageRule[] }));
}

function stateOf({ opensAt, closesAt, announcesAt }: StageRule, now: Date) {
  const stage = {
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    announcesAt: announcesAt?.toISOString() ?? null,
  };
  return stageState(stage, now.getTime());
}

/** What each lane is in at `now`: the kind of its open stage, or null. */
function openStages(now: Date) {
  return lanesAt(now).map(
    ({ stages }) => stages.find((stage) => stateOf(stage, now) === 'open')?.kind ?? null,
  );
}

function days(from: Date, to: Date): number {
  return (Date.parse(koreanDay(to)) - Date.parse(koreanDay(from))) / 86_400_000;
}

describe('at any date of three years', () => {
  // The same instants for all of them, so that a plan is drawn up once; in `npm run proof` others each time.
  const seed = process.env.WHOLE === '1' ? Math.floor(Math.random() * 2 ** 31) : 20260520;
  const always = (check: (now: Date) => void) =>
    fc.assert(
      fc.property(anyInstant, (now) => check(now)),
      { numRuns: 300, seed },
    );

  test('새싹, 도전 and 캠퍼스 are open for application, 성장 is in review, 글로벌 is upcoming', () => {
    always((now) => {
      expect(openStages(now)).toEqual(['application', 'application', 'application', 'review', null]);
      const global = lanesAt(now)[4]?.stages[0];
      expect(global && stateOf(global, now)).toBe('upcoming');
    });
  });

  test('캠퍼스 and 도전 have about 12 days left, 새싹 about 23, 글로벌 opens in about 19', () => {
    always((now) => {
      const first = lanesAt(now).map(({ stages }) => stages[0]);
      for (const [lane, least] of [
        [2, 12],
        [3, 12],
        [1, 23],
      ] as const) {
        const left = days(now, first[lane - 1]?.closesAt ?? now);
        expect(left).toBeGreaterThanOrEqual(least);
        expect(left).toBeLessThanOrEqual(least + 2);
      }
      const opens = days(now, first[4]?.opensAt ?? now);
      expect(opens).toBeGreaterThanOrEqual(19);
      expect(opens).toBeLessThanOrEqual(21);
    });
  });

  test('deadlines are at 18:00 KST, on a weekday', () => {
    always((now) => {
      for (const { stages } of lanesAt(now)) {
        for (const { closesAt, confirmBy } of stages) {
          expect(closesAt.toISOString().slice(11)).toBe('09:00:00.000Z');
          expect([1, 2, 3, 4, 5]).toContain(weekday(koreanDay(closesAt)));
          if (confirmBy) expect(confirmBy.toISOString().slice(11)).toBe('09:00:00.000Z');
        }
      }
    });
  });

  test('the season does not contradict itself', () => {
    always((now) => {
      for (const which of ['thisYear', 'lastYear'] as const) {
        const plan = planOf(draftedAs(planAt(now, which)));
        expect(blocking(contradictions(plan))).toEqual([]);
      }
    });
  });

  test('last year’s season is over', () => {
    always((now) => {
      for (const { stages } of lanesAt(now, 'lastYear')) {
        for (const stage of stages) expect(['closed', 'announced']).toContain(stateOf(stage, now));
      }
    });
  });
});

test('on 20 May 2026 the calendar reads like the landing page', () => {
  const now = new Date('2026-05-20T05:03:21Z');
  const campus = lanesAt(now)[2]?.stages.map(({ opensAt, closesAt }) => [
    koreanDay(opensAt),
    koreanDay(closesAt),
  ]);
  expect(campus).toEqual([
    ['2026-04-20', '2026-06-01'],
    ['2026-06-04', '2026-06-19'],
    ['2026-07-06', '2026-07-10'],
    ['2026-08-17', '2026-09-11'],
    ['2026-10-22', '2026-10-23'],
  ]);
});

test('every choice, label and description is there in both languages, Korean with Hangul', () => {
  const missing: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return;
    if ('ko' in value && 'en' in value) {
      const { ko, en } = value as { ko: string; en: string };
      if (!/[가-힣]/.test(ko) && !/^[A-Z0-9]+$/.test(ko)) missing.push(`${path}: ${ko}`);
      if (!en.trim() || /[가-힣]/.test(en)) missing.push(`${path}: ${en}`);
      return;
    }
    for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`);
  };
  visit(demoSeasonPlan(new Date('2026-05-20T05:00:00Z')), 'season');
  expect(missing).toEqual([]);
});

test('the quotas of 캠퍼스 stay within its 200 places', () => {
  const campus = demoSeasonPlan(new Date('2026-05-20T05:00:00Z')).tracks[2];
  expect(campus?.places).toBe(200);
  const kept = campus?.quotas.reduce((sum, { places }) => sum + places, 0);
  expect(kept).toBeLessThanOrEqual(200);
});
