import type { SocialSettings } from '@chulbal/domain/social-logins/provider';
import {
  type Env,
  parseEnv,
  parseProductionEnv,
  secretNames,
  type WebMode,
  withoutEmpty,
} from '@chulbal/http/env';
import { storedSecrets } from '@chulbal/http/secrets';
import { socialSettings } from '@chulbal/http/social-settings';
import { lockDataFolder } from './data-lock.ts';

export type Settings = {
  mode: WebMode;
  env: Env;
  /** Providers of social log-in. */
  social: SocialSettings[];
  /** Gives the data folder back, where this process has taken it. */
  unlock(): void;
};

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** Development when asked for, production where a database is given, else the demo. */
export function modeOf(given: Record<string, string | undefined>, flags: readonly string[]): WebMode {
  if (flags.includes('--dev')) return 'development';
  return given.DATABASE_URL ? 'production' : 'demo';
}

/**
 * Reads the environment and, where the database is embedded, takes the data folder. Demo and development
 * make their own random secrets and listen on the loopback only; production has neither. What works beside the process
 * that has the folder does not take it. Throws RefusedToStart.
 */
export function readSettings(
  given: Record<string, string | undefined>,
  flags: readonly string[],
  { takesFolder = true } = {},
): Settings {
  const mode = modeOf(given, flags);
  if (mode === 'production') {
    return { mode, env: parseProductionEnv(given), social: socialSettings(given), unlock: () => {} };
  }

  const { HOST, ...rest } = withoutEmpty(given);
  const host = HOST && loopback.includes(HOST) ? HOST : '127.0.0.1';
  const dataDir = rest.DATA_DIR ?? './data';
  const unlock = rest.DATABASE_URL || !takesFolder ? () => {} : lockDataFolder(dataDir);
  try {
    const env = parseEnv({ ...storedSecrets(dataDir, secretNames), ...rest, HOST: host, DATA_DIR: dataDir });
    return { mode, env, social: socialSettings(given), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
