import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TOTP, URI } from 'otpauth';
import { type Product, startProduct } from './server.ts';

/** What the command prints of an owner, read as a person and their authenticator app would. */
export type PrintedOwner = { loginId: string; password: string; authenticator: TOTP };

/**
 * The product as a foundation installs it: nothing in its database but the owner whom `npm run create-owner`
 * made before the first start. Ends with `product.stop()`.
 */
export async function startEmptyProduct(): Promise<{ product: Product; owner: PrintedOwner }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-empty-'));
  const env = { DATA_DIR: dataDir, DEMO_SEED: 'false' };
  try {
    const owner = await createOwner(env, 'owner@league.example', '남궁바다');
    return { product: await startProduct(env), owner };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function createOwner(env: Record<string, string>, email: string, name: string): Promise<PrintedOwner> {
  const command = ['run', '-s', 'create-owner', '--', '--email', email, '--name', name];
  const { NODE_ENV: _, VITEST: __, DATABASE_URL: ___, ...own } = process.env;
  const { stdout } = await promisify(execFile)('npm', command, {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { ...own, ...env },
  });
  const uri = /otpauth:\S+/.exec(stdout)?.[0] ?? '';
  const password = /one-time password\s+(\S+)/.exec(stdout)?.[1];
  const authenticator = URI.parse(uri);
  if (!(authenticator instanceof TOTP) || !password) throw new Error(`No owner in:\n${stdout}`);
  return { loginId: email, password, authenticator };
}
