/** What a market lets one person put into one company: whole won. Of the published plan of its exhibition. */
export type MarketLimits = { wallet: number; least: number; most: number; step: number };

export const amountRefusals = ['belowLeast', 'aboveMost', 'offStep', 'beyondBalance'] as const;
export type AmountRefusal = (typeof amountRefusals)[number];

/** What one has in the company now, and what is left in the wallet beside it. */
export type Standing = { held: number; left: number };

/**
 * Why a new amount in one company is refused, with the nearest one that works; null where the amount works. Nothing
 * (0) takes all back and always works. `nearest` is null where nothing but what is there now would do.
 */
export function refusalOfAmount(
  limits: MarketLimits,
  standing: Standing,
  amount: number,
): { why: AmountRefusal; nearest: number | null } | null {
  const why = whyNot(limits, standing, amount);
  if (!why) return null;
  const nearest = nearestAmount(limits, standing, amount);
  return { why, nearest: nearest === standing.held ? null : nearest };
}

function whyNot(limits: MarketLimits, { held, left }: Standing, amount: number): AmountRefusal | null {
  if (amount === 0) return null;
  if (!Number.isInteger(amount) || amount < limits.least) return 'belowLeast';
  if (amount > limits.most) return 'aboveMost';
  if (amount % limits.step !== 0) return 'offStep';
  return amount > held + left ? 'beyondBalance' : null;
}

/** Every amount that the limits know, from the least to the most; nothing is not among them. */
export function amountsOf({ least, most, step }: MarketLimits): number[] {
  const first = Math.ceil(least / step) * step;
  const count = Math.max(0, Math.floor((most - first) / step) + 1);
  return Array.from({ length: count }, (_, place) => first + place * step);
}

/** Of two that are as near, the smaller. */
function nearestAmount(limits: MarketLimits, { held, left }: Standing, amount: number): number {
  const open = [0, ...amountsOf(limits).filter((one) => one <= held + left)];
  const distance = (one: number) => Math.abs(one - amount);
  return open.reduce((best, one) => (distance(one) < distance(best) ? one : best), 0);
}

export const walletRefusals = [
  'phoneNotProven',
  'underFourteen',
  'identityMissing',
  'evaluator',
  'operator',
  'otherAccount',
] as const;
/** Why somebody cannot have a wallet. `identityMissing`: they have to prove who they are at the identity service first. `otherAccount`: the same person has one by another account. */
export type WalletRefusal = (typeof walletRefusals)[number];
