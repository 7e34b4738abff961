import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdminApi } from '@chulbal/admin-api/app';
import { login, myProfile } from '@chulbal/contract/accounts';
import { uploadFile } from '@chulbal/contract/files/files';
import type { Db } from '@chulbal/domain/db';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { parseWebEnv } from '@chulbal/http/env';
import { accessToken, testSecrets, testSigners, userApiServices } from '@chulbal/testing/api';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { createDraft, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testVault } from '@chulbal/testing/test-db';
import { createUserApi } from '@chulbal/user-api/app';
import { createWebServer } from '@chulbal/web/server/web-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../tools/postgres-server.ts';
import { findPostgres } from '../../tools/programs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chulbal-outage-'));
const disk = join(folder, 'files');
const plan = pdf();
const json = { 'content-type': 'application/json', 'accept-language': 'en' };

let postgres: PostgresServer;
let db: Db;
let token: string;
let teamNo: number;
let userApi: FastifyInstance;
let adminApi: FastifyInstance;
let web: FastifyInstance;

async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

describe.runIf(findPostgres())(
  'R-01: what is gone for a while is 503 with Retry-After, and comes back by itself',
  () => {
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true });
      ({ db } = openPostgresDb(postgres.url, testVault, 4));
      const now = seasonNow;
      await prepareDatabase(db, { now });
      await publishedSeason(db, { now });
      const draft = await createDraft(db, { files: [] });
      teamNo = draft.teamNo;
      token = await accessToken(db, { kind: 'user', accountId: draft.actor.userId, now });
      const shared = { db, files: diskStore(disk), clock: () => now };
      ({ app: userApi } = await createUserApi(userApiServices(shared)));
      ({ app: adminApi } = await createAdminApi({
        ...shared,
        signers: { evaluator: testSigners.evaluator, operator: testSigners.operator },
        sessionSecrets: { evaluator: testSecrets.evaluator, operator: testSecrets.operator },
        serviceSecret: testSecrets.service,
        requestsAMinute: 1_000_000,
        publicUrl: 'http://127.0.0.1:3000',
      }));
      const { env } = parseWebEnv({
        CHULBAL_MODE: 'demo',
        USER_API_URL: await listening(userApi),
        POINTER_API_URL: await listening(adminApi),
        COOKIE_SECRET: randomBytes(32).toString('hex'),
        SERVICE_SECRET: testSecrets.service,
      });
      // A page with a form, whose route makes a refusal of whatever goes wrong.
      web = await createWebServer({
        env,
        mode: 'demo',
        handle: async (request, visit) => {
          const form = await request.formData();
          const answer = await visit.attempt(login, {
            loginId: 'a@test.example',
            password: 'never mind',
            stayLoggedIn: false,
          });
          const said = answer.ok ? '' : answer.error.message;
          return new Response(`${form.get('loginId')} ${said}`, { status: answer.ok ? 200 : 422 });
        },
      });
    });
    afterAll(async () => {
      await web.close();
      await userApi.close();
      await adminApi.close();
      await db.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const readiness = async () => {
      const replies = await Promise.all([userApi, adminApi, web].map((app) => app.inject({ url: '/ready' })));
      return replies.map((reply) => reply.statusCode);
    };
    const needs = async () => (await userApi.inject({ url: '/ready' })).json().needs;
    const profile = () =>
      userApi.inject({ url: myProfile.path, headers: { ...json, authorization: `Bearer ${token}` } });
    const send = () =>
      web.inject({
        method: 'POST',
        url: '/auth/login',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': 'en',
          origin: 'http://localhost:80',
        },
        payload: 'loginId=typed%40test.example',
      });
    const store = () =>
      userApi.inject({
        method: 'POST',
        url: `${uploadFile.path}?${new URLSearchParams({ teamNo: String(teamNo), slot: 'business', fileName: 'a.pdf', size: String(plan.length) })}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        payload: plan,
      });

    test('with everything there all three are alive and ready', async () => {
      expect(await readiness()).toEqual([200, 200, 200]);
      expect(await needs()).toEqual({ database: true, migrations: true, storage: true });
      expect((await profile()).statusCode).toBe(200);
    });

    test('PostgreSQL stops: alive, not ready, 503 in the caller’s language; it starts: as before', async () => {
      await postgres.kill();
      for (const app of [userApi, adminApi, web]) {
        expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
      }
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([503, 503, 503]);
      expect(await needs()).toEqual({ database: false, migrations: false, storage: true });

      const refused = await profile();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.json()).toMatchObject({
        code: 503,
        message: expect.stringContaining('What you entered is kept'),
        data: { error: 'unavailable', retryAfter: 5 },
      });

      const form = await send();
      expect(form.statusCode).toBe(503);
      expect(form.headers['retry-after']).toBeDefined();
      expect(form.body).toBe(
        'typed@test.example The service is not available right now. What you entered is kept; please try again shortly.',
      );

      await postgres.restart();
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 200, 200]);
      expect((await profile()).statusCode).toBe(200);
      expect((await send()).statusCode).toBe(422);
    });

    test('the disk is gone: pages of people stay, an upload is 503; it is back: as before', async () => {
      renameSync(disk, `${disk}.away`);
      writeFileSync(disk, 'no folder');
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([503, 503, 503]);
      expect(await needs()).toEqual({ database: true, migrations: true, storage: false });
      expect((await profile()).statusCode).toBe(200);
      const refused = await store();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');

      rmSync(disk);
      renameSync(`${disk}.away`, disk);
      await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 200, 200]);
      expect((await store()).statusCode).toBe(200);
    });

    test('an API is gone: the web server is alive, not ready, and its forms stay', async () => {
      await userApi.close();
      await expect
        .poll(async () => (await web.inject({ url: '/ready' })).json().needs, { timeout: 20_000 })
        .toEqual({
          userApi: false,
          pointerApi: true,
        });
      const form = await send();
      expect(form.statusCode).toBe(503);
      expect(form.headers['retry-after']).toBeDefined();
      expect(form.body).toContain('typed@test.example');
    });
  },
);
