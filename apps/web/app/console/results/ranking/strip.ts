import type { RankedTeam } from '@chulbal/contract/results/shapes';
import { scaleOf } from '../../../ui/chart/scale.ts';

/** Points at both ends of a strip, tens. */
export type Scale = { from: number; to: number };

/** A mark of a strip: its centre in pixels. */
export type Mark = { x: number; y: number };

const EDGE = 4;
const MIDDLE = 13;
/** Closer than this, marks stand above one another. */
const APART = 5.5;
const levels = [MIDDLE, MIDDLE - 6, MIDDLE + 6];

/** The tens between which all sheets lie, at least 20 apart. */
export function pointScaleOf(teams: readonly Pick<RankedTeam, 'sheets'>[]): Scale {
  let [low, high] = [100, 0];
  for (const { sheets } of teams) {
    for (const { total } of sheets) {
      low = Math.min(low, Number(total));
      high = Math.max(high, Number(total));
    }
  }
  if (low > high) return { from: 0, to: 100 };
  const to = Math.max(Math.ceil(high / 10) * 10, 20);
  return { from: Math.min(Math.floor(low / 10) * 10, to - 20), to };
}

export function placeOn(scale: Scale, points: number, width: number): number {
  return scaleOf([scale.from, scale.to], [EDGE, width - EDGE])(points);
}

/** Where the marks of a team's sheets stand: kept ones and dropped ones, and ticks at every ten. */
export function stripOf(
  sheets: RankedTeam['sheets'],
  scale: Scale,
  width: number,
): { kept: Mark[]; dropped: Mark[]; ticks: number[] } {
  const kept: Mark[] = [];
  const dropped: Mark[] = [];
  const placed: Mark[] = [];
  for (const sheet of [...sheets].sort((a, b) => Number(a.total) - Number(b.total))) {
    const x = placeOn(scale, Number(sheet.total), width);
    const taken = placed.filter((mark) => Math.abs(mark.x - x) < APART).map(({ y }) => y);
    const mark = { x, y: levels.find((level) => !taken.includes(level)) ?? MIDDLE };
    placed.push(mark);
    (sheet.dropped ? dropped : kept).push(mark);
  }
  const ticks: number[] = [];
  for (let at = scale.from; at <= scale.to; at += 10) ticks.push(placeOn(scale, at, width));
  return { kept, dropped, ticks };
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Filled circles as one path, so that a row of a long table stays light. */
export function dotsPath(marks: readonly Mark[], radius: number): string {
  const turn = `a${radius} ${radius} 0 1 0`;
  return marks
    .map(({ x, y }) => `M${short(x - radius)} ${y}${turn} ${2 * radius} 0${turn} ${-2 * radius} 0`)
    .join('');
}

export function crossesPath(marks: readonly Mark[], reach: number): string {
  const [far, back] = [2 * reach, -2 * reach];
  return marks
    .map(({ x, y }) => `M${short(x - reach)} ${y - reach}l${far} ${far}m0 ${back}l${back} ${far}`)
    .join('');
}
