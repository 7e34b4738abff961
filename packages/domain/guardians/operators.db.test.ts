import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createWaitingGuardian, linkSentTo } from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { sendGuardianLink } from './commands.ts';
import { getGuardianRequest, listWaitingGuardians } from './queries.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * DAY);

test('P-02 guardians who wait are listed masked, who lapses first first; who has lapsed is not', async () => {
  const db = await testDb();
  const { consentNo: late } = await createWaitingGuardian(db, { askedAt: at(-1), until: at(4) });
  const { consentNo: soon } = await createWaitingGuardian(db, {
    ...{ phone: '010-7111-4402', askedAt: at(-4), until: at(1) },
  });
  await createWaitingGuardian(db, { askedAt: at(-5), until: now });
  const list = await listWaitingGuardians(db, { page: 1, size: 20, operatorId: 0, now });
  expect(list.content.map(({ consentNo, day }) => [consentNo, day])).toEqual([
    [soon, 5],
    [late, 2],
  ]);
  expect(list).toMatchObject({
    totalElements: 2,
    content: [{ guardian: '한O윤', phone: '010-****-4402', opened: false }, {}],
  });
});

test('an operator sends the link again: a new one, as often as anybody may, on record, and not once it has lapsed', async () => {
  const db = await testDb();
  const actor = await createOperator(db, { role: 'privacyOfficer' });
  const phone = '010-7111-4403';
  const { consentNo } = await createWaitingGuardian(db, { phone, askedAt: now, until: at(5) });
  const send = (moment: Date) => sendGuardianLink(db, actor, { consentNo, publicUrl, now: moment });
  await send(now);
  const token = await linkSentTo(db, phone);
  expect(await getGuardianRequest(db, { token, now })).toMatchObject({ until: at(5).toISOString() });
  await expect(send(now)).rejects.toMatchObject({ error: 'tooManyRequests' });
  await expect(send(at(5))).rejects.toMatchObject({ error: 'linkExpired' });
  const entries = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'objectId'])
    .orderBy('sequence')
    .execute();
  expect(entries).toEqual([{ action: 'guardian.sendLink', objectId: String(consentNo) }]);
});
