import type { IncomingMessage } from 'node:http';
import { exportApplications, readDocument } from '@chulbal/contract/applications/operators';
import { exportCompanyPages } from '@chulbal/contract/companies/operators';
import type { ErrorName } from '@chulbal/contract/errors';
import { serverFileName } from '@chulbal/contract/files/files';
import { readGuardianPaper } from '@chulbal/contract/guardians/operators';
import { exportApplicants } from '@chulbal/contract/programs/operators';
import { exportWinners } from '@chulbal/contract/raffle/operators';
import { exportResultVersion } from '@chulbal/contract/results/results';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { flashHeader } from '../app/lib/flash.server.ts';
import type { FlashName } from '../app/lib/flash.ts';
import { requestUrl } from './request-url.ts';
import { type Call, passing, readJson, readText, type TransfersOptions } from './transfers-pass.ts';

/** Where one comes back to when what was sent from no page of the console is refused. */
const applicationsPage = '/console/applications';

const documentInput = z.strictObject({ serverFileName });

/** A form's fields as the endpoint has them: `filter` is JSON, `columns` comes as often as there are some. */
const exportForm = z.strictObject({
  format: z.string().max(10).array().length(1),
  filter: z.string().max(4000).array().length(1),
  columns: z.string().max(40).array().min(1).max(50),
  reason: z.string().max(2000).array().length(1),
});

/**
 * Passes files from the evaluator and operator API to an operator's browser: exports, documents and the file of a result.
 * A request is either JSON from a script, with refusals as JSON, or a plain form, whose answer the browser saves by
 * itself, however large the file is; a refusal then redirects to the page, which shows it.
 */
export async function consoleTransfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readJson(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (_request: FastifyRequest, body: IncomingMessage) => fieldsOf(await readText(body)),
  );

  const { open, refuse, pass } = passing(options);

  /** Where a refusal is shown to a browser that has navigated here; null for a script's fetch. */
  const tellerOf = (request: FastifyRequest): Call['onRefusal'] | null => {
    if (request.headers['sec-fetch-mode'] !== 'navigate') return null;
    const back = pageBefore(request.headers.referer, options.ownOrigin(request));
    return (reply, name) => tell(reply, back, name);
  };

  const transfer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: Pick<Call, 'endpoint'> & { input: Record<string, unknown> | null },
  ) => {
    const opened = await open(request);
    const onRefusal = tellerOf(request);
    if (!call.input)
      return onRefusal ? onRefusal(reply, 'invalidRequest') : refuse(reply, opened, 'invalidRequest');
    const uuid = request.headers['request-uuid'];
    const headers = {
      'content-type': 'application/json',
      ...(typeof uuid === 'string' ? { 'request-uuid': uuid } : {}),
    };
    const { endpoint, input } = call;
    return pass(request, reply, opened, { endpoint, input, headers, ...(onRefusal ? { onRefusal } : {}) });
  };

  app.post(`${applicationsPage}/export`, (request, reply) =>
    transfer(request, reply, { endpoint: exportApplications, input: exportInput(request) }),
  );

  app.post('/console/programs/export', (request, reply) => {
    const { data = null } = z.record(z.string(), z.unknown()).safeParse(request.body);
    return transfer(request, reply, { endpoint: exportApplicants, input: data });
  });

  app.post('/console/companies/export', (request, reply) => {
    const { data = null } = z.record(z.string(), z.unknown()).safeParse(request.body);
    return transfer(request, reply, { endpoint: exportCompanyPages, input: data });
  });

  app.post('/console/events/export', (request, reply) => {
    const { data = null } = z.record(z.string(), z.unknown()).safeParse(request.body);
    return transfer(request, reply, { endpoint: exportWinners, input: data });
  });

  app.post('/console/results/export', (request, reply) => {
    const { data = null } = z.record(z.string(), z.unknown()).safeParse(request.body);
    return transfer(request, reply, { endpoint: exportResultVersion, input: data });
  });

  app.post('/console/members/guardians/paper', (request, reply) => {
    const { data = null } = z.strictObject({ consentNo: z.coerce.number() }).safeParse(single(request.body));
    return transfer(request, reply, { endpoint: readGuardianPaper, input: data });
  });

  app.post(`${applicationsPage}/document`, (request, reply) => {
    const { data = null } = documentInput.safeParse(isForm(request) ? single(request.body) : request.body);
    return transfer(request, reply, { endpoint: readDocument, input: data });
  });
}

type FormFields = Record<string, string[]>;

function fieldsOf(text: string): FormFields {
  const query = new URLSearchParams(text);
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
}

function single(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as FormFields).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** What is asked for; the API judges it. Null for what cannot be read. */
function exportInput(request: FastifyRequest): Record<string, unknown> | null {
  const { body } = request;
  if (!isForm(request)) return z.record(z.string(), z.unknown()).safeParse(body).data ?? null;
  const form = exportForm.safeParse(body);
  if (!form.success) return null;
  const { format, filter, columns, reason } = form.data;
  try {
    return { format: format[0], filter: JSON.parse(filter[0] ?? ''), columns, reason: reason[0] };
  } catch {
    return null;
  }
}

/** The page of the console that a form was sent from, with its search. */
function pageBefore(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return applicationsPage;
  const url = requestUrl(referer, origin);
  const isOurs = new URL(referer).origin === origin && url.pathname.startsWith('/console');
  return isOurs ? url.pathname + url.search : applicationsPage;
}

function tell(reply: FastifyReply, back: string, name: ErrorName): FastifyReply {
  if (name === 'signInRequired' || name === 'sessionOver') {
    return reply.redirect(`/console/login?next=${encodeURIComponent(back)}`, 303);
  }
  const told: FlashName = name === 'confirmYourself' ? 'confirmNeeded' : 'exportRefused';
  return reply.header('set-cookie', flashHeader(told)).redirect(back, 303);
}
