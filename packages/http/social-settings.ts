import type { Bilingual } from '@chulbal/contract/language';
import { providerName } from '@chulbal/contract/social-logins';
import type { SocialSettings } from '@chulbal/domain/social-logins/provider';
import { withoutEmpty, wrongSettings } from './env.ts';

type Known = { name: Bilingual; issuer: string; scope: string };

/** What is the same for everybody who registers with these (their own documents of OpenID Connect discovery). */
const known: Readonly<Record<string, Known>> = {
  kakao: {
    name: { ko: '카카오', en: 'Kakao' },
    issuer: 'https://kauth.kakao.com',
    scope: 'openid account_email',
  },
  naver: {
    name: { ko: '네이버', en: 'Naver' },
    issuer: 'https://nid.naver.com',
    scope: 'openid email',
  },
  google: {
    name: { ko: '구글', en: 'Google' },
    issuer: 'https://accounts.google.com',
    scope: 'openid email',
  },
};

/**
 * The providers of social log-in: `SOCIAL_PROVIDERS=kakao,school`, and for each of them `KAKAO_CLIENT_ID`,
 * `KAKAO_CLIENT_SECRET` and, where it is not known, `SCHOOL_ISSUER`, `SCHOOL_NAME` and `SCHOOL_NAME_EN`. None where nothing
 * is set. @throws RefusedToStart with one line for each wrong setting, never with a value (S-16).
 */
export function socialSettings(given: Record<string, string | undefined>): SocialSettings[] {
  const env = withoutEmpty(given);
  const names = (env.SOCIAL_PROVIDERS ?? '').split(',').map((name) => name.trim());
  const wrong: string[] = [];
  const settings = names.filter(Boolean).map((provider, place) => {
    if (!providerName.safeParse(provider).success || names.indexOf(provider) !== place) {
      wrong.push('SOCIAL_PROVIDERS: is no list of different short names such as kakao,naver');
    }
    const key = provider.toUpperCase();
    const usual = known[provider];
    const needed = (name: string, fallback?: string) => {
      const value = env[`${key}_${name}`] ?? fallback;
      if (!value) wrong.push(`${key}_${name}: is missing`);
      return value ?? '';
    };
    const issuer = needed('ISSUER', usual?.issuer);
    if (issuer && !isIssuer(issuer)) wrong.push(`${key}_ISSUER: is no https:// address`);
    const ko = needed('NAME', usual?.name.ko);
    return {
      provider,
      issuer,
      name: { ko, en: env[`${key}_NAME_EN`] ?? usual?.name.en ?? ko },
      clientId: needed('CLIENT_ID'),
      clientSecret: needed('CLIENT_SECRET'),
      scope: env[`${key}_SCOPE`] ?? usual?.scope ?? 'openid email',
    };
  });
  if (wrong.length > 0) throw wrongSettings([...new Set(wrong)]);
  return settings;
}

/** TLS, or this machine, where a stand-in may be. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
}
