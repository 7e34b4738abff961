import { text } from 'node:stream/consumers';
import { applicationFilter, exportColumn } from '@chulbal/contract/applications/operators';
import { createSubmitted, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { openDocument } from '../../files/documents.commands.ts';
import { exportApplications } from '../exports/commands.ts';
import { revealPeople } from './disclosure.commands.ts';

const member = { tmPhone: '010-7777-1234', tmEmail: 'canary@canary.example', tmBirth: '2003-03-07' };

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

test('P-05 a dump of the database shows nothing of what operators were shown, read and exported', async () => {
  const { teamNo } = await createSubmitted(db, { fields: memberFieldsOf(1, member) });
  const actor = await createOperator(db, { email: 'operator.canary@canary.example' });
  const asked = { reason: '연락처 확인', now: seasonNow };

  const people = await revealPeople(db, actor, { teamNo, ...asked });
  expect(JSON.stringify(people)).toContain(member.tmPhone);
  const file = await db.sql.selectFrom('files').select('serverFileName').executeTakeFirstOrThrow();
  await openDocument(db, actor, { ...file, now: seasonNow });
  const { stream } = await exportApplications(
    db,
    actor,
    {
      format: 'csv',
      filter: applicationFilter.parse({}),
      columns: exportColumn.options,
      language: 'ko',
      ...asked,
    },
    { store: temporaryStore(), clock: () => seasonNow },
  );
  const exported = await text(stream);
  for (const canary of Object.values(member)) expect(exported).toContain(canary);

  const names = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db.sql);
  const dumps = await Promise.all(
    names.rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db.sql),
    ),
  );
  const dump = dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  for (const action of ['people.reveal', 'document.read', 'applications.export', 'application.submit']) {
    expect(dump).toContain(action);
  }
  for (const canary of [...Object.values(member), '01077771234', 'operator.canary', 'canary@canary']) {
    expect(dump).not.toContain(canary);
    expect(dump).not.toContain(Buffer.from(canary).toString('hex'));
  }
});
