import { z } from 'zod';

export type Mode = 'development' | 'demo' | 'production';

/** There are no built-in secrets: demo and development make their own at random (S-16). */
const secret = z
  .string()
  .min(32, 'needs at least 32 characters')
  .refine(
    (text) => !/change.?me|secret|password|example|default/i.test(text),
    'is a placeholder, not a secret',
  );

/** How many proxies stand before us, or their addresses: whatever else forwards an address is not believed. */
const trustProxy = z
  .string()
  .default('')
  .transform((text) =>
    text === '' ? false : /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim()),
  );

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  USER_API_URL: z.url().default('http://127.0.0.1:3001'),
  POINTER_API_URL: z.url().default('http://127.0.0.1:3002'),
  COOKIE_SECRET: secret,
  SERVICE_SECRET: secret,
  PUBLIC_URL: z
    .url()
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: trustProxy,
});

export type WebEnv = z.output<typeof schema> & { HOST: string };

/** How a web server that is a process of its own runs: in production, unless `CHULBAL_MODE` says otherwise. */
export function readMode(source: Record<string, string | undefined>): Mode {
  return z
    .enum(['development', 'demo', 'production'])
    .default('production')
    .parse(source.CHULBAL_MODE || undefined);
}

/**
 * Reads the web server's settings. The demo listens on the loopback only. Throws with one line per wrong
 * setting; a missing or placeholder secret is one, in every mode.
 */
export function readWebEnv(source: Record<string, string | undefined>, mode: Mode): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The web server's settings are wrong.\n${lines.join('\n')}`);
  }
  const env = result.data;
  if (mode === 'production' && env.PUBLIC_URL === undefined) {
    throw new Error('PUBLIC_URL must be set in production.');
  }
  return { ...env, HOST: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1') };
}
