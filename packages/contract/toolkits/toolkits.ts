import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { planId, planShape } from './business-plan.ts';
import { canvasId, canvasShape } from './canvas.ts';

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

/** A person's business plans. `version` counts the saves of all of them; 0 and null before the first. */
export const myPlans = endpoint({
  method: 'GET',
  path: '/api/toolkit/query/my-plans',
  access: 'user',
  summary: 'My business plans',
  input: nothing,
  output: z.object({
    version: z.number().int(),
    savedAt: instant.nullable(),
    plans: z.record(z.string(), planShape),
  }),
});

/**
 * Saves or deletes (`plan: null`) one plan, as a canvas is saved. 4080 for more than 10; 4082 where somebody wrote what
 * looks like a resident registration number (P-04).
 */
export const savePlan = endpoint({
  method: 'POST',
  path: '/api/toolkit/command/save-plan',
  access: 'user',
  summary: 'Save or delete one business plan',
  input: z.strictObject({
    baseVersion: z.number().int().min(0).max(2_147_483_647),
    planId,
    plan: planShape.nullable(),
  }),
  output: z.object({
    version: z.number().int(),
    savedAt: instant,
    others: z.record(z.string(), planShape.nullable()),
    conflict: z.object({ theirs: planShape.nullable() }).nullable(),
  }),
  mostBytes: 900_000,
});

/**
 * A picture for one's business plans: PNG, JPEG or WebP of `size` bytes as the body, kept as WebP without metadata and
 * readable by nobody else. 1103, 4020 to 4023 for what it is; 4081 when the account holds as many as it may.
 */
export const uploadPlanPicture = endpoint({
  method: 'POST',
  path: '/api/toolkit/command/upload-plan-picture',
  access: 'user',
  summary: 'Store a picture for a business plan',
  input: z.strictObject({
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
  }),
  output: z.object({
    serverFileName,
    width: z.number().int(),
    height: z.number().int(),
  }),
  body: 'stream',
});

/**
 * A plan as PDF or DOCX, text that can be selected; anybody's, and nothing of it is kept. The body is the plan with its
 * pictures as JPEG (`plan-bundle.ts`); 400 for what is none, 4082 as when saving.
 */
export const planFile = endpoint({
  method: 'POST',
  path: '/api/toolkit/query/plan-file',
  access: 'public',
  summary: 'A business plan as PDF or DOCX',
  input: z.strictObject({ format: z.enum(['pdf', 'docx']) }),
  output: z.any(),
  body: 'stream',
  reply: 'stream',
});
