import { changeTeam, createSubmitted, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('P-05 a dump of the database shows nothing of a person but the name', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const phone = '010-7777-1234';
  const team = await createSubmitted(db, {
    fields: memberFieldsOf(1, { tmPhone: phone, tmEmail: 'canary@canary.example', tmBirth: '2003-03-07' }),
  });
  await changeTeam(db, team, { 'members.member01.tmGrade': '3' });
  const names = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db.sql);
  const dumps = await Promise.all(
    names.rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db.sql),
    ),
  );
  const dump = dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  expect(dump).toContain('한칸서재');
  for (const canary of [phone, '01077771234', 'canary@canary', '2003-03-07']) {
    expect(dump).not.toContain(canary);
    expect(dump).not.toContain(Buffer.from(canary).toString('hex'));
  }
});
