import { z } from 'zod';
import { companyCard } from '../companies/shown.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, optionalLine, wholeNo } from '../fields.ts';
import { typeTestArts } from './values.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'invalid');

/** How much of an axis a choice gives, or a type asks for. */
const weight = z.number().int().min(0).max(5);
const weights = z.record(code, weight);
const both = (max: number) => ({ ko: optionalLine(max), en: optionalLine(max) });

/** What is measured, such as patience; the result shows each as a lane of 100 points. */
export const typeTestAxis = z.strictObject({ code, ...both(20) });
export type TypeTestAxis = z.output<typeof typeTestAxis>;

/** An answer: what it says and what it gives on each axis. */
export const typeTestChoice = z.strictObject({ iieqcNo: wholeNo, ...both(80), weights });
export type TypeTestChoice = z.output<typeof typeTestChoice>;

export const typeTestQuestion = z.strictObject({
  iieqNo: wholeNo,
  ...both(120),
  choices: z.array(typeTestChoice).max(6),
});
export type TypeTestQuestion = z.output<typeof typeTestQuestion>;

export const typeTestArt = z.enum(typeTestArts);
export type TypeTestArt = (typeof typeTestArts)[number];

/**
 * A type of investor. `weights` say what makes somebody one: the type whose weighted mean of a person's axis scores is
 * highest is theirs. `suits` are codes of company types of the exhibition.
 */
export const investorType = z.strictObject({
  code,
  ...both(20),
  lineKo: optionalLine(120),
  lineEn: optionalLine(160),
  strengthKo: optionalLine(200),
  strengthEn: optionalLine(250),
  pitfallKo: optionalLine(200),
  pitfallEn: optionalLine(250),
  /** With whom one runs well, and why. */
  partnerKo: optionalLine(200),
  partnerEn: optionalLine(250),
  art: typeTestArt,
  weights,
  suits: z.array(z.string().max(40)).max(40),
});
export type InvestorType = z.output<typeof investorType>;

/** The type test as the console edits it, whole. The order of types decides between two that fit equally. */
export const typeTestPlan = z.strictObject({
  nameKo: optionalLine(40),
  nameEn: optionalLine(60),
  leadKo: optionalLine(200),
  leadEn: optionalLine(250),
  axes: z.array(typeTestAxis).max(8),
  questions: z.array(typeTestQuestion).max(30),
  types: z.array(investorType).max(16),
});
export type TypeTestPlan = z.output<typeof typeTestPlan>;

/** A test as somebody takes it, in the reader's language. What an answer gives is not told. */
export const testInfo = z.object({
  version: z.number().int(),
  name: z.string(),
  lead: z.string(),
  questions: z.array(
    z.object({
      iieqNo: z.number().int(),
      text: z.string(),
      choices: z.array(z.object({ iieqcNo: z.number().int(), text: z.string() })),
    }),
  ),
  types: z.array(z.object({ code: z.string(), name: z.string(), art: typeTestArt })),
});
export type TestInfo = z.output<typeof testInfo>;

/** The published test; 404 where none is. */
export const getTypeTest = endpoint({
  method: 'GET',
  path: '/api/type-test/query/test',
  access: 'public',
  summary: 'The type test in force',
  input: nothing,
  output: testInfo,
  cacheSeconds: 10,
});

/**
 * Answers by their places from 1, a digit a question, in the order of the test: `2413…`. Short enough for an address, so
 * that a result has one of its own that anybody may open and nothing has to be stored for it.
 */
export const typeTestAnswers = z.string().regex(/^[1-6]{1,30}$/, 'invalid');

export const typeTestResult = z.object({
  version: z.number().int(),
  /** How many questions the test of that version asks. */
  questions: z.number().int(),
  type: z.object({
    code: z.string(),
    name: z.string(),
    line: z.string(),
    strength: z.string(),
    pitfall: z.string(),
    partner: z.string(),
    art: typeTestArt,
  }),
  /** The highest first; from 0 to 100. */
  scores: z.array(z.object({ code: z.string(), name: z.string(), score: z.number().int() })),
  /** Percent of those who took this version; null under 30 of them. */
  share: z.number().int().nullable(),
  /** Companies of the exhibition that suit the type, three at most; others each day. */
  companies: z.array(companyCard),
});
export type TypeTestResult = z.output<typeof typeTestResult>;

/** What answers come to. 404 for a version that was never published or answers that are not of it. */
export const getTypeTestResult = endpoint({
  method: 'GET',
  path: '/api/type-test/query/result',
  access: 'public',
  summary: 'What answers to the type test come to',
  input: z.strictObject({ version: wholeNo, answers: typeTestAnswers }),
  output: typeTestResult,
  cacheSeconds: 10,
});

/** The picture of link previews of a result, 1200 × 630 px as PNG: its type. 404 for a type that is not of the version. */
export const typeSharePicture = endpoint({
  method: 'GET',
  path: '/api/type-test/query/share-picture',
  access: 'public',
  summary: 'Picture of link previews of a result',
  input: z.strictObject({ version: wholeNo, typeCode: code }),
  output: z.any(),
  reply: 'stream',
});

/**
 * Counts a finished test, and keeps it for whoever is logged in: their newest one. 4200 for another version than the one
 * in force or answers that are not whole.
 */
export const finishTypeTest = endpoint({
  method: 'POST',
  path: '/api/type-test/command/finish',
  access: 'public',
  summary: 'Finish the type test',
  input: z.strictObject({ version: wholeNo, answers: typeTestAnswers, idempotencyKey: z.uuid() }),
  output: noData,
});

/** My newest result; null where I have none. */
export const getMyTypeTest = endpoint({
  method: 'GET',
  path: '/api/type-test/query/my-result',
  access: 'user',
  summary: 'My result of the type test',
  input: nothing,
  output: z
    .object({
      version: z.number().int(),
      answers: z.string(),
      typeName: z.string(),
      art: typeTestArt,
      takenAt: instant,
    })
    .nullable(),
});
