import { randomBytes } from 'node:crypto';
import { userInfo } from '@chulbal/contract/accounts';
import { z } from 'zod';
import { Sealer } from './sealed.ts';

/** The three kinds of account; each has its own cookies, tokens and API. */
export type Area = 'user' | 'evaluator' | 'operator';

export const areas = ['user', 'evaluator', 'operator'] as const satisfies readonly Area[];

/** Cookie prefixes of the specification. */
const prefixes = { user: 'user_', evaluator: 'pointer_', operator: 'operator_' } as const;
/** Browsers keep no cookie for longer. */
const DEVICE_SECONDS = 400 * 24 * 3600;

const parts = ['access', 'refresh', 'info'] as const;

/** What is remembered beside the tokens, sealed. `expiresAt`: end of the access token, ms since the epoch. */
const sealedInfo = z.object({
  who: userInfo,
  expiresAt: z.number(),
  refreshFor: z.number(),
  persistent: z.boolean(),
});

export type SessionState = z.output<typeof sealedInfo> & { access: string; refresh: string };

export type SetCookie = { name: string; value: string; maxAge?: number; httpOnly: boolean };

/** Reads and writes the cookies of a session. `secure`: the site is reached over TLS. */
export class SessionCookies {
  /** One per area: what was sealed as an evaluator is nobody as a user (S-08). */
  readonly #sealers: Record<Area, Sealer>;
  readonly secure: boolean;

  constructor(secret: string, secure: boolean) {
    const sealerOf = (area: Area) => new Sealer(secret, `session of ${area}`);
    this.#sealers = {
      user: sealerOf('user'),
      evaluator: sealerOf('evaluator'),
      operator: sealerOf('operator'),
    };
    this.secure = secure;
  }

  name(area: Area, part: (typeof parts)[number]): string {
    return `${this.secure ? '__Host-' : ''}${prefixes[area]}${part}`;
  }

  /** Whether any session cookie is there, of whatever area. */
  any(cookies: Record<string, string | undefined>): boolean {
    return areas.some((area) => parts.some((part) => cookies[this.name(area, part)] !== undefined));
  }

  /** The session of a browser. One that has lost its access token only is due to be renewed. */
  async read(area: Area, cookies: Record<string, string | undefined>): Promise<SessionState | null> {
    const [access, refresh, sealed] = parts.map((part) => cookies[this.name(area, part)]);
    if (!refresh || !sealed) return null;
    const info = sealedInfo.safeParse(await this.#sealers[area].open(sealed));
    if (!info.success) return null;
    return access ? { ...info.data, access, refresh } : { ...info.data, access: '', refresh, expiresAt: 0 };
  }

  /** Cookies for a session, or the ones that end it. One that is not to stay has no age and goes with the browser. */
  async write(area: Area, state: SessionState | null): Promise<SetCookie[]> {
    const secrets = await this.#secrets(area, state);
    if (area === 'user') return secrets;
    const forgotten = area === 'evaluator' && !state ? [this.pledgeStatus(null)] : [];
    return [...secrets, this.#end(area, state), ...forgotten];
  }

  /**
   * `pledgeStatus` of the specification: "false" means that the pledge of the track and stage last asked for is not
   * signed. It says what the database said; nothing is ever decided by it. Null takes it away.
   */
  pledgeStatus(signed: boolean | null): SetCookie {
    const name = `${this.secure ? '__Host-' : ''}${prefixes.evaluator}pledgeStatus`;
    return signed === null
      ? { name, value: '', maxAge: 0, httpOnly: true }
      : { name, value: String(signed), httpOnly: true };
  }

  /** When the session ends if nothing renews it, ms since the epoch: for scripts, which warn in time. */
  #end(area: Area, state: SessionState | null): SetCookie {
    const name = `${this.secure ? '__Host-' : ''}${prefixes[area]}ends`;
    if (!state) return { name, value: '', maxAge: 0, httpOnly: false };
    return { name, value: String(Date.now() + state.refreshFor * 1000), httpOnly: false };
  }

  /** What this browser is known by since its first log-in, or what it will be: random, and opens nothing. */
  device(cookies: Record<string, string | undefined>): string {
    const kept = cookies[this.#deviceName];
    return kept && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url');
  }

  keepDevice(device: string): SetCookie {
    return { name: this.#deviceName, value: device, maxAge: DEVICE_SECONDS, httpOnly: true };
  }

  get #deviceName(): string {
    return `${this.secure ? '__Host-' : ''}device`;
  }

  async #secrets(area: Area, state: SessionState | null): Promise<SetCookie[]> {
    if (!state)
      return parts.map((part) => ({ name: this.name(area, part), value: '', maxAge: 0, httpOnly: true }));
    const { access, refresh, ...info } = state;
    const values = { access, refresh, info: await this.#sealers[area].seal(info) };
    return parts.map((part) => ({
      name: this.name(area, part),
      value: values[part],
      httpOnly: true,
      ...(state.persistent ? { maxAge: state.refreshFor } : {}),
    }));
  }

  /** The header text: path `/`, `SameSite=Lax`, `Secure` behind TLS. */
  serialize({ name, value, maxAge, httpOnly }: SetCookie): string {
    return [
      `${name}=${value}`,
      'Path=/',
      ...(maxAge === undefined ? [] : [`Max-Age=${Math.floor(maxAge)}`]),
      ...(httpOnly ? ['HttpOnly'] : []),
      ...(this.secure ? ['Secure'] : []),
      'SameSite=Lax',
    ].join('; ');
  }
}

/** The cookies of a `Cookie` header; the first of a name counts. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (name in cookies) continue;
    const value = pair.slice(at + 1).trim();
    cookies[name] = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  }
  return cookies;
}
