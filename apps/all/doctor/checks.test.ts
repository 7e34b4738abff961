import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, createServer as createTls, TLSSocket } from 'node:tls';
import type { Backup } from '@chulbal/domain/backups/queries';
import { clamdAt } from '@chulbal/domain/files/clamd';
import { diskStore } from '@chulbal/domain/files/disk-store';
import { schemaFit } from '@chulbal/domain/schema-fit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../testing/self-signed.ts';
import { checkTarget, judgeBackups } from './backup-check.ts';
import { judgeFacts, judgeKey, judgeSchema } from './database-check.ts';
import { checkDisk, checkStore, judgeDisk } from './files-check.ts';
import { type Finding, kindOf, lineOf } from './finding.ts';
import { judgeDistrust } from './mail-certificate.ts';
import {
  checkAnswers,
  checkCertificate,
  checkMailServer,
  checkReady,
  checkVirusScanner,
  judgeCertificate,
} from './services-check.ts';

const now = new Date('2026-03-02T01:00:00Z');
const GIB = 1024 ** 3;

/** What was found, in short: every finding says in both languages what to do, or that all is well. */
function levels(findings: readonly Finding[]): string[] {
  for (const { ko, en } of findings) expect([ko, en].every((text) => text.length > 0)).toBe(true);
  return findings.map(({ level, about }) => `${level} ${about}`);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the database', () => {
  const said = { version: 170_002, collation: 'C.UTF-8', timezone: 'UTC' };
  const facts = { ...said, hasTrigrams: true, writes: true, clock: now };
  test.each([
    ['as it should be', {}, ['ok database', 'ok clock']],
    ['with another collation', { collation: 'ko_KR.UTF-8' }, ['ok database', 'warning database', 'ok clock']],
    ['without trigrams', { hasTrigrams: false }, ['ok database', 'fault database', 'ok clock']],
    ['in another time zone', { timezone: 'Asia/Seoul' }, ['ok database', 'fault database', 'ok clock']],
    ['that only reads', { writes: false }, ['ok database', 'fault database', 'ok clock']],
    ['a little apart', { clock: new Date(now.getTime() - 5_000) }, ['ok database', 'warning clock']],
    ['an hour ahead', { clock: new Date(now.getTime() + 3_600_000) }, ['ok database', 'fault clock']],
  ])('%s', (_, over, found) => {
    expect(levels(judgeFacts({ ...facts, ...over }, now, new Date(now.getTime() + 20)))).toEqual(found);
  });

  test('a slow answer is no clock apart', () => {
    const clock = new Date(now.getTime() + 4_000);
    expect(levels(judgeFacts({ ...facts, clock }, now, new Date(now.getTime() + 8_000)))).toContain(
      'ok clock',
    );
  });

  test.each([
    [['1', '2'], 'ok'],
    [['1'], 'fault'],
    [['1', '2', '3'], 'warning'],
    [['1', '2', '3.contract'], 'fault'],
  ])('with the migrations %j', (applied, level) => {
    expect(levels([judgeSchema(schemaFit(['1', '2'], applied))])).toEqual([`${level} migrations`]);
  });

  test('its key', () => {
    expect(levels([judgeKey(true), judgeKey(false)])).toEqual(['ok DATA_KEY', 'fault DATA_KEY']);
  });
});

describe('the storage', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'chulbal-doctor-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  test('is written, read, listed and emptied again', async () => {
    const store = diskStore(folder());
    expect(levels(await checkStore(store, 'S3_BUCKET'))).toEqual(['ok S3_BUCKET']);
    for await (const { name } of store.list()) throw new Error(`${name} was left`);
  });

  const denied = async () => {
    throw Object.assign(new Error('canary'), { name: 'AccessDenied' });
  };
  test.each([
    ['PutObject', { write: denied }],
    ['GetObject', { read: denied }],
    ['DeleteObject', { remove: denied }],
    ['GetObject', { read: async () => null }],
    ['ListBucket', { async *list() {} }],
  ])('without the right to %s', async (right, without) => {
    const [finding] = await checkStore({ ...diskStore(folder()), ...without }, 'S3_BUCKET');
    expect(finding).toMatchObject({ level: 'fault', en: expect.stringContaining(right) });
    expect(JSON.stringify(finding)).not.toContain('canary');
  });

  test('a disk with room, with little and with none', () => {
    const found = [100 * GIB, 2 * GIB, GIB / 4].map((free) => judgeDisk(free, 'DATA_DIR'));
    expect(levels(found)).toEqual(['ok DATA_DIR', 'warning DATA_DIR', 'fault DATA_DIR']);
  });

  test('a folder that is none', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(levels(await checkDisk(join(file, 'data'), 'DATA_DIR'))).toEqual(['fault DATA_DIR']);
  });
});

describe('mail', () => {
  /** As much of a mail server as greets; `offers` is what it can do. */
  const mailServer = (offers: string[]) =>
    createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 mail.test\r\n');
      socket.on('data', (data) => {
        const isHello = /^EHLO/.test(data.toString());
        const lines = ['mail.test', ...offers];
        const hello = lines.map((line, n) => `250${n === lines.length - 1 ? ' ' : '-'}${line}\r\n`).join('');
        socket.write(isHello ? hello : '454 not now\r\n');
      });
    });

  test('a server without TLS is taken with a warning', async () => {
    const port = await listening(mailServer(['SIZE 1000']));
    const found = await checkMailServer(`smtp://127.0.0.1:${port}`);
    expect(levels(found)).toEqual(['warning SMTP_URL']);
    expect(found[0]?.en).toContain('without TLS');
  });

  test('none, and one that does not answer or does not take our log-in', async () => {
    expect(levels(await checkMailServer(undefined))).toEqual(['warning SMTP_URL']);
    expect(levels(await checkMailServer('smtp://canary:canary@127.0.0.1:9'))).toEqual(['fault SMTP_URL']);
    const port = await listening(mailServer(['AUTH PLAIN']));
    const found = await checkMailServer(`smtp://canary:canary@127.0.0.1:${port}`);
    expect(levels(found)).toEqual(['fault SMTP_URL']);
    expect(JSON.stringify(found)).not.toContain('canary');
  });
});

describe('the certificate of a mail server', () => {
  const shown = { host: 'mail.example.kr', names: 'mx1.example.kr', until: '2026-01-31' };
  test.each([
    ['of another name', 'ERR_TLS_CERT_ALTNAME_INVALID', 'is for mx1.example.kr, not for mail.example.kr'],
    ['that has ended', 'CERT_HAS_EXPIRED', 'ended on 2026-01-31'],
    ['that has not begun', 'CERT_NOT_YET_VALID', 'clocks'],
    ['signed by itself', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'signed by itself'],
    ['of an unknown authority', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown authority'],
  ])('%s', (_, code, said) => {
    const finding = judgeDistrust({ ...shown, code });
    expect(levels([finding])).toEqual(['fault SMTP_URL']);
    expect(finding.en).toContain(said);
  });

  test('is named where a server offers STARTTLS with it, and where all is TLS', async () => {
    const certified = { key: selfSigned.key, cert: selfSigned.cert };
    const offering = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 mail.test\r\n');
      socket.on('data', function answer(data) {
        if (/^EHLO/.test(data.toString())) socket.write('250-mail.test\r\n250 STARTTLS\r\n');
        if (!/^STARTTLS/.test(data.toString())) return;
        socket.off('data', answer);
        socket.write('220 go ahead\r\n', () => {
          const secure = new TLSSocket(socket, {
            isServer: true,
            secureContext: createSecureContext(certified),
          });
          secure.on('error', () => {});
        });
      });
    });
    const whole = createTls(certified, (socket) => socket.on('error', () => {}).write('220 mail.test\r\n'));
    for (const url of [
      `smtp://canary:canary@127.0.0.1:${await listening(offering)}`,
      `smtps://canary:canary@127.0.0.1:${await listening(whole)}`,
    ]) {
      const found = await checkMailServer(url);
      expect(levels(found)).toEqual(['fault SMTP_URL']);
      expect(found[0]?.en).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
      expect(JSON.stringify(found)).not.toContain('canary');
    }
  });
});

describe('services over HTTP', () => {
  const answering = (status: number, body = '{}') =>
    listening(createHttp((_, reply) => void reply.writeHead(status).end(body)));

  test.each([
    [200, 'ok'],
    [401, 'ok'],
    [503, 'fault'],
  ])('one that answers %d', async (status, level) => {
    const url = `http://canary:canary@127.0.0.1:${await answering(status)}/send?key=canary`;
    const found = await checkAnswers('SMS_URL', url);
    expect(levels(found)).toEqual([`${level} SMS_URL`]);
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  test('one that is not there, and none', async () => {
    expect(levels(await checkAnswers('SMS_URL', 'http://127.0.0.1:9'))).toEqual(['fault SMS_URL']);
    expect(await checkAnswers('SMS_URL', undefined)).toEqual([]);
  });

  test('our own servers say what they lack', async () => {
    const at = async (status: number, body: string) => `http://127.0.0.1:${await answering(status, body)}`;
    expect(levels(await checkReady('PUBLIC_URL', await at(200, '{}')))).toEqual(['ok PUBLIC_URL']);
    const needs = JSON.stringify({ needs: { database: true, storage: false } });
    const [lacking] = await checkReady('PUBLIC_URL', await at(503, needs));
    expect(lacking).toMatchObject({ level: 'fault', en: expect.stringContaining('(storage)') });
    expect(levels(await checkReady('PUBLIC_URL', 'http://127.0.0.1:9'))).toEqual(['warning PUBLIC_URL']);
  });

  test('a certificate is renewed in time', async () => {
    const inDays = (days: number) => judgeCertificate(new Date(now.getTime() + days * 86_400_000), now);
    expect(levels([inDays(60), inDays(14), inDays(13), inDays(-1)])).toEqual([
      'ok TLS',
      'ok TLS',
      'warning TLS',
      'fault TLS',
    ]);
    expect(levels(await checkCertificate('http://127.0.0.1:9', now))).toEqual(['warning PUBLIC_URL']);
    expect(await checkCertificate('https://127.0.0.1:9', now)).toEqual([]);
  });
});

describe('backups', () => {
  const made = (hours: number, over: Partial<Backup> = {}): Backup => ({
    ...{
      startedAt: now,
      endedAt: new Date(now.getTime() - hours * 3_600_000),
      outcome: 'done',
      name: 'a',
      reason: null,
    },
    ...{ databaseBytes: 1, files: 1, fileBytes: 1, sentFiles: 1, sentBytes: 1, missingFiles: 0 },
    ...over,
  });
  test.each([
    ['none', { done: null, tried: null }, ['fault backup']],
    ['one of last night', { done: made(7), tried: made(7) }, ['ok backup']],
    ['one of the night before', { done: made(31), tried: made(31) }, ['fault backup']],
    [
      'a failed try since',
      { done: made(7), tried: made(1, { outcome: 'failed', reason: 'ENOSPC' }) },
      ['ok backup', 'warning backup'],
    ],
    [
      'files that are gone',
      { done: made(7, { missingFiles: 2 }), tried: made(7) },
      ['ok backup', 'warning backup'],
    ],
  ])('%s', (_, last, found) => {
    expect(levels(judgeBackups(last, now))).toEqual(found);
  });

  test('their destination', async () => {
    expect(levels(await checkTarget({}))).toEqual(['warning BACKUP_KEY']);
    const wrong = await checkTarget({ BACKUP_KEY: 'canary', BACKUP_DIR: '/backups' });
    expect(levels(wrong)).toEqual(['fault BACKUP_DIR']);
    expect(JSON.stringify(wrong)).not.toContain('canary');
  });
});

test('an error is told by its kind', () => {
  expect(kindOf(new Error('canary'))).toBe('Error');
  expect(
    kindOf(new Error('canary', { cause: Object.assign(new Error('canary'), { code: 'ECONNREFUSED' }) })),
  ).toBe('ECONNREFUSED');
  expect(kindOf('canary')).toBe('unknown');
});

test('a finding is a line, and what to do is in two languages', () => {
  expect(lineOf({ level: 'ok', about: 'TLS', ko: '좋아요', en: 'fine' })).toBe(
    '  ✓ TLS              좋아요 · fine',
  );
  expect(lineOf({ level: 'fault', about: 'TLS', ko: '고치세요', en: 'mend it' })).toBe(
    '  ✗ TLS              고치세요\n                     mend it',
  );
});

test('a virus scanner, where there is one', async () => {
  const port = await listening(createServer((socket) => socket.end('PONG\0')));
  const at = (where: number) => clamdAt({ host: '127.0.0.1', port: where });
  expect(levels(await checkVirusScanner(at(port)))).toEqual(['ok CLAMD_URL']);
  expect(levels(await checkVirusScanner(at(1)))).toEqual(['warning CLAMD_URL']);
  expect(await checkVirusScanner(null)).toEqual([]);
});
