import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login } from '@chulbal/contract/accounts';
import { myApplications } from '@chulbal/contract/materials/materials';
import { demoPeople } from '@chulbal/demo/accounts';
import { demoOperators } from '@chulbal/demo/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from './server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const secretNames = [
  'USER_TOKEN_SECRET',
  'EVALUATOR_TOKEN_SECRET',
  'OPERATOR_TOKEN_SECRET',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'DATA_KEY',
];

type Ended = { code: number; output: string };

/** Runs a server that is expected to refuse, and gives what it said. */
function runToEnd(entry: string, env: Record<string, string>, args: string[] = []): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, ...env }, timeout: 30_000 };
    execFile(process.execPath, [entry, ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

describe('the demo as a process', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
  }, 180_000);
  afterAll(() => product?.stop());

  async function call(endpoint: { path: string; method: string }, given: { body?: unknown; token?: string }) {
    const reply = await fetch(product.userApiUrl + endpoint.path, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
      },
      ...(given.body ? { body: JSON.stringify(given.body) } : {}),
    });
    return (await reply.json()) as {
      code: number;
      data: { accessToken: string; applications: { teamName: string | null }[] };
    };
  }

  test('serves on the ports it was given and prints address and demo accounts', async () => {
    const port = new URL(product.url).port;
    expect(product.output()).toContain(`http://localhost:${port}`);
    for (const { loginId, password } of Object.values(demoPeople)) {
      expect(product.output()).toContain(`${loginId}  /  ${password}`);
    }
    const { loginId, password, totpSecret } = demoOperators.owner;
    for (const text of [`${loginId}  /  ${password}`, totpSecret]) expect(product.output()).toContain(text);
    for (const url of [product.url, `${product.userApiUrl}/health`, `${product.pointerApiUrl}/health`]) {
      expect((await fetch(url)).status).toBe(200);
    }
  });

  test('listens on the loopback only', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    const ports = [product.url, product.userApiUrl, product.pointerApiUrl].map((url) =>
      Number(new URL(url).port),
    );
    for (const port of outside ? ports : []) {
      const refused = new Promise((resolve) => {
        const socket = connect({ host: outside?.address ?? '', port, timeout: 2000 });
        socket.on('connect', () => resolve(false) ?? socket.destroy());
        socket.on('error', () => resolve(true));
        socket.on('timeout', () => resolve(true) ?? socket.destroy());
      });
      expect(await refused).toBe(true);
    }
  });

  test('makes its own secrets, for its owner only', () => {
    const file = join(product.dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secrets = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    expect(secrets).toHaveLength(6);
    expect(new Set(secrets).size).toBe(6);
  });

  test('a second process on the same data folder refuses with a clear sentence', async () => {
    const second = await runToEnd('apps/all/start.mjs', { DATA_DIR: product.dataDir, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain('이 데이터 폴더는 다른 프로세스');
    expect(second.output).toContain('This data folder is in use by another process');
    expect(second.output).toContain(product.dataDir);
    expect(second.output).not.toMatch(/^\s+at /m);
    expect((await fetch(product.url)).status).toBe(200);
  });

  test('what is there outlives a kill and a stop; a lock that a kill left does not stand in the way', async () => {
    const { loginId, password } = demoPeople.submitted;
    const { data } = await call(login, { body: { loginId, password } });
    const mine = async () => (await call(myApplications, { token: data.accessToken })).data.applications;
    const before = await mine();
    expect(before.length).toBeGreaterThan(0);
    await product.kill();
    expect(existsSync(join(product.dataDir, 'lock'))).toBe(true);
    await product.restart();
    expect(await mine()).toEqual(before);
  });
});

describe('production refuses to start (S-16)', () => {
  const secrets = () =>
    Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-production-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const given = () => ({
    ...secrets(),
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PUBLIC_URL: 'https://chulbal.example',
  });
  const one = randomBytes(32).toString('hex');
  const servers = ['user-api', 'admin-api'];
  const entries = ['apps/all/start.mjs', 'apps/user-api/main.ts', 'apps/admin-api/main.ts'];

  test.each(entries)('%s without secrets, and with short or placeholder ones', async (entry) => {
    const { DATABASE_URL, PUBLIC_URL, DATA_DIR } = given();
    const none = await runToEnd(entry, { DATABASE_URL, PUBLIC_URL, DATA_DIR });
    expect(none.code).toBe(1);
    for (const name of secretNames) expect(none.output).toContain(`${name}: is missing`);

    const placeholder = 'change-me-change-me-change-me-change-me';
    const wrong = await runToEnd(entry, { ...given(), DATA_KEY: placeholder, COOKIE_SECRET: 'short-one' });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('DATA_KEY: is a placeholder');
    expect(wrong.output).toContain('COOKIE_SECRET: needs at least 32 characters');
    expect(wrong.output).not.toContain(placeholder);
    expect(wrong.output).not.toContain('short-one');
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  });

  test.each([
    [{ COOKIE_SECRET: 'abababab'.repeat(8) }, 'COOKIE_SECRET: is not random'],
    [{ COOKIE_SECRET: 'c'.repeat(10), SERVICE_SECRET: '' }, 'SERVICE_SECRET: is missing'],
    [{ COOKIE_SECRET: one, SERVICE_SECRET: one }, 'must differ from every other secret'],
    [{ TRUST_PROXY: 'proxy.local' }, 'TRUST_PROXY: is neither a number of proxies nor their addresses'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL: is needed in production'],
  ])('the web server, with a sentence and without a stack: %o', async (changes, sentence) => {
    const { code, output } = await runToEnd('apps/web/server/main.ts', { ...given(), ...changes });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^\s+at |node:internal/m);
  });

  test.each(servers)('%s where no database answers, with a sentence and without a stack', async (server) => {
    const { code, output } = await runToEnd('tools/serve.mjs', given(), [server]);
    expect(code).toBe(1);
    expect(output).toContain('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
    expect(output).not.toMatch(/^\s+at |node:internal/m);
  });

  test('apps/web/server/main.ts without secrets', async () => {
    const { PUBLIC_URL } = given();
    const none = await runToEnd('apps/web/server/main.ts', { PUBLIC_URL, PORT: '0' });
    expect(none.code).toBe(1);
    expect(none.output).toContain('SECRET');
  });
});
