import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type ClamdStandIn, eicar, startStandInClamd } from '@chulbal/testing/clamd';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ClamdAddress, clamdAt, readClamdUrl } from './clamd.ts';

test.each<[string, ClamdAddress | null]>([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix://run/clamd.ctl', null],
  ['http://127.0.0.1:3310', null],
  ['tcp://127.0.0.1:3310/x', null],
  ['127.0.0.1:3310', null],
])('%s is the address of a scanner: %o', (text, address) => {
  expect(readClamdUrl(text)).toEqual(address);
});

let clamd: ClamdStandIn;
beforeEach(async () => {
  clamd = await startStandInClamd();
});
afterEach(() => clamd.close());

const scanner = (url = clamd.url, options = {}) => clamdAt(readClamdUrl(url) ?? { path: '' }, options);
const bytes = (...parts: (string | Buffer)[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe('a virus scanner', () => {
  test('finds EICAR, also where it comes in pieces, and nothing in other bytes', async () => {
    expect(await scanner().scan(bytes('%PDF-1.7 ', Buffer.alloc(3_000_000, 7)))).toBe('clean');
    expect(await scanner().scan(bytes('a', eicar.slice(0, 20), '', eicar.slice(20), 'b'))).toBe('infected');
    expect(await scanner().scan(bytes())).toBe('clean');
    expect(clamd.state.scanned).toBe(3);
  });

  test('says that a file is more than it takes, while the rest is still on its way', async () => {
    clamd.state.most = 1_000;
    const source = bytes(...Array.from({ length: 200 }, () => Buffer.alloc(65_536)));
    expect(await scanner().scan(source)).toBe('tooLarge');
  });

  test('answers at a socket of the machine too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chulbal-clamd-'));
    const local = await startStandInClamd(join(folder, 'clamd.ctl'));
    onTestFinished(async () => {
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await scanner(local.url).ping();
    expect(await scanner(local.url).scan(bytes(eicar))).toBe('infected');
  });

  test.each(['down', 'silent', 'odd'] as const)('that is %s is no scanner', async (mood) => {
    clamd.state.mood = mood;
    const impatient = scanner(clamd.url, { timeoutMs: 300 });
    await expect(impatient.scan(bytes('x'))).rejects.toThrow(/./);
    await expect(impatient.ping()).rejects.toThrow(/./);
  });

  test('that does not exist is none either, and a file that cannot be read is not clean', async () => {
    await expect(scanner('tcp://127.0.0.1:1').scan(bytes('x'))).rejects.toThrow('ECONNREFUSED');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('x');
        throw new Error('the disk is gone');
      })(),
    );
    const patient = scanner(clamd.url, { timeoutMs: 3_600_000 });
    await expect(patient.scan(broken)).rejects.toThrow('the disk is gone');
  });
});
