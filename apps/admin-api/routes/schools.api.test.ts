import { loadSchools } from '@chulbal/contract/seasons/operators';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices } from '@chulbal/testing/api';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

let db: Db;
let api: AdminApi;
let token: string;
beforeAll(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files: temporaryStore(), clock: () => seasonNow }));
  const { operatorId } = await createOperator(db);
  token = await operatorToken(db, { operatorId, now: seasonNow });
});

async function load(bytes: Uint8Array, size = bytes.length) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `${loadSchools.path}?size=${size}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const header = '행정표준코드,학교명,학교종류명,시도명';
const utf8 = (...lines: string[]) => new TextEncoder().encode([header, ...lines].join('\r\n'));

test('an operator loads the ministry’s list, and is told of every line that was refused', async () => {
  const list = utf8(
    'S1,가락고등학교,고등학교,서울특별시',
    'S2,어딘가,공동실습소,서울특별시',
    'S3,,고등학교,서울특별시',
  );
  expect(await load(list)).toMatchObject({
    code: 200,
    data: {
      added: 1,
      changed: 0,
      refusedInAll: 2,
      refused: [
        { line: 3, reason: 'kindUnknown', text: 'S2,어딘가,공동실습소,서울특별시' },
        { line: 4, reason: 'nameMissing', text: 'S3,,고등학교,서울특별시' },
      ],
    },
  });
  expect(await load(list)).toMatchObject({ data: { added: 0, changed: 0 } });
  const renamed = utf8('S1,새가락고등학교,고등학교,서울특별시');
  expect(await load(renamed)).toMatchObject({ data: { added: 0, changed: 1 } });
  const entry = await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').executeTakeFirst();
  expect(entry).toMatchObject({ action: 'schools.load', after: { listed: 1, added: 1, refused: 2 } });
});

test('in the ministry’s own encoding, letters beyond EUC-KR too', async () => {
  // “학교명,학교종류명,시도명 / 똠고등학교,고등학교,서울”: 똠 (8c 63) is in CP949 only.
  const cp949 = Buffer.from(
    'c7d0b1b3b8ed2cc7d0b1b3c1beb7f9b8ed2cbdc3b5b5b8ed0a' +
      '8c63b0edb5eec7d0b1b32cb0edb5eec7d0b1b32cbcadbfef0a',
    'hex',
  );
  expect(await load(cp949)).toMatchObject({ data: { added: 1, refusedInAll: 0 } });
  const names = await db.sql.selectFrom('schools').select('name').execute();
  expect(names.map(({ name }) => name)).toContain('똠고등학교');
});

test('a list without a column it needs, of another size or too large is refused', async () => {
  const list = new TextEncoder().encode('학교명,시도명\n가,서울\n');
  expect(await load(list)).toMatchObject({
    status: 400,
    data: { fields: { csv: '‘학교종류명’ 열이 없어요.' } },
  });
  expect(await load(list, list.length + 1)).toMatchObject({ code: 4022 });
  expect(await load(list, list.length - 1)).toMatchObject({ code: 4022 });
  expect(await load(list, 20_000_001)).toMatchObject({ code: 4020 });
});

test('S-15 whatever the bytes, there is no 5xx', async () => {
  const nasty = fc.constantFrom(
    '\u0000',
    '"',
    ',',
    '\n',
    '가',
    "'",
    '\\',
    '%',
    '초등학교',
    '서울',
    '😀',
    'x'.repeat(300),
  );
  const line = fc.array(nasty, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const lines = fc.array(line, { maxLength: 6 }).map((all) => utf8(...all));
  const row = fc
    .array(nasty, { minLength: 1, maxLength: 5 })
    .map((name) => utf8(`C${name.join('')},${name.join('')}고,고등학교,서울`));
  await fc.assert(
    fc.asyncProperty(fc.oneof(lines, row, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
      const { status } = await load(bytes);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});
