import { randomUUID } from 'node:crypto';
import { campus, createDraft, memberKeyOf, newPhone, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { submitApplication } from '../entry/submit.commands.ts';
import { resendInvitation } from './invitations.commands.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

test('S-10 nobody makes us write to one stranger after the other by entering them as members', async () => {
  const { actor, teamNo, version } = await createDraft(db, { members: 1 });
  const submit = (seen: number, now: Date) =>
    submitApplication(db, actor, {
      teamNo,
      version: seen,
      idempotencyKey: randomUUID(),
      language: 'ko',
      publicUrl,
      now,
    });
  await submit(version, seasonNow);
  for (let turn = 1; turn <= 14; turn += 1) {
    const now = new Date(seasonNow.getTime() + turn * 1_000);
    const phone = newPhone();
    const changes = {
      [`members.${memberKeyOf(1)}.tmPhone`]: phone,
      [`members.${memberKeyOf(1)}.tmEmail`]: `stranger${turn}@test.example`,
    };
    const saved = await saveDraft(db, actor, { ...campus, teamNo, baseVersion: 999, changes, now });
    const receipt = await submit(saved.version, now);
    expect(receipt.version, 'a submission stands all the same').toBe(turn + 1);
  }
  const sent = await db.sql
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'sms')
    .where('about', 'like', 'member:%')
    .orderBy('id')
    .execute();
  expect(sent).toHaveLength(10);

  // Who really was the last one gets the link when the leader asks for it later.
  const { tmNo } = await db.sql
    .selectFrom('members')
    .select('tmNo')
    .where('teamNo', '=', teamNo)
    .where('memberKey', '=', memberKeyOf(1))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  const resend = (minutes: number) =>
    resendInvitation(db, actor, {
      teamNo,
      tmNo,
      language: 'ko',
      publicUrl,
      now: new Date(seasonNow.getTime() + minutes * 60_000),
    });
  await expect(resend(1)).rejects.toMatchObject({ error: 'tooManyRequests' });
  await resend(20);
});
