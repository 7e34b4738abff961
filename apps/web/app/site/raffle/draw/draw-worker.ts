import { type RecomputedDraw, recomputeDraw } from '@chulbal/contract/raffle/draw';

/** A list and its seed, to be drawn from beside the page, which stays alive meanwhile. */
export type DrawCall = { text: string; seed: string };

self.addEventListener('message', ({ data }: MessageEvent<DrawCall>) => {
  void recomputeDraw(data.text, data.seed).then((result: RecomputedDraw) => self.postMessage(result));
});
