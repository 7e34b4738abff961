import { expect, test } from 'vitest';
import { isReadableBody } from './readable-body.ts';

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';

test.each([
  ['/auth/login', form, 'a=1', true],
  ['/auth/login', `${form}; charset=utf-8`, 'a=%', true],
  ['/auth/login', 'Application/X-WWW-Form-Urlencoded', '', true],
  ['/auth/login', multipart, part, true],
  ['/auth/login', multipart, 'no parts', false],
  ['/auth/login', 'multipart/form-data', part, false],
  ['/auth/login', 'application/json', '{}', false],
  ['/auth/login', 'text/plain', 'a=1', false],
  ['/auth/login', undefined, 'a=1', false],
  ['/command/apply', 'application/json', '{}', true],
  ['/command/toolkit', form, 'a=1', false],
  ['/console/command/operators', 'application/json', '{}', true],
  ['/pointer/command/pledge', 'application/json', '{}', true],
  ['/console/session', 'application/json', '{}', true],
  ['/auth/session', 'application/json', '{}', true],
  ['/auth/session', form, 'a=1', false],
  ['/auth/passkey', 'application/json', '{}', true],
  ['/console/passkey', 'application/json', '{}', true],
  ['/pointer/passkey', 'application/json', '{}', true],
  ['/auth/passkey', form, 'a=1', false],
  ['/console/confirm', form, 'a=1', false],
  ['/console/login', 'application/json', '{}', false],
  ['/console/login', form, 'a=1', true],
  ['/console/commands/operators', 'application/json', '{}', false],
])('%s takes %s "%s": %s', async (path, contentType, body, readable) => {
  expect(await isReadableBody(path, contentType, Buffer.from(body))).toBe(readable);
});
