import { publicUrl } from '@chulbal/testing/factories';
import { createMarket, marketCloses, marketNow, marketReveals } from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { requestReveal } from '../investment/reveal.commands.ts';
import { findExhibitionWork } from './exhibition.queries.ts';

test('the exhibition’s next deadlines, and what waits for whom', async () => {
  const db = await testDb();
  const owner = await createOperator(db, { name: '한지우' });
  const viewer = await createOperator(db, { role: 'viewer' });
  const work = (actor: OperatorActor, now: Date) => findExhibitionWork(db, actor, { language: 'ko', now });
  expect(await work(owner, marketNow)).toBeNull();

  const { igNo, icNos } = await createMarket(db);
  expect(await work(owner, marketNow)).toMatchObject({
    ...{ igNo, name: '2026 온라인 전시', waits: [] },
    deadlines: [
      { what: 'marketCloses', at: marketCloses.toISOString() },
      { what: 'reveals', at: marketReveals.toISOString() },
      { what: 'closes' },
    ],
  });

  // A new version of a page that is shown waits as the first did.
  await db.sql
    .updateTable('companies')
    .set({ lastState: 'submitted', submittedVersion: 2 })
    .where('icNo', '=', icNos[0] ?? 0)
    .execute();
  for (const text of ['그림이 남의 것이에요', '같은 그림을 봤어요']) {
    await db.sql
      .insertInto('companyReports')
      .values({ icNo: icNos[0] ?? 0, reason: 'copyright', text, reportedAt: marketNow })
      .execute();
  }
  const pages = [
    { kind: 'pages', count: 1 },
    { kind: 'reports', count: 2 },
  ];
  expect((await work(owner, marketNow))?.waits).toEqual(pages);
  expect((await work(viewer, marketNow))?.waits).toEqual([]);

  const due = [...pages, { kind: 'revealDue', count: 1 }];
  expect((await work(owner, marketReveals))?.waits).toEqual(due);
  await requestReveal(db, owner, { igNo, publicUrl, now: marketReveals });
  const asked = [...pages, { kind: 'revealRequest', count: 1 }];
  expect((await work(owner, marketReveals))?.waits).toEqual(asked);
});
