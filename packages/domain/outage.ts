import { TransactionTimeout } from './db.ts';

/** Codes of the operating system for a service or a disk that is gone, full or out of handles. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'ENOTDIR',
  'ENODEV',
  'ESTALE',
  'EMFILE',
  'ENFILE',
]);

/**
 * SQLSTATE of a server that cannot serve now: connection lost (08), resources, disk and connections used up (53), shutting
 * down or starting up (57P), read-only after a switch-over (25006), its own disk failing (58030). Appendix A of its manual.
 */
const sqlState = /^(?:08...|53...|57P0[1-5]|25006|58030)$/;

/** What the driver of PostgreSQL says of a connection that broke or never came; it gives no code. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

/** What the S3 client calls a bucket's service that is silent or fails. */
const s3Names = new Set([
  'TimeoutError',
  'NetworkingError',
  'ServiceUnavailable',
  'SlowDown',
  'InternalError',
  'NoSuchBucket',
]);

/**
 * Whether an error means that the database, the files' store or the disk is gone for now: the same request may be fine
 * later, and nothing is wrong with it (R-01). Looks through causes.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const found =
    systemCodes.has(code) ||
    sqlState.test(code) ||
    driverMessages.test(error.message) ||
    error instanceof TransactionTimeout ||
    s3Names.has(error.name) ||
    s3Status(error) >= 500;
  return found || (error instanceof AggregateError && error.errors.some(isOutage)) || isOutage(error.cause);
}

/** The HTTP status that the S3 client puts beside an error, 0 where there is none. */
function s3Status(error: Error): number {
  const { $metadata: metadata } = error as { $metadata?: { httpStatusCode?: unknown } };
  return typeof metadata?.httpStatusCode === 'number' ? metadata.httpStatusCode : 0;
}
