/** What a promise gives within `milliseconds`; `lost` where it fails, takes longer, or nobody waits any more. */
export function inTime<T>(
  promise: Promise<T>,
  milliseconds: number,
  lost: T,
): { answer: Promise<T>; giveUp: () => void } {
  let giveUp = () => {};
  const answer = new Promise<T>((resolve) => {
    giveUp = () => resolve(lost);
    const timer = setTimeout(giveUp, milliseconds);
    promise.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
  return { answer, giveUp };
}
