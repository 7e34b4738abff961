import { type ErrorName, errors } from '@chulbal/contract/errors';
import type { Bilingual } from '@chulbal/contract/language';

/** What a fault says beside its row of the error table. */
export type FaultDetails = {
  /** Says the same more closely than the row of the error table; code and status stay. */
  message?: Bilingual;
  /** Path of an input field → what is wrong with it: a text, or another row of the error table. */
  fields?: Record<string, Bilingual | ErrorName>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Facts for the screen, such as the two sides of a draft conflict. Never personal data of others. */
  detail?: unknown;
};

/** A known refusal: its text reaches the reader. Any other error becomes "request failed". */
export class Fault extends Error {
  readonly error: ErrorName;
  readonly details: FaultDetails;

  constructor(error: ErrorName, details: FaultDetails = {}) {
    super(`${errors[error].code} ${error}`);
    this.name = 'Fault';
    this.error = error;
    this.details = details;
  }
}

export function fault(error: ErrorName, details?: FaultDetails): Fault {
  return new Fault(error, details);
}

/** Runs `work`; the violation of a named unique or check constraint becomes the fault that stands for it. */
export async function refusing<T>(
  constraints: Record<string, ErrorName>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = constraintOf(error);
    const refusal = name ? constraints[name] : undefined;
    throw refusal ? fault(refusal) : error;
  }
}

/** The constraint a database error names, if it names one. */
export function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}
