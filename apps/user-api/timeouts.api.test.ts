import { once } from 'node:events';
import { connect } from 'node:net';
import { login } from '@chulbal/contract/accounts';
import { timeouts } from '@chulbal/http/timeouts';
import { userApiServices } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { afterEach, expect, test, vi } from 'vitest';
import { createUserApi } from './app.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a JSON body that does not come whole is given up after half a minute, in the caller’s language', async () => {
  const db = await testDb();
  const services = userApiServices({ db, files: temporaryStore(), clock: () => new Date() });
  const { app } = await createUserApi(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { server } = app;
  expect(server).toMatchObject({
    headersTimeout: timeouts.headMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.idleMs,
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const asked = once(server, 'request');
  const head = `POST ${login.path} HTTP/1.1\r\nhost: x\r\naccept-language: en\r\ncontent-type: application/json`;
  socket.write(`${head}\r\ncontent-length: 900\r\n\r\n{"loginId":`);
  await asked;
  vi.advanceTimersByTime(timeouts.bodyMs);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Please check what you entered');
  await app.close();
});
