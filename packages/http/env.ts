import { isIP } from 'node:net';
import { clamdAt, readClamdUrl, type VirusScanner } from '@chulbal/domain/files/clamd';
import type { S3Settings } from '@chulbal/domain/files/s3-store';
import type { IdentitySettings } from '@chulbal/domain/identity-checks/service';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { z } from 'zod';
import { messageFields, messageProblems } from './message-settings.ts';
import { secretProblem } from './secrets.ts';
import { type MetricsAddress, metricsAddress } from './signals/servers.ts';

const secret = z.string().superRefine((value, context) => {
  const problem = secretProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** Several secrets, with commas between them. */
const secrets = z
  .string()
  .default('')
  .transform((text, context): string[] => {
    const parts = text.split(',').flatMap((part) => part.trim() || []);
    for (const message of new Set(parts.flatMap((part) => secretProblem(part) ?? []))) {
      context.addIssue({ code: 'custom', message });
    }
    return parts;
  });

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
export const httpUrl = z.url({ protocol: /^https?$/, error: 'is no http:// or https:// address' });

/** TLS, or this machine, where a stand-in may be. */
const tlsUrl = httpUrl.refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || hostname === '127.0.0.1';
}, 'is no https:// address');

/** How many proxies stand before us, or their addresses: whatever else forwards an address is not believed. */
const trustProxy = z
  .string()
  .default('')
  .transform((text, context): false | number | string[] => {
    if (text === '') return false;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const parts = text.split(',').map((part) => part.trim());
    if (!parts.every(isProxyAddress)) {
      context.addIssue({ code: 'custom', message: 'is neither a number of proxies nor their addresses' });
    }
    return parts;
  });

/** Settings of the web server; it knows neither database nor files. */
const webFields = {
  HOST: z.string().optional(),
  PORT: port.default(3000),
  PUBLIC_URL: httpUrl.transform((url) => new URL(url).origin).optional(),
  COOKIE_SECRET: secret,
  SERVICE_SECRET: secret,
  TRUST_PROXY: trustProxy,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The two ports above it are taken as well, by the APIs where they run alone. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_533).optional(),
};

const webSchema = z.object({
  ...webFields,
  CHULBAL_MODE: z.enum(['development', 'demo', 'production']).default('production'),
  USER_API_URL: httpUrl.default('http://127.0.0.1:3001'),
  POINTER_API_URL: httpUrl.default('http://127.0.0.1:3002'),
});

/** Settings of the servers; names as in the environment. Every default is documented in the README. */
const schema = z
  .object({
    ...webFields,
    NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
    USER_API_PORT: port.default(3001),
    POINTER_API_PORT: port.default(3002),
    DATA_DIR: z.string().default('./data'),
    DEMO_SEED: flag.default(true),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is no postgres:// address' }).optional(),
    MIGRATE_AT_START: flag.default(false),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().default('ap-northeast-2'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    ...messageFields,
    CLAMD_URL: z
      .string()
      .refine((text) => readClamdUrl(text) !== null, 'is no tcp://host:port or unix:///path')
      .optional(),
    WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
    TAX_OFFICE_URL: httpUrl.optional(),
    TAX_OFFICE_KEY: z.string().optional(),
    IDENTITY_URL: z.union([z.literal('stand-in'), tlsUrl]).optional(),
    IDENTITY_CLIENT_ID: z.string().optional(),
    IDENTITY_SECRET: z.string().optional(),
    IDENTITY_NAME: z.string().max(30).default('PASS'),
    USER_TOKEN_SECRET: secret,
    EVALUATOR_TOKEN_SECRET: secret,
    OPERATOR_TOKEN_SECRET: secret,
    DATA_KEY: secret,
    OTHER_DATA_KEYS: secrets,
    REQUESTS_A_MINUTE: z.coerce.number().int().min(1).default(3000),
  })
  .superRefine((env, context) => {
    for (const { name, message } of messageProblems(env)) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .refine((env) => env.S3_BUCKET || !(env.S3_ENDPOINT || env.S3_ACCESS_KEY || env.S3_SECRET_KEY), {
    path: ['S3_BUCKET'],
    message: 'is needed with the other S3 settings',
  })
  .refine((env) => Boolean(env.S3_ACCESS_KEY) === Boolean(env.S3_SECRET_KEY), {
    path: ['S3_SECRET_KEY'],
    message: 'and S3_ACCESS_KEY go together',
  })
  .refine((env) => !isUrl(env.IDENTITY_URL) || (env.IDENTITY_CLIENT_ID && env.IDENTITY_SECRET), {
    path: ['IDENTITY_URL'],
    message: 'needs IDENTITY_CLIENT_ID and IDENTITY_SECRET',
  })
  .refine((env) => new Set([env.DATA_KEY, ...env.OTHER_DATA_KEYS]).size === env.OTHER_DATA_KEYS.length + 1, {
    path: ['OTHER_DATA_KEYS'],
    message: 'must differ from each other and from DATA_KEY',
  });

/** Whether a service is named, and not the stand-in of this machine. */
function isUrl(text: string | undefined): text is string {
  return text !== undefined && text !== 'stand-in';
}

/** An address or network, or one of the names that the web framework knows for networks. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export type Env = z.output<typeof schema>;

export type WebMode = z.output<typeof webSchema>['CHULBAL_MODE'];

/** Settings of the web server, the same whether it is a process of its own or part of one. */
export type WebEnv = Omit<z.output<typeof webSchema>, 'CHULBAL_MODE' | 'HOST'> & { HOST: string };

/** The environment as it was given. */
type Given = Record<string, string | undefined>;

/** What a server cannot do without in production. */
export type ProductionEnv = Env & { DATABASE_URL: string; PUBLIC_URL: string };

/** Names of the secrets, in the order the README lists them. */
export const secretNames = [
  'USER_TOKEN_SECRET',
  'EVALUATOR_TOKEN_SECRET',
  'OPERATOR_TOKEN_SECRET',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'DATA_KEY',
] as const;

export type SecretName = (typeof secretNames)[number];

/**
 * Reads the environment once; an empty setting counts as none. Throws with one line per wrong setting and
 * never prints a value (S-16).
 */
export function parseEnv(given: Given): Env {
  return parseSettings(schema, given);
}

/** The same for production, where the database, the public address and every secret must be given. */
export function parseProductionEnv(given: Given): ProductionEnv {
  const env = parseEnv(given);
  const { DATABASE_URL, PUBLIC_URL } = env;
  if (!DATABASE_URL || !PUBLIC_URL) {
    const needed = { DATABASE_URL, PUBLIC_URL };
    const missing = Object.entries(needed).filter(([, value]) => !value);
    throw wrongSettings(missing.map(([name]) => `${name}: is needed in production`));
  }
  if (env.IDENTITY_URL === 'stand-in') throw wrongSettings(['IDENTITY_URL: the stand-in believes everybody']);
  return { ...env, DATABASE_URL, PUBLIC_URL };
}

/**
 * Settings of the web server as a process of its own: in production, unless `CHULBAL_MODE` says otherwise. Its secrets
 * follow the same rules as those of the APIs, and must differ from any of theirs that it is given. The demo listens on the
 * loopback only, and so do metrics unless `HOST` says otherwise.
 */
export function parseWebEnv(given: Given): { mode: WebMode; env: WebEnv; metricsAt: MetricsAddress | null } {
  const { CHULBAL_MODE: mode, ...env } = parseSettings(webSchema, given);
  if (mode === 'production' && !env.PUBLIC_URL) throw wrongSettings(['PUBLIC_URL: is needed in production']);
  const HOST = env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1');
  return { mode, env: { ...env, HOST }, metricsAt: metricsAddress(env, 'web') };
}

/** Settings by a schema; an empty one counts as none. Throws with one line per wrong setting and never prints a value (S-16). */
export function parseSettings<Schema extends z.ZodType>(asked: Schema, given: Given): z.output<Schema> {
  const settings = withoutEmpty(given);
  const parsed = asked.safeParse(settings);
  if (!parsed.success) {
    throw wrongSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${reason(issue)}`));
  }
  const doubled = secretNames.filter(
    (name, place) =>
      settings[name] && secretNames.slice(0, place).some((other) => settings[other] === settings[name]),
  );
  if (doubled.length > 0) {
    throw wrongSettings(doubled.map((name) => `${name}: must differ from every other secret`));
  }
  return parsed.data;
}

/** A start that is refused, with one line for each setting. */
export function wrongSettings(lines: readonly string[]): RefusedToStart {
  const list = lines.map((line) => `  ${line}`).join('\n');
  return new RefusedToStart(
    `설정이 잘못되어 시작하지 못했어요.\nThese settings keep the server from starting:\n${list}`,
  );
}

/** An empty setting counts as none. */
export function withoutEmpty(given: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function reason(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message;
}

/** Where files go, if a bucket is configured. */
export function s3Settings(env: Env): S3Settings | null {
  if (!env.S3_BUCKET) return null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  };
}

/** Who looks for viruses, if anybody is configured. */
export function virusScanner(env: Pick<Env, 'CLAMD_URL'>): VirusScanner | null {
  const address = env.CLAMD_URL ? readClamdUrl(env.CLAMD_URL) : null;
  return address && clamdAt(address);
}

/** Whom to ask how businesses stand, if anybody is configured. */
export function taxOfficeSettings(env: Env): { url: string; key?: string | undefined } | null {
  return env.TAX_OFFICE_URL ? { url: env.TAX_OFFICE_URL, key: env.TAX_OFFICE_KEY } : null;
}

/** Who says who somebody is in person, if anybody is configured; a stand-in is none of it. */
export function identitySettings(env: Env): IdentitySettings | null {
  const { IDENTITY_URL: url, IDENTITY_CLIENT_ID: clientId, IDENTITY_SECRET: secretKey } = env;
  if (!isUrl(url) || !clientId || !secretKey) return null;
  return { url, clientId, secret: secretKey, name: env.IDENTITY_NAME };
}
