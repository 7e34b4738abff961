import { type ErrorData, type ErrorName, errors } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';
import { RETRY_SECONDS } from '@chulbal/http/probes';
import { data } from 'react-router';

export type ApiErrorName = ErrorName | 'networkError';

/**
 * A refusal by an API, or its silence (`networkError`). For the router it is data with a status: thrown out of a
 * loader it shows the error page with its status; silence is 503 like an outage that the API tells of.
 */
export type ApiError = ReturnType<typeof data<ErrorData>> & {
  readonly name: ApiErrorName;
  /** Number of the error table; 0 when the API could not be reached. */
  readonly code: number;
  readonly status: number;
  readonly message: string;
};

const unreachable = {
  ko: '통신이 원활하지 않아요. 연결을 확인하고 다시 시도해 주세요.',
  en: 'Communication is not working well. Please check your connection and try again.',
} as const;

/** The error of an API's reply. */
export function apiError(name: ApiErrorName, message: string, said: ErrorData): ApiError {
  const { code, status } = name === 'networkError' ? { code: 0, status: 503 } : errors[name];
  return Object.assign(data(said, { status, statusText: name }), { name, code, status, message });
}

/** An error of the table that the web server finds itself. */
export function apiErrorOf(name: ErrorName, language: Language): ApiError {
  return apiError(name, errors[name][language], { error: name });
}

/** An API that could not be reached. */
export function apiSilence(language: Language, reference: string): ApiError {
  const said = { error: 'requestFailed', retryAfter: RETRY_SECONDS, reference } as const;
  return apiError('networkError', unreachable[language], said);
}
