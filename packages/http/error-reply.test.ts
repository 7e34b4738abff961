import { fault } from '@chulbal/domain/fault';
import { expect, test } from 'vitest';
import { errorReply } from './error-reply.ts';

test.each([
  [
    fault('fileRefused'),
    'This file cannot be accepted. Please check that its content matches its extension.',
  ],
  [fault('fileRefused', { message: { ko: '잠겼어요.', en: 'It is locked.' } }), 'It is locked.'],
])('a fault says its row, or the same more closely', (refusal, message) => {
  expect(errorReply(refusal, 'en')).toMatchObject({ status: 422, body: { code: 4021, message } });
});
