import { type ErrorData, type ErrorName, errors } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';

export type ApiErrorName = ErrorName | 'networkError';

const unreachable = {
  ko: '통신이 원활하지 않아요. 연결을 확인하고 다시 시도해 주세요.',
  en: 'Communication is not working well. Please check your connection and try again.',
} as const;

/**
 * A refusal by an API, or its silence (`networkError`). The router treats it as an error reply: thrown out of
 * a loader it shows the error page with its status; silence is 503 like an outage that the API tells of.
 */
export class ApiError extends ErrorResponse {
  readonly name: ApiErrorName;
  /** Number of the error table; 0 when the API could not be reached. */
  readonly code: number;
  readonly message: string;
  override readonly data: ErrorData;

  constructor(name: ApiErrorName, message: string, data: ErrorData) {
    const row = name === 'networkError' ? { code: 0, status: 503 } : errors[name];
    super(row.status, name, data);
    this.name = name;
    this.code = row.code;
    this.message = message;
    this.data = data;
  }

  static unreachable(language: Language): ApiError {
    return new ApiError('networkError', unreachable[language], { error: 'requestFailed' });
  }

  static of(name: ErrorName, language: Language): ApiError {
    return new ApiError(name, errors[name][language], { error: name });
  }
}
