import { approvedCompany, companyContent } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { listGuardianTerms } from '../accounts/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { consentToName } from './commands.ts';
import { getCompanyDetail } from './detail.queries.ts';

const language = 'ko';
const [now, open] = [
  new Date(new Date(String(exhibitionPlan.writesFrom)).getTime() + 3_600_000),
  new Date(String(exhibitionPlan.opensAt)),
];

test('P-02 a page names a child under 14 only with the guardian’s consent beside the child’s own', async () => {
  const db = await testDb();
  await seedTerms(db, { now: seasonNow });
  await publishedSeason(db, { now: seasonNow });
  const team = await createSubmitted(db);
  await selectForExhibition(db, [team.teamNo]);
  const { igNo } = await publishedExhibition(db);
  const { teamNo, actor } = team;
  const content = companyContent('빗물장부');
  const { icNo } = await approvedCompany(db, actor, { igNo, teamNo, content, now });
  await db.sql
    .updateTable('accounts')
    .set({ guardianConsentedAt: now })
    .where('id', '=', actor.userId)
    .execute();
  const named = async () =>
    (await getCompanyDetail(db, null, { igNo, icNo, preview: false, language, now: open })).team;
  const { company } = await consentToName(db, actor, {
    ...{ icNo, agreed: true, part: '센서 회로', language, now: open },
  });
  expect(company?.names[0]).toMatchObject({ isMe: true, agreed: true, needsGuardian: true });
  expect(await named()).toEqual([]);
  const terms = await listGuardianTerms(db, { language, now });
  const version = terms.find(({ term }) => term === 'childName')?.version ?? '';
  const say = (agreed: boolean) =>
    db.sql
      .insertInto('consents')
      .values({ accountId: actor.userId, term: 'childName', version, agreed, givenBy: 'guardian', at: now })
      .execute();
  await say(true);
  expect(await named()).toMatchObject([{ part: '센서 회로' }]);
  await say(false);
  expect(await named()).toEqual([]);
});
