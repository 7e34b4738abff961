import { hash } from 'node:crypto';
import { videoPlayers } from '@chulbal/contract/files/values';

const videoHosts = videoPlayers.map(({ host }) => `https://${host}`);

/** A document without its nonces, and the policy that lets exactly its own inline scripts run. */
export type SecuredDocument = { body: Buffer; policy: string };

const inlineScript = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Swaps the render's nonce for hashes, so that a page can be kept and sent again (S-14). Only scripts that
 * carry the nonce were written by us; a script that came in with content gets no hash and does not run. `document` has one
 * character a byte (latin1): nothing is decoded, and scripts are hashed as they are sent.
 */
export function secureDocument(document: string, nonce: string, development: boolean): SecuredDocument {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of document.matchAll(inlineScript)) {
    if (!` ${attributes}`.includes(mark) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`);
  }
  const body = Buffer.from(document.replaceAll(mark, ''), 'latin1');
  return { body, policy: contentPolicy([...hashes], development) };
}

/** The policy of a page whose inline scripts have these hashes. In development the reload socket is let in. */
export function contentPolicy(scriptHashes: readonly string[], development: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${videoHosts.join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Headers that every reply carries. `secure`: the site is reached over TLS. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
