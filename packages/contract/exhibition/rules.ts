import type { StageKind } from '../seasons/seasons.ts';
import type { ExhibitionMoment, ExhibitionPlan, MarketCount } from './exhibition.ts';
import { exhibitionMoments } from './values.ts';

type Moment = string | Date;

/** What a plan is held against: the stages of its season as they are in force. */
export type StageFact = {
  trackNo: number;
  lane: number;
  stageNo: number;
  kind: StageKind;
  /** Evaluators score in it. */
  judged: boolean;
  opensAt: Moment;
  closesAt: Moment;
  announcesAt: Moment | null;
};

/**
 * What has come of the market by the plan in force. `granted`: what every wallet was filled with (won), null while nobody
 * has one; `closedAt`: when it closed, null until then.
 */
export type MarketFacts = { granted: number | null; closedAt: string | null };

/** What `blocks` keeps a plan from being published, on the screen and on the server; what `warns` is said. */
export const exhibitionWeights = {
  koreanMissing: 'blocks',
  momentMissing: 'blocks',
  writingReversed: 'blocks',
  exhibitionReversed: 'blocks',
  marketReversed: 'blocks',
  noExhibitionStage: 'blocks',
  outsideStages: 'blocks',
  writingAfterOpening: 'blocks',
  marketOutside: 'blocks',
  revealBeforeClosing: 'blocks',
  marketAfterJudging: 'blocks',
  notOfStep: 'blocks',
  leastOverMost: 'blocks',
  mostOverWallet: 'blocks',
  marketReopened: 'blocks',
  walletGranted: 'blocks',
  companyTypesMissing: 'blocks',
  companyTypeTwice: 'blocks',
  countTwice: 'blocks',
  countedStageMissing: 'blocks',
  countedStageNotJudged: 'blocks',
  weightsNotHundred: 'blocks',
  bandsMissing: 'blocks',
  bandsNotRising: 'blocks',
  bandOverCap: 'blocks',
  writingBeforeResult: 'warns',
  englishMissing: 'warns',
} as const;
export type ExhibitionContradictionKind = keyof typeof exhibitionWeights;

/**
 * Something in a plan that contradicts itself or its season. `about` is the field (`opensAt`, `least`,
 * `companyTypes.2.ko`, `counts.0`). `fix` is what one click would put in its place, or null where only a person can
 * decide.
 */
export type ExhibitionContradiction = {
  kind: ExhibitionContradictionKind;
  weight: 'blocks' | 'warns';
  about: string;
  fix: Partial<ExhibitionPlan> | null;
};

type Fix = Partial<ExhibitionPlan> | null;

function say(kind: ExhibitionContradictionKind, about: string, fix: Fix = null): ExhibitionContradiction {
  return { kind, weight: exhibitionWeights[kind], about, fix };
}

/**
 * Everything in a plan that contradicts itself, its season or its market; publishing needs a list in which nothing blocks.
 */
export function exhibitionContradictions(
  plan: ExhibitionPlan,
  stages: readonly StageFact[],
  market: MarketFacts,
): ExhibitionContradiction[] {
  return [
    ...textContradictions(plan),
    ...periodContradictions(plan),
    ...stageContradictions(plan, stages),
    ...closingContradictions(plan, market),
    ...amountContradictions(plan, market),
    ...countContradictions(plan, stages),
  ];
}

/** Those that keep a plan from being published. */
export function blockingExhibition(found: readonly ExhibitionContradiction[]): ExhibitionContradiction[] {
  return found.filter(({ weight }) => weight === 'blocks');
}

function* textContradictions(plan: ExhibitionPlan): Generator<ExhibitionContradiction> {
  const { nameKo, nameEn, introKo, introEn, companyTypes } = plan;
  const pairs: [string, string, string][] = [
    ['name', nameKo, nameEn],
    ...companyTypes.map(({ ko, en }, index): [string, string, string] => [`companyTypes.${index}`, ko, en]),
  ];
  for (const [about, ko, en] of pairs) {
    if (ko === '') yield say('koreanMissing', about);
    else if (en === '') yield say('englishMissing', about);
  }
  if (introKo !== '' && introEn === '') yield say('englishMissing', 'intro');
  if (introKo === '' && introEn !== '') yield say('koreanMissing', 'intro');
  if (companyTypes.length === 0) yield say('companyTypesMissing', 'companyTypes');
  for (const [index, { code }] of companyTypes.entries()) {
    if (companyTypes.findIndex((one) => one.code === code) === index) continue;
    yield say('companyTypeTwice', `companyTypes.${index}`, {
      companyTypes: companyTypes.filter((_, other) => other !== index),
    });
  }
}

const time = (moment: Moment | null) => (moment === null ? null : new Date(moment).getTime());
/** Whether both are there and the first comes after the second. */
function isAfter(one: Moment | null, other: Moment | null): one is Moment {
  const [a, b] = [time(one), time(other)];
  return a !== null && b !== null && a > b;
}

function* periodContradictions(plan: ExhibitionPlan): Generator<ExhibitionContradiction> {
  for (const moment of exhibitionMoments) {
    if (plan[moment] === null) yield say('momentMissing', moment, usualMoment(plan, moment));
  }
  const { writesUntil, opensAt, closesAt, marketOpensAt, marketClosesAt, revealsAt } = plan;
  yield* reversed('writingReversed', plan, ['writesFrom', 'writesUntil']);
  yield* reversed('exhibitionReversed', plan, ['opensAt', 'closesAt']);
  yield* reversed('marketReversed', plan, ['marketOpensAt', 'marketClosesAt']);
  if (isAfter(writesUntil, opensAt))
    yield say('writingAfterOpening', 'writesUntil', { writesUntil: opensAt });
  if (isAfter(opensAt, marketOpensAt))
    yield say('marketOutside', 'marketOpensAt', { marketOpensAt: opensAt });
  if (isAfter(marketClosesAt, closesAt)) {
    yield say('marketOutside', 'marketClosesAt', { marketClosesAt: closesAt });
  }
  if (isAfter(marketClosesAt, revealsAt)) {
    yield say('revealBeforeClosing', 'revealsAt', { revealsAt: marketClosesAt });
  }
}

/** A period that ends before it begins is turned round; what takes no time only a person can mend. */
function* reversed(
  kind: ExhibitionContradictionKind,
  plan: ExhibitionPlan,
  [from, until]: [ExhibitionMoment, ExhibitionMoment],
): Generator<ExhibitionContradiction> {
  const [opens, closes] = [plan[from], plan[until]];
  if (opens === null || closes === null || isAfter(closes, opens)) return;
  yield say(kind, until, isAfter(opens, closes) ? { [from]: closes, [until]: opens } : null);
}

/** What an instant usually is, after those that are there. */
function usualMoment(plan: ExhibitionPlan, moment: ExhibitionMoment): Fix {
  const usual: Partial<Record<ExhibitionMoment, string | null>> = {
    writesUntil: plan.opensAt,
    marketOpensAt: plan.opensAt,
    marketClosesAt: plan.closesAt,
    revealsAt: plan.marketClosesAt,
  };
  const at = usual[moment];
  return at ? { [moment]: at } : null;
}

const iso = (moment: Moment) => new Date(moment).toISOString();

function* stageContradictions(
  plan: ExhibitionPlan,
  stages: readonly StageFact[],
): Generator<ExhibitionContradiction> {
  const shown = stages.filter(({ kind }) => kind === 'exhibition');
  const from = earliest(shown.map(({ opensAt }) => opensAt));
  const until = latest(shown.map(({ closesAt }) => closesAt));
  if (from === null || until === null) yield say('noExhibitionStage', 'opensAt');
  if (isAfter(from, plan.opensAt)) yield say('outsideStages', 'opensAt', { opensAt: iso(from) });
  if (until !== null && isAfter(plan.closesAt, until)) {
    yield say('outsideStages', 'closesAt', { closesAt: iso(until) });
  }
  const result = latest(shown.flatMap((stage) => resultBefore(stage, stages)));
  if (isAfter(result, plan.writesFrom)) {
    yield say('writingBeforeResult', 'writesFrom', { writesFrom: iso(result) });
  }
}

/** When the result that selects the teams of an exhibition stage is announced. */
function resultBefore(stage: StageFact, stages: readonly StageFact[]): Moment[] {
  const track = stages.filter(({ trackNo }) => trackNo === stage.trackNo);
  const before = track.slice(0, track.indexOf(stage)).findLast(({ judged }) => judged);
  return before?.announcesAt ? [before.announcesAt] : [];
}

function earliest(moments: readonly Moment[]): Moment | null {
  return moments.reduce<Moment | null>(
    (first, one) => (first === null || isAfter(first, one) ? one : first),
    null,
  );
}

function latest(moments: readonly Moment[]): Moment | null {
  return moments.reduce<Moment | null>(
    (last, one) => (last === null || isAfter(one, last) ? one : last),
    null,
  );
}

/** A market that has closed, revealed or not, stays so: everybody knew the moment, and might have seen what came of it. */
function* closingContradictions(
  { marketClosesAt }: ExhibitionPlan,
  { closedAt }: MarketFacts,
): Generator<ExhibitionContradiction> {
  if (closedAt === null || time(marketClosesAt) === time(closedAt)) return;
  yield say('marketReopened', 'marketClosesAt', { marketClosesAt: closedAt });
}

function* amountContradictions(
  plan: ExhibitionPlan,
  { granted }: MarketFacts,
): Generator<ExhibitionContradiction> {
  const { wallet, least, most, step } = plan;
  // Everyone was given the same.
  if (granted !== null && wallet !== granted) yield say('walletGranted', 'wallet', { wallet: granted });
  for (const field of ['wallet', 'least', 'most'] as const) {
    if (plan[field] % step === 0) continue;
    yield say('notOfStep', field, { [field]: Math.max(1, Math.floor(plan[field] / step)) * step });
  }
  if (least > most) yield say('leastOverMost', 'least', { least: most, most: least });
  if (most > wallet) yield say('mostOverWallet', 'most', { most: wallet });
}

function* countContradictions(
  plan: ExhibitionPlan,
  stages: readonly StageFact[],
): Generator<ExhibitionContradiction> {
  for (const [index, count] of plan.counts.entries()) {
    const about = `counts.${index}`;
    const isSame = ({ trackNo, stageNo }: { trackNo: number; stageNo: number }) =>
      trackNo === count.trackNo && stageNo === count.stageNo;
    const dropped = { counts: plan.counts.filter((_, other) => other !== index) };
    const changed = (change: Partial<MarketCount>) => ({
      counts: plan.counts.map((one, other) => (other === index ? { ...one, ...change } : one)),
    });
    if (plan.counts.findIndex(isSame) < index) yield say('countTwice', about, dropped);
    const stage = stages.find(isSame);
    if (!stage) yield say('countedStageMissing', about, dropped);
    else if (!stage.judged) yield say('countedStageNotJudged', about, dropped);
    else if (isAfter(plan.marketClosesAt, stage.closesAt)) {
      yield say('marketAfterJudging', about, { marketClosesAt: iso(stage.closesAt) });
    }
    yield* pointContradictions(count, about, changed);
  }
}

function* pointContradictions(
  { by, bands, cap, citizens, peers }: MarketCount,
  about: string,
  changed: (change: Partial<MarketCount>) => Fix,
): Generator<ExhibitionContradiction> {
  if (citizens + peers !== 100) yield say('weightsNotHundred', about, changed({ peers: 100 - citizens }));
  if (by === 'share') return;
  if (bands.length === 0) {
    yield say('bandsMissing', about, changed({ bands: [{ upTo: 100, points: cap }] }));
    return;
  }
  const rises = bands.every(({ upTo }, place) => place === 0 || upTo > (bands[place - 1]?.upTo ?? 0));
  if (!rises || bands.at(-1)?.upTo !== 100 || bands[0]?.upTo === 0) yield say('bandsNotRising', about);
  if (bands.some(({ points }) => points > cap)) {
    const capped = bands.map((band) => ({ ...band, points: Math.min(band.points, cap) }));
    yield say('bandOverCap', about, changed({ bands: capped }));
  }
}
