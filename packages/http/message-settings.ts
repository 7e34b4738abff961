import { type BounceMailbox, imapMailbox } from '@chulbal/domain/outbox/bounces/mailbox';
import { readTemplates } from '@chulbal/domain/outbox/carriers/talk.rules';
import type { SmsSettings } from '@chulbal/domain/outbox/transports';
import { z } from 'zod';

/** A key of a provider as its console shows it; it becomes part of addresses and headers. */
const key = z.string().regex(/^[\w.~+/=-]{1,200}$/, 'is no key of a provider');

const templates = z
  .string()
  .default('')
  .transform((text, context) => {
    const found = readTemplates(text);
    if (!('problem' in found)) return found;
    context.addIssue({ code: 'custom', message: 'needs kind=template, with commas between them' });
    return z.NEVER;
  });

/** How messages leave, as in the environment. */
export const messageFields = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'is no smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'is no e-mail address')
    .default('no-reply@chulbal.example'),
  MAIL_BOUNCE: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'is no e-mail address')
    .optional(),
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'is no imaps:// address' })
    .refine((text) => {
      const { protocol, hostname, username, password } = new URL(text);
      return username && password && (protocol === 'imaps:' || hostname === '127.0.0.1');
    }, 'needs user and password, and TLS (imaps://)')
    .optional(),
  SMS_PROVIDER: z.enum(['url', 'solapi', 'nhn']).optional(),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'is no http:// or https:// address' }).optional(),
  SMS_FROM: z
    .string()
    .transform((text) => text.replaceAll('-', ''))
    .refine((text) => /^\d{8,12}$/.test(text), 'is no telephone number')
    .optional(),
  SOLAPI_API_KEY: key.optional(),
  SOLAPI_API_SECRET: key.optional(),
  NHN_SMS_APP_KEY: key.optional(),
  NHN_SMS_SECRET_KEY: key.optional(),
  NHN_ALIMTALK_APP_KEY: key.optional(),
  NHN_ALIMTALK_SECRET_KEY: key.optional(),
  ALIMTALK_CHANNEL: key.optional(),
  ALIMTALK_TEMPLATES: templates,
};

export type MessageEnv = z.output<z.ZodObject<typeof messageFields>>;
type Name = keyof MessageEnv;

/** What each provider cannot do without. */
const needed: Readonly<Record<NonNullable<MessageEnv['SMS_PROVIDER']>, readonly Name[]>> = {
  url: ['SMS_URL'],
  solapi: ['SMS_FROM', 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET'],
  nhn: ['SMS_FROM', 'NHN_SMS_APP_KEY', 'NHN_SMS_SECRET_KEY'],
};

/** Settings that do not go together, each with what is wrong. */
export function messageProblems(env: MessageEnv): { name: Name; message: string }[] {
  const provider = env.SMS_PROVIDER;
  const missing = (names: readonly Name[], why: string) =>
    names.filter((name) => !env[name]).map((name) => ({ name, message: `is needed with ${why}` }));
  const problems = [
    ...(env.BOUNCE_IMAP_URL ? missing(['MAIL_BOUNCE'], 'BOUNCE_IMAP_URL') : []),
    ...(provider ? missing(needed[provider], `SMS_PROVIDER=${provider}`) : []),
  ];
  if (env.ALIMTALK_TEMPLATES.size === 0) return problems;
  if (provider !== 'solapi' && provider !== 'nhn') {
    return [...problems, { name: 'ALIMTALK_TEMPLATES', message: 'needs SMS_PROVIDER=solapi or nhn' }];
  }
  const talk: Name[] = provider === 'nhn' ? ['NHN_ALIMTALK_APP_KEY', 'NHN_ALIMTALK_SECRET_KEY'] : [];
  return [...problems, ...missing(['ALIMTALK_CHANNEL', ...talk], 'ALIMTALK_TEMPLATES')];
}

/** How messages leave, if services for them are configured. */
export function messageSettings(env: MessageEnv): {
  smtpUrl?: string;
  mailFrom: string;
  mailBounce?: string;
  sms?: SmsSettings;
} {
  const sms = smsSettings(env);
  return {
    mailFrom: env.MAIL_FROM,
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.MAIL_BOUNCE ? { mailBounce: env.MAIL_BOUNCE } : {}),
    ...(sms ? { sms } : {}),
  };
}

/** Where mail comes back to, if it is read. */
export function bounceMailbox(env: Pick<MessageEnv, 'BOUNCE_IMAP_URL'>): BounceMailbox | null {
  return env.BOUNCE_IMAP_URL ? imapMailbox(env.BOUNCE_IMAP_URL) : null;
}

/** `SMS_URL` is another address of the provider's API where one is named. */
function smsSettings(env: MessageEnv): SmsSettings | null {
  const { SMS_URL: url, SMS_FROM: from = '', ALIMTALK_CHANNEL: channel, ALIMTALK_TEMPLATES } = env;
  switch (env.SMS_PROVIDER) {
    case 'solapi': {
      const { SOLAPI_API_KEY: apiKey = '', SOLAPI_API_SECRET: apiSecret = '' } = env;
      return { provider: 'solapi', url, from, apiKey, apiSecret, channel, templates: ALIMTALK_TEMPLATES };
    }
    case 'nhn': {
      const { NHN_ALIMTALK_APP_KEY: appKey, NHN_ALIMTALK_SECRET_KEY: secretKey } = env;
      return {
        ...{ provider: 'nhn', url, from, templates: ALIMTALK_TEMPLATES },
        ...{ appKey: env.NHN_SMS_APP_KEY ?? '', secretKey: env.NHN_SMS_SECRET_KEY ?? '' },
        ...(channel && appKey && secretKey ? { talk: { channel, appKey, secretKey } } : {}),
      };
    }
    default:
      return url ? { provider: 'url', url } : null;
  }
}
