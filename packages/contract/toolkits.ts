import { z } from 'zod';
import { canvasId, canvasShape } from './canvas.ts';
import { endpoint, nothing } from './endpoint.ts';
import { instant } from './fields.ts';

/** By id; null says that it was deleted. */
const canvases = z.record(z.string(), canvasShape.nullable());

/** A person's canvases. `version` counts the saves of all of them; 0 and null before the first. */
export const myCanvases = endpoint({
  method: 'GET',
  path: '/api/toolkit/query/my-canvases',
  access: 'user',
  summary: 'My business model canvases',
  input: nothing,
  output: z.object({
    version: z.number().int(),
    savedAt: instant.nullable(),
    canvases: z.record(z.string(), canvasShape),
  }),
});

/** The largest canvas that the limits allow, as JSON. */
const mostBytes = 600_000;

/**
 * Saves or deletes (`canvas: null`) one canvas. Where another window has changed it since `baseVersion` to something
 * else, nothing is written and `conflict` tells what stands; to insist, save again on the new version. `others` are
 * the canvases that changed since `baseVersion`. 4079 for more than 20.
 */
export const saveCanvas = endpoint({
  method: 'POST',
  path: '/api/toolkit/command/save-canvas',
  access: 'user',
  summary: 'Save or delete one business model canvas',
  input: z.strictObject({
    baseVersion: z.number().int().min(0).max(2_147_483_647),
    canvasId,
    canvas: canvasShape.nullable(),
  }),
  output: z.object({
    version: z.number().int(),
    savedAt: instant,
    others: canvases,
    conflict: z.object({ theirs: canvasShape.nullable() }).nullable(),
  }),
  mostBytes,
});

/** A canvas drawn as PDF with text that can be selected; anybody's, and nothing of it is kept. */
export const canvasPdf = endpoint({
  method: 'POST',
  path: '/api/toolkit/query/canvas-pdf',
  access: 'public',
  summary: 'A business model canvas as PDF',
  input: z.strictObject({ canvas: canvasShape }),
  output: z.any(),
  reply: 'stream',
  mostBytes,
});
