import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { instant, line, stageNumber, wholeNo, words } from './fields.ts';
import { lettersSeen } from './letters-seen.ts';
import { LEAST_REASON, MOST_REASON } from './pledges.values.ts';
import { stageKind } from './seasons/seasons.ts';

/** Which track and stage is judged; a pledge is one for each. */
const judged = { trackNo: wholeNo, stageNo: stageNumber };

/** SHA-256 of a pledge's text, as hexadecimal digits: which text somebody has read. */
const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'invalid');

/** Where an evaluator stands with the newest text of a stage; a changed text makes them unsigned again. */
export const pledgeState = z.enum(['unsigned', 'signed', 'refused']);
export type PledgeState = z.output<typeof pledgeState>;

/** Where the judging of a stage stands by the server's clock: `waiting` before it begins; `over` says not why. */
export const judgingPhase = z.enum(['waiting', 'open', 'over']);

/** A stage that an evaluator judges, as the bar of their pages names it. `closesAt` counts extensions. */
export const pointerStage = z.object({
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  year: z.number().int(),
  seasonName: z.string(),
  trackName: z.string(),
  stageName: z.string(),
  stageKind,
  opensAt: instant,
  closesAt: instant,
  pledge: pledgeState,
});
export type PointerStage = z.output<typeof pointerStage>;

/** How far I am: teams given to me that count, by where my sheet stands; recused ones are beside them. */
export const myProgress = z.object({
  teams: z.number().int(),
  unread: z.number().int(),
  draft: z.number().int(),
  submitted: z.number().int(),
  recused: z.number().int(),
});
export type MyProgress = z.output<typeof myProgress>;

/**
 * `signedAt`: when I signed the whole stage, which locks its sheets. `longer`: how many of my teams are not judged yet and
 * still can be, though the stage is over for the rest, and until when the first of them; null where there is none.
 */
export const myStage = pointerStage.extend({
  phase: judgingPhase,
  panelName: z.string().nullable(),
  progress: myProgress,
  longer: z.object({ teams: z.number().int(), until: instant }).nullable(),
  signedAt: instant.nullable(),
});
export type MyStage = z.output<typeof myStage>;

/** Stages that I judge: with assignments of mine, or in whose published panels I am. The next deadline comes first. */
export const myStages = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/my-stages',
  access: 'evaluator',
  summary: 'Stages that I judge',
  input: nothing,
  output: z.array(myStage),
});

/** One of them; what the gate of its pages asks. 1356 for a stage that I do not judge. */
export const getMyStage = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/my-stage',
  access: 'evaluator',
  summary: 'One stage that I judge',
  input: z.strictObject(judged),
  output: myStage,
});

export const pledgeClause = z.object({ title: z.string(), body: z.string() });
export type PledgeClause = z.output<typeof pledgeClause>;

/** A pledge in the caller's language. */
export const pledgeText = z.object({
  version: z.number().int(),
  sha256: z.string(),
  title: z.string(),
  clauses: z.array(pledgeClause),
  /** Null for the text that comes with the product. */
  since: instant.nullable(),
});
export type PledgeText = z.output<typeof pledgeText>;

/**
 * The pledge of a stage that I judge, and my newest answer. `before` is the text that I had answered, when another
 * has come since. 1356 for a stage that I do not judge.
 */
export const getPledge = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/pledge',
  access: 'evaluator',
  summary: 'The pledge of a stage and my answer',
  input: z.strictObject(judged),
  output: z.object({
    stage: myStage,
    text: pledgeText,
    before: pledgeText.nullable(),
    answer: z
      .object({
        kind: z.enum(['signed', 'refused']),
        version: z.number().int(),
        typedName: z.string(),
        reason: z.string(),
        sha256: z.string(),
        answeredAt: instant,
      })
      .nullable(),
  }),
});
export type PledgeView = z.output<typeof getPledge.output>;

/** A clause by its place from 0, and when it was ticked by the browser's clock. */
export const tickedClause = z.strictObject({ clause: z.number().int().min(0).max(30), at: instant });
export type TickedClause = z.output<typeof tickedClause>;

/**
 * Signs: every clause ticked, the name typed as the account has it. Doing it again changes nothing. 1356 for a stage
 * that I do not judge, 4054 when the text is another by now, 4055 and 4056 beside `ticked` and `typedName`.
 */
export const signPledge = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/sign-pledge',
  access: 'evaluator',
  summary: 'Sign the pledge of a stage',
  input: z.strictObject({
    ...judged,
    textSha256: fingerprint,
    ticked: z.array(tickedClause).max(31),
    typedName: line(50),
  }),
  output: z.object({ answeredAt: instant, sha256: z.string() }),
});

/** Refuses, which takes me out of all my assignments of the stage. 1356 and 4054 as for signing. */
export const refusePledge = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/refuse-pledge',
  access: 'evaluator',
  summary: 'Refuse the pledge and recuse myself',
  input: z.strictObject({
    ...judged,
    textSha256: fingerprint,
    reason: words(MOST_REASON, LEAST_REASON),
  }),
  output: z.object({ answeredAt: instant, recused: z.number().int() }),
});

/** The pledge that I signed last, as PDF. 1356 when there is none. */
export const pledgePdf = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/pledge-pdf',
  access: 'evaluator',
  summary: 'My signed pledge as PDF',
  input: z.strictObject(judged),
  output: z.any(),
  reply: 'stream',
});

const bilingual = (max: number) => z.strictObject({ ko: writtenIn(max), en: writtenIn(max) });

function writtenIn(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'tooLong')
    .refine((text) => lettersSeen(text) > 0, 'required')
    .overwrite((text) => text.normalize('NFC').replaceAll('\r\n', '\n'));
}

/** The text in force in both languages, and how many evaluators have signed it and would be asked again. */
export const getPledgeText = endpoint({
  method: 'GET',
  path: '/admin/pledge/query/text',
  access: 'operator',
  may: 'seeConsole',
  summary: 'The text of a stage’s pledge',
  input: z.strictObject(judged),
  output: z.object({
    version: z.number().int(),
    title: z.object({ ko: z.string(), en: z.string() }),
    clauses: z.array(
      z.object({
        title: z.object({ ko: z.string(), en: z.string() }),
        body: z.object({ ko: z.string(), en: z.string() }),
      }),
    ),
    signed: z.number().int(),
    refused: z.number().int(),
  }),
});
export type PledgeTextDraft = z.output<typeof getPledgeText.output>;

/** A new version: whoever signed the one before is asked again. 4043 when it is not `version` any more. */
export const changePledgeText = endpoint({
  method: 'POST',
  path: '/admin/pledge/command/change-text',
  access: 'operator',
  may: 'buildPanels',
  summary: 'Give a stage’s pledge a new text',
  input: z.strictObject({
    ...judged,
    version: wholeNo,
    title: bilingual(100),
    clauses: z
      .array(z.strictObject({ title: bilingual(100), body: bilingual(1000) }))
      .min(1)
      .max(20),
    reason: line(200),
  }),
  output: z.object({ version: z.number().int() }),
});
