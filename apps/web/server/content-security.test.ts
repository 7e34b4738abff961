import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy, secureDocument, securityHeaders } from './content-security.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('S-14: only the scripts that the framework wrote may run', () => {
  const page = [
    '<html><head><link rel="modulepreload" nonce="N1" href="/a.js"/></head><body>',
    '<script nonce="N1">window.a = "출발";</script>',
    '<script nonce="N1" type="module" async="">import "/a.js";\nimport("/b.js")</script>',
    '<script>stolen()</script>',
    '<script nonce="guess">stolen()</script>',
    '<script nonce="N1" src="/c.js"></script>',
    '</body></html>',
  ].join('');
  const { body, policy } = secureDocument(Buffer.from(page).toString('latin1'), 'N1', false);

  test('each gets its hash', () => {
    expect(policy).toContain(hashOf('window.a = "출발";'));
    expect(policy).toContain(hashOf('import "/a.js";\nimport("/b.js")'));
  });

  test('a script that came in with content gets none', () => {
    expect(policy).not.toContain(hashOf('stolen()'));
    expect(policy.match(/sha256-/g)).toHaveLength(2);
  });

  test('the nonce does not leave the server, so that the page can be kept', () => {
    expect(body.toString()).not.toContain('N1');
    expect(body.toString()).toContain('<script>window.a = "출발";</script>');
  });

  test('there is no unsafe-inline for scripts, no object, no framing, and frames of video hosts only', () => {
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]));
    expect(directives.get('script-src')).not.toContain('unsafe');
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directives.get('frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://tv.naver.com https://play-tv.kakao.com',
    );
  });

  test('the reload socket is let in in development only', () => {
    expect(contentPolicy([], true)).toContain('ws:');
    expect(contentPolicy([], false)).not.toContain('ws:');
  });
});

test('HSTS is said behind TLS only', () => {
  expect(securityHeaders(true)).toHaveProperty('strict-transport-security');
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});
