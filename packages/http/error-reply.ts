import type { Reply } from '@chulbal/contract/endpoint';
import { type ErrorData, type ErrorName, type ErrorRow, errors, errorText } from '@chulbal/contract/errors';
import { fieldErrors, isFieldErrorName } from '@chulbal/contract/field-errors';
import type { Bilingual, Language } from '@chulbal/contract/language';
import { Fault } from '@chulbal/domain/fault';
import { isOutage } from '@chulbal/domain/outage';
import type { z } from 'zod';
import { RETRY_SECONDS } from './probes.ts';

/** Input that its schema refused, with the paths of the fields that are wrong. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input was refused by its schema.');
    this.issues = issues;
  }
}

export type ErrorReply = { status: number; body: Reply<ErrorData>; retryAfter?: number; unknown: boolean };

/**
 * What the caller is told about an error, in their language. Faults keep their row of the error table; a database, store
 * or disk that is gone is 503 with Retry-After; anything else becomes "request failed" and tells nothing of its inside (S-15).
 */
export function errorReply(error: unknown, language: Language): ErrorReply {
  if (error instanceof InvalidInput) {
    return reply('invalidRequest', language, { fields: issueFields(error.issues, language) });
  }
  if (error instanceof Fault) {
    const { message, fields, retryAfter, detail } = error.details;
    const rest = {
      ...(fields ? { fields: spoken(fields, language) } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(detail === undefined ? {} : { detail }),
    };
    return reply(error.error, language, rest, message);
  }
  if (isOutage(error)) return reply('unavailable', language, { retryAfter: RETRY_SECONDS }, outage);
  const known = fromFramework(error);
  return known ? reply(known, language) : { ...reply('requestFailed', language), unknown: true };
}

/** Said where nothing is wrong with the request, and not that many have come. */
const outage: Bilingual = {
  ko: '지금은 서비스를 쓸 수 없어요. 적은 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.',
  en: 'The service is not available right now. What you entered is kept; please try again shortly.',
};

function reply(
  name: ErrorName,
  language: Language,
  rest: Omit<ErrorData, 'error'> = {},
  closer?: Bilingual,
): ErrorReply {
  const row: ErrorRow = errors[name];
  const message = closer ? closer[language] : errorText(name, language);
  return {
    status: row.status,
    body: { code: row.code, message, data: { error: name, ...rest } },
    ...(rest.retryAfter === undefined ? {} : { retryAfter: rest.retryAfter }),
    unknown: false,
  };
}

function issueFields(issues: readonly z.core.$ZodIssue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const row = fieldErrors[isFieldErrorName(issue.message) ? issue.message : 'invalid'];
    fields[issue.path.join('.')] ??= row[language];
  }
  return fields;
}

function spoken(fields: Record<string, Bilingual | ErrorName>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [
      path,
      typeof said === 'string' ? errorText(said, language) : said[language],
    ]),
  );
}

/** Fastify's own refusals (broken JSON, too large a body, wrong content type) by their status. */
function fromFramework(error: unknown): ErrorName | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  const status = error.statusCode;
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooManyRequests';
  if (status === 503) return 'unavailable';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalidRequest' : null;
}
