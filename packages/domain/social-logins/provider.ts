import type { Bilingual } from '@chulbal/contract/language';
import * as oidc from 'openid-client';

/** How long a provider is waited for, in seconds. */
const TIMEOUT_S = 8;

/** One provider of the settings, by OpenID Connect. */
export type SocialSettings = {
  provider: string;
  name: Bilingual;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
};

/** What binds an answer to its question (OpenID Connect Core 3.1.2.1, RFC 7636). */
export type Binding = { state: string; nonce: string; verifier: string };

/** Somebody as the provider knows them. `email` only where the provider has checked it. */
export type SocialIdentity = { subject: string; email: string | null };

export type SocialAnswer =
  | { outcome: 'known'; identity: SocialIdentity }
  | { outcome: 'cancelled' }
  | { outcome: 'failed' }
  | { outcome: 'unreachable' };

export type SocialProvider = {
  readonly provider: string;
  readonly name: Bilingual;
  /** Where the browser goes; null when the provider does not answer. */
  begin(binding: Binding): Promise<string | null>;
  /** Reads the answer that the browser brings back (`query`: without the question mark). */
  finish(query: string, binding: Binding): Promise<SocialAnswer>;
};

/**
 * A provider by OpenID Connect: authorization code with PKCE, state and nonce, everything else as its discovery
 * document says. `redirectUri` is the one address that is registered with it.
 */
export function socialProviderAt(settings: SocialSettings, redirectUri: string): SocialProvider {
  const { provider, name, scope } = settings;
  let known: Promise<oidc.Configuration> | null = null;

  /** What the provider says of itself, asked once it is needed, and again where it has not answered. */
  function config(): Promise<oidc.Configuration> {
    if (known) return known;
    const asked = discover(settings);
    asked.catch(() => {
      known = null;
    });
    known = asked;
    return asked;
  }

  return {
    provider,
    name,
    async begin({ state, nonce, verifier }) {
      try {
        const address = oidc.buildAuthorizationUrl(await config(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      } catch (error) {
        if (outcomeOf(error) === 'unreachable') return null;
        throw error;
      }
    },
    async finish(query, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await config(), new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        // A subject that says nothing would make one person of everybody who has it.
        if (!claims?.sub.trim() || claims.sub.length > MOST_SUBJECT) return { outcome: 'failed' };
        return { outcome: 'known', identity: { subject: claims.sub, email: checkedEmail(claims) } };
      } catch (error) {
        return { outcome: outcomeOf(error) };
      }
    },
  };
}

/** Letters of a subject, as OpenID Connect Core 2 allows them. */
const MOST_SUBJECT = 255;

function discover({ issuer, clientId, clientSecret }: SocialSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_S,
    // The signature counts as well as the channel: plain HTTP is for a stand-in on this machine only, as the settings see to.
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

function checkedEmail(claims: oidc.IDToken): string | null {
  const { email, email_verified: checked } = claims;
  return checked === true && typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** A refused consent, a provider that is down or silent, or an answer that proves nothing. */
function outcomeOf(error: unknown): 'cancelled' | 'failed' | 'unreachable' {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return error.error === 'temporarily_unavailable' || error.error === 'server_error'
      ? 'unreachable'
      : 'failed';
  }
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'unreachable' : 'failed';
  if (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT') return 'unreachable';
  const root = error instanceof oidc.ClientError ? error.cause : error;
  if (root instanceof Response) return root.status >= 500 ? 'unreachable' : 'failed';
  return root instanceof TypeError ? 'unreachable' : 'failed';
}
