import { z } from 'zod';
import type { Permission } from './operators/values.ts';

/** Who may call an endpoint. `pledgedEvaluator` has also signed the pledge of the track and stage. */
export type Access = 'public' | 'user' | 'evaluator' | 'pledgedEvaluator' | 'operator';

/** The user API serves `/api/*`, the evaluator and operator API `/admin/*`. */
export type EndpointPath = `/api/${string}` | `/admin/${string}`;

export type Method = 'GET' | 'POST';

/**
 * An endpoint as data. From it come the route, the typed client, OpenAPI and the access matrix.
 *
 * - `input`: the query of a GET, the JSON body of a POST; unknown fields are refused.
 * - `output`: the `data` of the reply.
 * - `cacheSeconds`: a public answer that may be a few seconds old and is kept, serialised, for that long.
 * - `body: 'stream'`: the body is the file itself and `input` is read from the query.
 * - `mostBytes`: of a JSON body; the usual bound where not given.
 * - `reply: 'stream'`: the reply is a file and not JSON.
 * - `may`: what an operator must be allowed to; every operator's endpoint names one, or `own` for what
 *   concerns only themselves.
 * - `fresh: true`: the operator must have confirmed who they are minutes ago (S-11); else 4041, once the input is right.
 */
export type Endpoint<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = {
  readonly method: Method;
  readonly path: EndpointPath;
  readonly access: A;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  readonly cacheSeconds?: number;
  readonly body?: 'json' | 'stream';
  readonly mostBytes?: number;
  readonly reply?: 'json' | 'stream';
  readonly may?: Permission | 'own';
  readonly fresh?: true;
};

export type AnyEndpoint = Endpoint<Access, z.ZodType, z.ZodType>;
export type InputOf<E extends AnyEndpoint> = z.output<E['input']>;
export type RequestOf<E extends AnyEndpoint> = z.input<E['input']>;
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>;

/** An operator's endpoint that does not say what it asks of their role does not compile. */
type Asking<A extends Access> = A extends 'operator' ? { readonly may: Permission | 'own' } : unknown;

/** Declares an endpoint; the type keeps who may call it, so that mounting it elsewhere does not compile. */
export function endpoint<const A extends Access, I extends z.ZodType, O extends z.ZodType>(
  definition: Endpoint<A, I, O> & Asking<A>,
): Endpoint<A, I, O> {
  return definition;
}

/** The envelope of every JSON reply; `code` is 200 or one of the error table. */
export type Reply<T> = { code: number; message: string; data: T };

/** Inputs refuse fields they do not name (S-15). */
export const nothing = z.strictObject({});

/** A reply that carries no data. */
export const noData = z.null();

/** Query part of every list: pages count from 1. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(10),
};

/** A list in a query: `3,1`, or the key again and again. At most 50. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
    z.array(item).max(50).default([]),
  );
}

/** A page of a list: `page` counts from 1, `size` is the number asked for. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  });
}

export type Page<T> = {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
};
