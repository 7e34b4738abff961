import { createDraft, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, it } from 'vitest';
import { openFields } from '../places.queries.ts';
import { cleanDrafts } from './clean-drafts.commands.ts';
import { restoreDraft } from './drafts.commands.ts';
import { getApplicationView } from './queries.ts';

it('P-04 takes numbers out of drafts and versions from before they were refused, once', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const { actor, teamNo } = await createDraft(db);
  const other = await createDraft(db);
  const before = await getApplicationView(db, actor, { teamNo });
  const number = '주민번호 900101-1234567 입니다';
  const sealed = db.vault.seal(JSON.stringify({ ...before.fields, teamChar: number }));
  for (const table of ['applications', 'draftVersions'] as const) {
    await db.sql
      .updateTable(table)
      .set({ fieldsSealed: sealed, draftChecked: false })
      .where('teamNo', '=', teamNo)
      .execute();
  }
  await db.sql.updateTable('applications').set({ draftChecked: false }).execute();
  expect(await cleanDrafts(db)).toBeGreaterThan(2);
  expect(await cleanDrafts(db)).toBe(0);
  const { fields, version } = await getApplicationView(db, actor, { teamNo });
  const { teamChar: _, ...rest } = before.fields;
  expect(fields).toEqual(rest);
  const rows = await db.sql
    .selectFrom('draftVersions')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .orderBy('version')
    .execute();
  for (const row of rows) expect(JSON.stringify(openFields(db, row.fieldsSealed))).not.toContain('900101');
  const asked = { teamNo, version, language: 'ko' as const, now: seasonNow };
  expect(JSON.stringify(await restoreDraft(db, actor, asked))).not.toContain('900101');
  const untouched = await getApplicationView(db, other.actor, { teamNo: other.teamNo });
  expect(untouched.fields.teamChar).toBe(before.fields.teamChar);
});
