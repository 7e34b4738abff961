import { demoSeasonPlan } from '@chulbal/demo/season';
import {
  beforeExhibition,
  begunExhibition,
  exhibitionPlan,
  publishedExhibition,
  selectForExhibition,
} from '@chulbal/testing/exhibitions';
import { createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createSeason, publishSeason } from '../seasons/commands.ts';
import { beginExhibition, markRevealed, publishExhibition, saveExhibition } from './commands.ts';
import {
  exhibitedTeams,
  findCurrentExhibition,
  findExhibition,
  getExhibition,
  isExhibited,
} from './queries.ts';
import { getExhibitionView, listExhibitionViews } from './view.queries.ts';
import { getWrittenExhibition, listSeasonExhibitions } from './written.queries.ts';

const year = 2026;
let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
  await publishedSeason(db, { now });
});

const refused = (error: string) => expect.objectContaining({ error });
const begin = (asked: { year?: number; copyFrom?: number | null } = {}) =>
  beginExhibition(db, actor, { year, copyFrom: null, now, ...asked });
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();
const view = (at = now, language: 'ko' | 'en' = 'ko') => getExhibitionView(db, { language, now: at });

describe('an exhibition is begun', () => {
  test('with the periods of its season, and nobody sees it', async () => {
    const { igNo, plan, version, stages } = await begin();
    expect(plan).toMatchObject({ nameKo: '2026 온라인 전시', wallet: 20_000_000, writesFrom: null });
    const shown = stages.filter(({ kind }) => kind === 'exhibition');
    expect(shown).toHaveLength(5);
    expect(shown.map(({ opensAt }) => opensAt)).toContain(plan.opensAt);
    expect(plan.companyTypes.length).toBeGreaterThan(3);
    expect(version).toBe(0);
    expect(await findExhibition(db, igNo)).toBeNull();
    await expect(view()).rejects.toEqual(refused('notFound'));
    expect(await lastEntry()).toMatchObject({ action: 'exhibition.begin', objectKind: 'exhibition' });
  });

  test('once a season, and only of one that is published', async () => {
    await begin();
    await expect(begin()).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { year: { en: 'This season has an exhibition already.' } } },
    });
    await expect(begin({ year: 2050 })).rejects.toEqual(refused('notFound'));
  });

  test('as a copy of last year’s, moved to this one', async () => {
    const plan = demoSeasonPlan(now, 'lastYear');
    const { seasonId } = await createSeason(db, { plan, now });
    await publishSeason(db, { seasonId, reason: '처음', now });
    await expect(begin({ copyFrom: 2025 })).rejects.toMatchObject({ error: 'invalidRequest' });
    const { igNo } = await publishedExhibition(db);
    expect(igNo).toBeGreaterThan(0);
    const copy = await begin({ year: 2025, copyFrom: 2026 });
    expect(copy.plan).toMatchObject({ nameKo: '2025 온라인 전시', most: 5_000_000 });
    expect(Date.parse(copy.plan.opensAt ?? '') % (7 * 86_400_000)).toBe(
      Date.parse(exhibitionPlan.opensAt ?? '') % (7 * 86_400_000),
    );
    expect((await listSeasonExhibitions(db)).map(({ exhibition }) => exhibition?.version)).toEqual([1, 0]);
  });
});

describe('what is written', () => {
  test('is kept, in force only once it is published, and the log says what changed', async () => {
    const { igNo } = await publishedExhibition(db);
    const { editVersion } = await getWrittenExhibition(db, { igNo, now });
    const plan = { ...exhibitionPlan, most: 4_000_000, introKo: '<p>소개<script>x</script></p>' };
    const saved = await saveExhibition(db, actor, { igNo, editVersion, plan, now });
    expect(saved).toMatchObject({ changed: true, plan: { introKo: '<p>소개</p>' } });
    expect(await lastEntry()).toMatchObject({
      action: 'exhibition.save',
      before: { most: 5_000_000 },
      after: { most: 4_000_000 },
    });
    expect((await getExhibition(db, igNo)).plan.most).toBe(5_000_000);
    await expect(saveExhibition(db, actor, { igNo, editVersion, plan, now })).rejects.toEqual(
      refused('editedElsewhere'),
    );
    const asked = { igNo, editVersion: saved.editVersion, now };
    await expect(publishExhibition(db, actor, { ...asked, reason: ' ' })).rejects.toMatchObject({
      details: { fields: { reason: expect.anything() } },
    });
    const next = await publishExhibition(db, actor, { ...asked, reason: '한도를 낮춰요' });
    expect(next).toMatchObject({
      ...{ version: 2, changed: false },
      versions: [
        { version: 2, reason: '한도를 낮춰요', publishedBy: actor.name },
        { version: 1, reason: '시험 게시' },
      ],
    });
    expect((await getExhibition(db, igNo)).plan).toMatchObject({
      most: 4_000_000,
      opensAt: new Date(exhibitionPlan.opensAt ?? ''),
    });
    const kept = await db.sql.selectFrom('exhibitionVersions').select('plan').orderBy('version').execute();
    expect(kept.map(({ plan: { most } }) => most)).toEqual([5_000_000, 4_000_000]);
    await expect(
      publishExhibition(db, actor, { igNo, editVersion: next.editVersion, reason: '다시', now }),
    ).rejects.toMatchObject({ error: 'invalidRequest' });
  });

  test('saved back as it is in force has changed nothing', async () => {
    const { igNo } = await publishedExhibition(db);
    const { editVersion } = await getWrittenExhibition(db, { igNo, now });
    const { changed } = await saveExhibition(db, actor, { igNo, editVersion, plan: exhibitionPlan, now });
    expect(changed).toBe(false);
  });

  test('that contradicts itself is not published, and the refusal says what does', async () => {
    const { igNo, editVersion } = await begunExhibition(db);
    const plan = { ...exhibitionPlan, most: 30_000_000 };
    const saved = await saveExhibition(db, actor, { igNo, editVersion, plan, now });
    const asked = { igNo, editVersion: saved.editVersion, reason: '', now };
    await expect(publishExhibition(db, actor, asked)).rejects.toMatchObject({
      error: 'exhibitionContradicts',
      details: { detail: [{ kind: 'mostOverWallet', about: 'most' }] },
    });
    const unknown = '<p><img src="/transfer/file/0123456789abcdef0123456789abcdef" alt="그림"></p>';
    await expect(
      saveExhibition(db, actor, { ...asked, plan: { ...exhibitionPlan, introKo: unknown } }),
    ).rejects.toEqual(refused('notFound'));
  });
});

describe('a market that has closed', () => {
  const closing = new Date(exhibitionPlan.marketClosesAt ?? '');
  const publish = async (change: Partial<typeof exhibitionPlan>, at: Date) => {
    const { igNo } = await begunExhibition(db);
    const { editVersion } = await getWrittenExhibition(db, { igNo, now: at });
    const plan = { ...exhibitionPlan, ...change };
    const saved = await saveExhibition(db, actor, { igNo, editVersion, plan, now: at });
    return publishExhibition(db, actor, { igNo, editVersion: saved.editVersion, reason: '고쳐요', now: at });
  };
  const later = new Date(closing.getTime() + 3_600_000).toISOString();

  test('never opens again by a plan, revealed or not, and other parts of the plan may change', async () => {
    const { igNo } = await publishedExhibition(db);
    expect((await publish({ nameEn: 'Before' }, new Date(closing.getTime() - 1))).closedAt).toBeNull();
    const reopened = publish({ marketClosesAt: later, revealsAt: later }, closing);
    await expect(reopened).rejects.toMatchObject({
      error: 'exhibitionContradicts',
      details: { detail: [{ kind: 'marketReopened', about: 'marketClosesAt' }] },
    });
    const { closedAt, version } = await publish({ nameEn: 'After' }, closing);
    expect({ closedAt, version }).toEqual({ closedAt: exhibitionPlan.marketClosesAt, version: 3 });
    await markRevealed(db, { igNo, now: closing });
    await expect(publish({ marketClosesAt: later, revealsAt: later }, closing)).rejects.toEqual(
      refused('exhibitionContradicts'),
    );
  });

  test('closes later where that is published in time', async () => {
    await publishedExhibition(db);
    const { plan } = await publish(
      { marketClosesAt: later, revealsAt: later },
      new Date(closing.getTime() - 1),
    );
    expect(plan.marketClosesAt).toBe(later);
  });
});

describe('the exhibition shows', () => {
  test('nobody before the result is released, then whom it selected, without those that withdrew since', async () => {
    await publishedExhibition(db);
    const [first, second, out] = [
      (await createSubmitted(db)).teamNo,
      (await createSubmitted(db)).teamNo,
      (await createSubmitted(db)).teamNo,
    ];
    const exhibition = await findCurrentExhibition(db, now);
    if (!exhibition) throw new Error('It was published.');
    expect((await exhibitedTeams(db, exhibition)).size).toBe(0);
    await selectForExhibition(db, [first, second]);
    const teams = await exhibitedTeams(db, exhibition);
    expect([...teams.keys()]).toEqual([first, second]);
    expect(teams.get(first)).toMatchObject({ trackNo: 3, lane: 3, teamName: '한칸서재', region: 'capital' });
    expect(await isExhibited(db, exhibition, first)).toBe(true);
    expect(await isExhibited(db, exhibition, out)).toBe(false);
    expect(await isExhibited(db, exhibition, 99_999)).toBe(false);
    await finalisedVersion(db, {
      ...beforeExhibition,
      version: 2,
      teams: [
        { teamNo: first, decision: 'withdrawn' },
        { teamNo: second, decision: 'selected' },
      ],
      by: [actor, await createOperator(db)],
      now,
    });
    expect([...(await exhibitedTeams(db, exhibition)).keys()]).toEqual([second]);
  });

  test('its periods by the server’s clock, its rules and its tracks, in the reader’s language', async () => {
    const count = { trackNo: 3, stageNo: 5, by: 'rank' as const, cap: 10, citizens: 60, peers: 40 };
    await publishedExhibition(db, { counts: [{ ...count, bands: [{ upTo: 100, points: 5 }] }], introEn: '' });
    expect(await view(now, 'en')).toMatchObject({
      ...{ igYear: 2026, version: 1, name: 'Online exhibition 2026' },
      intro: expect.stringContaining('이야기'),
      writing: { state: 'upcoming' },
      companyTypes: [{ code: 'living', label: 'Living' }, { code: 'education' }],
      counts: [{ lane: 3, trackName: 'Campus', stageNo: 5 }],
      tracks: [{ lane: 1 }, { lane: 2 }, { lane: 3 }, { lane: 4 }, { lane: 5 }],
    });
    const closing = new Date(exhibitionPlan.marketClosesAt ?? '');
    expect(await view(new Date(closing.getTime() - 1))).toMatchObject({
      ...{ writing: { state: 'closed' }, exhibition: { state: 'open' }, market: { state: 'open' } },
    });
    expect(await view(closing)).toMatchObject({ exhibition: { state: 'open' }, market: { state: 'closed' } });
    expect(await listExhibitionViews(db, { language: 'ko', now })).toMatchObject([
      { igYear: 2026, name: '2026 온라인 전시', state: 'upcoming' },
    ]);
  });
});
