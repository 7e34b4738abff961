import { describe, expect, test } from 'vitest';
import type { ExhibitionPlan, MarketCount } from './exhibition.ts';
import { blockingExhibition, exhibitionContradictions, type StageFact } from './rules.ts';
import { exhibitionState, marketState, writingState } from './states.ts';

/** Noon in Korea on a day of August 2026. */
const on = (day: number) => new Date(Date.UTC(2026, 7, day, 3)).toISOString();
const at = (day: number, milliseconds = 0) => new Date(Date.parse(on(day)) + milliseconds);

const stage = (stageNo: number, kind: StageFact['kind'], from: number, until: number): StageFact => ({
  ...{ trackNo: 4, lane: 4, stageNo, kind },
  judged: kind === 'review' || kind === 'final',
  opensAt: on(from),
  closesAt: on(until),
  announcesAt: kind === 'review' ? on(until + 1) : null,
});
const stages = [stage(1, 'review', 1, 3), stage(2, 'exhibition', 10, 28), stage(3, 'final', 29, 30)];

const count: MarketCount = {
  ...{ trackNo: 4, stageNo: 3, by: 'rank', cap: 10, citizens: 60, peers: 40 },
  bands: [
    { upTo: 10, points: 10 },
    { upTo: 100, points: 2.5 },
  ],
};

const sound: ExhibitionPlan = {
  ...{ nameKo: '2026 온라인 전시', nameEn: 'Online exhibition 2026', introKo: '', introEn: '' },
  ...{ writesFrom: on(5), writesUntil: on(9), opensAt: on(10), closesAt: on(28) },
  ...{ marketOpensAt: on(12), marketClosesAt: on(26), revealsAt: on(27) },
  ...{ wallet: 20_000_000, least: 1_000_000, most: 5_000_000, step: 1_000_000 },
  excludes: { ownTeam: true, evaluators: true, operators: true },
  companyTypes: [
    { code: 'living', ko: '생활', en: 'Living' },
    { code: 'health', ko: '건강', en: 'Health' },
  ],
  counts: [count],
};

describe('a period', () => {
  test.each([
    ['before it', -1, 'upcoming'],
    ['at its opening', 0, 'open'],
    ['just before its closing', 16 * 86_400_000 - 1, 'open'],
    ['at the closing instant itself (R-05)', 16 * 86_400_000, 'closed'],
  ])('%s', (_when, milliseconds, expected) => {
    const now = at(10, milliseconds);
    const [opensAt, closesAt] = [on(10), on(26)];
    expect(writingState({ writesFrom: opensAt, writesUntil: closesAt }, now)).toBe(expected);
    expect(exhibitionState({ opensAt: new Date(opensAt), closesAt: new Date(closesAt) }, now)).toBe(expected);
    expect(marketState({ marketOpensAt: opensAt, marketClosesAt: closesAt }, null, now)).toBe(expected);
  });

  test.each([
    ['never revealed', null, 28, 'closed'],
    ['revealed', 27, 28, 'revealed'],
    ['revealed at this very instant', 28, 28, 'revealed'],
    ['to be revealed', 29, 28, 'closed'],
    ['open again, whatever was revealed', 20, 25, 'open'],
  ])('of a market %s', (_what, revealed, now, expected) => {
    expect(marketState(sound as never, revealed === null ? null : at(revealed), at(now))).toBe(expected);
  });
});

const counting = (change: Partial<MarketCount>) => ({ counts: [{ ...count, ...change }] });

/** Nobody has a wallet, and the market has not closed. */
const fresh = { granted: null, closedAt: null };

describe('contradictions', () => {
  test('a sound plan has none', () => {
    expect(exhibitionContradictions(sound, stages, fresh)).toEqual([]);
  });

  test.each<[string, Partial<ExhibitionPlan>, string[]]>([
    ['no Korean name', { nameKo: '' }, ['koreanMissing name']],
    ['no English name', { nameEn: '' }, ['englishMissing name']],
    ['an introduction in Korean alone', { introKo: '<p>소개</p>' }, ['englishMissing intro']],
    ['an introduction in English alone', { introEn: '<p>Intro</p>' }, ['koreanMissing intro']],
    ['no kinds of companies', { companyTypes: [] }, ['companyTypesMissing companyTypes']],
    [
      'a kind twice',
      { companyTypes: [...sound.companyTypes, { code: 'living', ko: '살림', en: 'Home' }] },
      ['companyTypeTwice companyTypes.2'],
    ],
    ['no opening of the market', { marketOpensAt: null }, ['momentMissing marketOpensAt']],
    ['no beginning of writing', { writesFrom: null }, ['momentMissing writesFrom']],
    ['writing that ends first', { writesFrom: on(9), writesUntil: on(6) }, ['writingReversed writesUntil']],
    [
      'writing that takes no time',
      { writesFrom: on(6), writesUntil: on(6) },
      ['writingReversed writesUntil'],
    ],
    [
      'an exhibition that ends first',
      { opensAt: on(28), closesAt: on(10) },
      ['exhibitionReversed closesAt', 'marketOutside marketOpensAt', 'marketOutside marketClosesAt'],
    ],
    [
      'a market that ends first',
      { marketOpensAt: on(26), marketClosesAt: on(12) },
      ['marketReversed marketClosesAt'],
    ],
    ['writing after the opening', { writesUntil: on(11) }, ['writingAfterOpening writesUntil']],
    ['a market before the opening', { marketOpensAt: on(9) }, ['marketOutside marketOpensAt']],
    [
      'a market after the closing',
      { marketClosesAt: on(29), revealsAt: on(29) },
      ['marketOutside marketClosesAt'],
    ],
    ['revealing an open market', { revealsAt: on(25) }, ['revealBeforeClosing revealsAt']],
    ['opening before the stages', { opensAt: on(9) }, ['outsideStages opensAt']],
    ['closing after the stages', { closesAt: on(29) }, ['outsideStages closesAt']],
    ['writing before the result', { writesFrom: on(3) }, ['writingBeforeResult writesFrom']],
    ['a wallet of half a step', { wallet: 20_500_000 }, ['notOfStep wallet']],
    ['less than a step', { least: 500_000 }, ['notOfStep least']],
    ['more at least than at most', { least: 6_000_000 }, ['leastOverMost least']],
    ['more at most than there is', { wallet: 4_000_000 }, ['mostOverWallet most']],
    ['a count of no stage', counting({ stageNo: 9 }), ['countedStageMissing counts.0']],
    ['a count of a stage that nobody judges', counting({ stageNo: 2 }), ['countedStageNotJudged counts.0']],
    [
      'a market that closes after the judging it counts for',
      counting({ stageNo: 1 }),
      ['marketAfterJudging counts.0'],
    ],
    ['a count twice', { counts: [count, count] }, ['countTwice counts.1']],
    ['weights that are not 100', counting({ peers: 30 }), ['weightsNotHundred counts.0']],
    ['no bands', counting({ bands: [] }), ['bandsMissing counts.0']],
    ['no bands, where the share counts', counting({ by: 'share', bands: [] }), []],
    [
      'bands that end before everybody',
      counting({ bands: [{ upTo: 90, points: 1 }] }),
      ['bandsNotRising counts.0'],
    ],
    [
      'bands that fall',
      counting({
        bands: [
          { upTo: 50, points: 2 },
          { upTo: 30, points: 1 },
          { upTo: 100, points: 0 },
        ],
      }),
      ['bandsNotRising counts.0'],
    ],
    ['a band over the cap', counting({ cap: 9 }), ['bandOverCap counts.0']],
  ])('%s', (_what, change, expected) => {
    const plan = { ...sound, ...change };
    const found = exhibitionContradictions(plan, stages, fresh);
    expect(found.map(({ kind, about }) => `${kind} ${about}`)).toEqual(expected);
    for (const { kind, about, fix } of found) {
      if (!fix) continue;
      const left = exhibitionContradictions({ ...plan, ...fix }, stages, fresh);
      expect(left).not.toContainEqual(expect.objectContaining({ kind, about }));
    }
  });

  test.each<[string, number | null, string[]]>([
    ['nobody has one', null, []],
    ['wallets have that sum', sound.wallet, []],
    ['wallets have another sum', sound.wallet - sound.step, ['walletGranted']],
  ])('a wallet where %s', (_what, granted, expected) => {
    const found = exhibitionContradictions(sound, stages, { ...fresh, granted });
    expect(found.map(({ kind }) => kind)).toEqual(expected);
    for (const { fix } of found) expect(fix).toEqual({ wallet: granted });
  });

  test.each<[string, Partial<ExhibitionPlan>, string[]]>([
    ['stays closed, whatever else changes', { nameKo: '다른 이름', revealsAt: on(27) }, []],
    ['opens again', { marketClosesAt: on(27), revealsAt: on(27) }, ['marketReopened marketClosesAt']],
    ['closed earlier, it would say now', { marketClosesAt: on(24) }, ['marketReopened marketClosesAt']],
  ])('a closed market %s', (_what, change, expected) => {
    const closed = { ...sound, marketClosesAt: on(25) };
    const market = { ...fresh, closedAt: closed.marketClosesAt };
    const found = exhibitionContradictions({ ...closed, ...change }, stages, market);
    expect(found.map(({ kind, about }) => `${kind} ${about}`)).toEqual(expected);
    for (const { fix } of found) expect(fix).toEqual({ marketClosesAt: closed.marketClosesAt });
  });

  test('a season without an exhibition stage has no exhibition', () => {
    const found = exhibitionContradictions(sound, stages.slice(0, 1), fresh);
    expect(blockingExhibition(found).map(({ kind }) => kind)).toEqual([
      'noExhibitionStage',
      'countedStageMissing',
    ]);
  });
});
