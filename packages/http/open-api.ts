import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { type ErrorName, type ErrorRow, errors } from '@chulbal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Serves the OpenAPI 3.1 description of what is mounted, at `<prefix>/docs`. */
export function openApi(
  app: FastifyInstance,
  prefix: string,
  title: string,
  mounted: readonly AnyEndpoint[],
): void {
  app.get(`${prefix}/docs`, async () => describe(title, mounted));
}

/**
 * The OpenAPI document of a list of endpoints: what each takes, what it answers, who may call it and with which
 * statuses it refuses; the rows of the error table stand with their status.
 */
export function describe(title: string, endpoints: readonly AnyEndpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const byPath = [...endpoints].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const endpoint of byPath) {
    const verb = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [verb]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    tags: [...new Set(byPath.map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: Object.fromEntries(statuses.map((status) => [`Refused${status}`, refusal(status)])),
    },
  };
}

type Row = [ErrorName, ErrorRow];
const rows = Object.entries(errors) as Row[];
const statuses = [...new Set(rows.map(([, { status }]) => status))].sort((a, b) => a - b);

/** Reply with one status: `data.error` is the row's name, and `message` its text in the caller's language. */
function refusal(status: number) {
  const own = rows.filter(([, row]) => row.status === status).sort(([, a], [, b]) => a.code - b.code);
  const list = own.map(([name, { code, en }]) => `- ${code} \`${name}\`: ${en}`).join('\n');
  const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } };
  const data = {
    type: 'object',
    properties: {
      error: { enum: own.map(([name]) => name) },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      retryAfter: { type: 'integer' },
      detail: {},
    },
    required: ['error'],
  };
  const schema = {
    type: 'object',
    properties: { code: { enum: own.map(([, { code }]) => code) }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  };
  return {
    description: list,
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema } },
  };
}

/** With which statuses an endpoint may refuse: reading needs no rule of a command and sends no body. */
function refusalsOf({ access, method }: AnyEndpoint): number[] {
  const never = [...(access === 'public' ? [401, 403] : []), ...(method === 'GET' ? [413] : [])];
  return statuses.filter((status) => !never.includes(status));
}

function areaOf({ path }: AnyEndpoint): string {
  return path.split('/')[2] ?? '';
}

function operation(endpoint: AnyEndpoint) {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const fromQuery = endpoint.method === 'GET' || endpoint.body === 'stream';
  return {
    operationId: endpoint.path.slice(1).replaceAll('/', '-'),
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.may ? { 'x-permission': endpoint.may } : {}),
    ...(endpoint.fresh ? { 'x-fresh-identity': true } : {}),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(fromQuery ? { parameters: parameters(input) } : {}),
    ...(endpoint.body === 'stream'
      ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
      : {}),
    ...(fromQuery
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: success(endpoint),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
    },
  };
}

function success(endpoint: AnyEndpoint) {
  if (endpoint.reply === 'stream')
    return { description: 'The file', content: { 'application/octet-stream': {} } };
  const data = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' });
  const schema = {
    type: 'object',
    properties: { code: { const: 200 }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  };
  return { description: endpoint.summary, content: { 'application/json': { schema } } };
}

function parameters(schema: z.core.JSONSchema.BaseSchema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
}
