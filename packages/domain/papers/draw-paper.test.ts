import { emptyPlan } from '@chulbal/contract/toolkits/business-plan';
import type { Canvas } from '@chulbal/contract/toolkits/canvas';
import { expect, test } from 'vitest';
import { drawCanvas } from '../toolkits/canvas-pdf.ts';
import { drawPaper } from './draw-paper.ts';

const about = { brand: '출발+', language: 'ko', at: new Date('2026-05-01T00:00:00Z') } as const;

test('a paper is the same as drawn here, and the process goes on meanwhile', async () => {
  const voices = { disc: '가', square: '나', triangle: '다' };
  const notes = [{ id: 'a', block: 'customers', voice: 'disc', text: '동네 사람' }] as const;
  const canvas: Canvas = { name: '한칸서재', madeAt: 0, voices, notes: [...notes] };
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const drawn = await drawPaper('canvas', canvas, about);
  clearInterval(turning);
  expect(drawn.equals(await drawCanvas(canvas, about))).toBe(true);
  expect(turns).toBeGreaterThan(5);
});

test('of more than may wait, some are told to come again, and the others are drawn', async () => {
  const asked = Array.from({ length: 80 }, () =>
    drawPaper('planDocx', { plan: emptyPlan(), pictures: new Map() }, about).then(
      () => 'drawn',
      ({ error, details }: { error: string; details: { retryAfter?: number } }) =>
        `${error} ${details.retryAfter}`,
    ),
  );
  const told = await Promise.all(asked);
  expect(new Set(told)).toEqual(new Set(['drawn', 'unavailable 5']));
  expect(told.filter((one) => one === 'drawn').length).toBeGreaterThanOrEqual(60);
});
