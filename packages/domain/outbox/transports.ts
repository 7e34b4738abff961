import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import { type CarrierSettings, carrierTransport } from './carriers/carrier-transport.ts';
import type { Talk } from './carriers/talk.rules.ts';
import type { Rendered } from './letter.ts';
import type { Channel } from './tables.ts';

/**
 * A message on its way out. `id` is the same when it is sent again, so a receiver may notice; `talk` is what a text message
 * would say as 알림톡.
 */
export type Outgoing = Rendered & { id: number; to: string; talk?: Talk | null };

/** Takes a message to its service, or throws. Must give up within the outbox's lease of a minute. */
export type Transport = { readonly name: string; send(message: Outgoing): Promise<void> };

export type Transports = Record<Channel, Transport>;

const CONNECT_MS = 10_000;
const TIMEOUT_MS = 20_000;

/**
 * Transports by configuration. Without a service, messages are readable in the preview where there is one
 * (development and demo), and wait in the outbox where there is none.
 *
 * @param given.sms a Korean provider, or an address that receives POSTs of `{ id, to, text }` as JSON; a user and password in
 * it become Basic authentication.
 */
export function createTransports(given: {
  smtpUrl?: string | undefined;
  mailFrom: string;
  mailBounce?: string | undefined;
  sms?: SmsSettings | undefined;
  preview: boolean;
  clock: Clock;
}): Transports {
  const without = given.preview ? previewTransport : missingTransport;
  return {
    mail: given.smtpUrl ? smtpTransport(given.smtpUrl, given.mailFrom, given.mailBounce) : without,
    sms: given.sms ? textTransport(given.sms, given.clock) : without,
  };
}

/** How text messages leave. */
export type SmsSettings = { provider: 'url'; url: string } | CarrierSettings;

function textTransport(sms: SmsSettings, clock: Clock): Transport {
  return sms.provider === 'url' ? smsTransport(sms.url) : carrierTransport(sms, clock);
}

const timeouts = {
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: TIMEOUT_MS,
};

/**
 * Whether the mail server answers and takes our log-in; with `requireTLS`, over TLS only. @throws what it says against it,
 * or that it is silent.
 */
export async function verifyMailServer(url: string, { requireTLS = false } = {}): Promise<void> {
  const mailer = nodemailer.createTransport({ url, requireTLS, ...timeouts });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

/** @param bounce where mail servers send what they cannot deliver; to `from` unless said. */
export function smtpTransport(url: string, from: string, bounce?: string): Transport {
  const mailer = nodemailer.createTransport({ url, ...timeouts }, { from });
  const host =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') || 'localhost';
  return {
    name: 'smtp',
    async send({ id, to, subject, text, html }) {
      const envelope = bounce ? { envelope: { from: bounce, to } } : {};
      await mailer.sendMail({ messageId: `<outbox-${id}@${host}>`, to, subject, text, html, ...envelope });
    },
  };
}

export function smsTransport(url: string): Transport {
  const target = new URL(url);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (target.username) {
    const login = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`;
    target.username = '';
    target.password = '';
  }
  return {
    name: 'sms',
    async send({ id, to, text }) {
      const reply = await fetch(target, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new RefusedBySmsService(reply.status);
    },
  };
}

/** Keeps messages where they are: the preview reads them from the outbox. */
const previewTransport: Transport = { name: 'preview', send: async () => {} };

const missingTransport: Transport = {
  name: 'missing',
  send: async () => {
    throw Object.assign(new Error('No service is configured for this channel.'), { code: 'NOT_CONFIGURED' });
  },
};

class RefusedBySmsService extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The SMS service answered ${status}.`);
    this.status = status;
  }
}
