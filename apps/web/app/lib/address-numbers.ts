import { data } from 'react-router';

/** A whole number that a column of the database holds, as the product writes it in addresses: no sign, dot or zero in front. */
const written = /^[1-9]\d{0,8}$/;

/** No track has more stages: what the contract takes. */
const STAGES = 1000;

/** The number in a part of an address or of its query, or null where there is none, or more than `most`. */
export function numberIn(text: string | null | undefined, most = 999_999_999): number | null {
  const number = written.test(text ?? '') ? Number(text) : null;
  return number !== null && number <= most ? number : null;
}

/** The number that a path names something by. @throws 404: what no number names is not there. */
export function numberOf(text: string | null | undefined, most?: number): number {
  const number = numberIn(text, most);
  if (number === null) throw data(null, { status: 404 });
  return number;
}

type Stage = { trackNo: number; stageNo: number };

/** The stage of two parts of an address, or null. */
export function stageIn(
  trackNo: string | null | undefined,
  stageNo: string | null | undefined,
): Stage | null {
  const stage = { trackNo: numberIn(trackNo) ?? 0, stageNo: numberIn(stageNo, STAGES) ?? 0 };
  return stage.trackNo && stage.stageNo ? stage : null;
}

/** The stage that a path names. @throws 404 */
export function placeOf({ trackNo, stageNo }: { trackNo?: string; stageNo?: string | undefined }): Stage {
  return { trackNo: numberOf(trackNo), stageNo: numberOf(stageNo, STAGES) };
}

/** The page of a list that a query asks for; what makes no sense there is the first one. No list has more than 100,000. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(numberIn(query.get('page')) ?? 1, 100_000);
}

/** The year that a query asks for, or null. */
export function yearIn(query: URLSearchParams): number | null {
  const year = numberIn(query.get('year'), 2999);
  return year !== null && year >= 2000 ? year : null;
}
