/** An error as it may be kept: what kind, where, and so much of its words as are nobody's. */
export type ToldError = {
  type: string;
  message: string;
  code?: string;
  /** Of an error of the database: which rule of which table was broken. */
  constraint?: string;
  table?: string;
  column?: string;
  stack: string[];
  cause?: ToldError;
};

const FRAMES = 12;
const DEPTH = 4;
const name = /^[A-Za-z][\w-]{0,60}$/;

/**
 * What a log keeps of an error. Messages quote what somebody sent, and a database's details are rows: between quotes, and
 * of addresses, numbers and what is no plain English, nothing is left (S-06, P-05).
 */
export function toldError(error: unknown, depth = DEPTH): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] };
  const facts = error as Error & Record<'code' | 'constraint' | 'table' | 'column', unknown>;
  const told: ToldError = {
    type: name.test(error.name) ? error.name : 'Error',
    message: withoutQuotes(error.message),
    stack: framesOf(error),
  };
  for (const fact of ['code', 'constraint', 'table', 'column'] as const) {
    const value = facts[fact];
    if (typeof value === 'string' && /^\w{1,60}$/.test(value)) told[fact] = value;
  }
  if (error.cause instanceof Error && depth > 1) told.cause = toldError(error.cause, depth - 1);
  return told;
}

/** From the first quote to the last nothing stays, and elsewhere only plain words. */
export function withoutQuotes(message: string): string {
  const quotes = /["'`“‘«([{<][\s\S]*["'`”’»)\]}>]|["'`“‘«([{<][\s\S]*$/;
  return message
    .slice(0, 300)
    .replace(quotes, '…')
    .split(/\s+/)
    .map((word) => (/^(?:[A-Za-z_-]+|\d{1,2})[.,:;!?]?$|^…[.,:;!?]*$/.test(word) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');
}

/** The places, without the message that stands above them. */
function framesOf({ stack = '', message }: Error): string[] {
  const from = message && stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(from)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().replace(/^at /, ''));
}
