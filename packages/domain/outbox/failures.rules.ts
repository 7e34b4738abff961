import type { MessageFailure } from '@chulbal/contract/failed-messages';
import { failureOfCarrier } from './carriers/codes.rules.ts';
import type { Channel } from './tables.ts';

/** The code of a message that was not sent before its time ran out. */
export const TOO_LATE = 'too_late';

/** Codes of SMTP (RFC 5321, 3463), of nodemailer and of Node: what somebody can do about it. */
const ofMail: Readonly<Record<string, MessageFailure>> = {
  '450': 'service',
  '451': 'service',
  '421': 'service',
  '452': 'full',
  '552': 'full',
  '550': 'address',
  '551': 'address',
  '553': 'address',
  EENVELOPE: 'address',
  '554': 'refused',
  '530': 'settings',
  '534': 'settings',
  '535': 'settings',
};

/** Of a delivery report (RFC 3463, and what servers make of it: Exchange says 5.4.1 and 5.4.310 of addresses that do not exist). */
function ofReport(code: string): MessageFailure | undefined {
  if (!/^[45]\.\d{1,3}\.\d{1,3}$/.test(code)) return undefined;
  if (code.startsWith('4.')) return 'service';
  if (/^5\.1\.[78]$/.test(code) || code.startsWith('5.7.')) return 'refused';
  if (/^5\.(?:1\.\d+|2\.1|4\.(?:1|4|310))$/.test(code)) return 'address';
  if (code === '5.2.2') return 'full';
  return code === '5.4.7' ? 'service' : 'unknown';
}

/** Status codes of the SMS service at `SMS_URL`. */
const ofSms: Readonly<Record<string, MessageFailure>> = {
  '400': 'address',
  '404': 'address',
  '422': 'address',
  '401': 'settings',
  '403': 'settings',
  '429': 'service',
};

const ofEither: Readonly<Record<string, MessageFailure>> = {
  [TOO_LATE]: 'late',
  NOT_CONFIGURED: 'settings',
  EAUTH: 'settings',
  ECONNECTION: 'service',
  ECONNREFUSED: 'service',
  ECONNRESET: 'service',
  EDNS: 'service',
  EHOSTDOWN: 'service',
  EHOSTUNREACH: 'service',
  ENETUNREACH: 'service',
  ENOTFOUND: 'service',
  EPIPE: 'service',
  ESOCKET: 'service',
  ETIMEDOUT: 'service',
  // A time-out of fetch, and its word for everything that does not get through.
  '23': 'service',
  TypeError: 'service',
};

/** Why a message could not be sent, of the code that stayed of it (see `errorCode`). */
export function failureOf(channel: Channel, code: string | null): MessageFailure {
  if (code === null) return 'unknown';
  const own = channel === 'mail' ? ofMail : ofSms;
  if (channel === 'sms' && /^5\d\d$/.test(code)) return 'service';
  return (
    own[code] ??
    (channel === 'mail' ? ofReport(code) : undefined) ??
    ofEither[code] ??
    failureOfCarrier(code) ??
    'unknown'
  );
}

/** Whether sending it again could reach anybody: not once its time has run out. */
export function mayRepeat({ sendBy }: { sendBy: Date | null }, now: Date): boolean {
  return sendBy === null || sendBy > now;
}

const wellKnown = [
  'gmail.com',
  'naver.com',
  'hanmail.net',
  'daum.net',
  'kakao.com',
  'nate.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
];

/** The well-known domain that this address nearly has, off by one letter or by two that changed places; else null. */
export function meantDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (wellKnown.includes(domain)) return null;
  return wellKnown.find((known) => isNear(domain, known)) ?? null;
}

/** One letter more, less or another, or two neighbours the other way round. */
function isNear(typed: string, known: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === known[from]) from += 1;
  const [rest, other] = [typed.slice(from), known.slice(from)];
  if (rest.length === other.length) {
    return (
      rest.slice(1) === other.slice(1) ||
      (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
    );
  }
  return rest.slice(1) === other || rest === other.slice(1);
}
