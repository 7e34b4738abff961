import { webhookEvents } from '@chulbal/contract/webhooks.values';
import {
  campus,
  changeTeam,
  createDraft,
  createSubmitted,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { createHook } from '@chulbal/testing/webhooks';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { confirmAnnouncement, requestAnnouncement } from '../announcements/commands.ts';
import { decideAppeal, makeAppeal } from '../announcements/objections.commands.ts';
import { releaseDue } from '../announcements/release.commands.ts';
import { usualTemplates } from '../announcements/templates.rules.ts';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { undoWithdrawal, withdrawTeam } from '../withdrawals/commands.ts';
import { listDeliveries } from './queries.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * 3_600_000);

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
});

async function told(webhookNo: number) {
  const { content } = await listDeliveries(db, { webhookNo, page: 1, size: 100, publicUrl });
  return content.toReversed().map(({ body }) => JSON.parse(body));
}

test('what happens to an application is told, in its order, with numbers and without a person', async () => {
  const { webhookNo } = await createHook(db, { events: [...webhookEvents] });
  const draft = await createDraft(db, { teamName: '한칸서재' });
  const { teamNo } = draft;
  await submitTeam(db, draft);
  const changed = await changeTeam(db, draft, { teamName: '두칸서재' });
  await submitTeam(db, changed);
  const asked = { teamNo, language: 'ko', publicUrl, now: at(1) } as const;
  await cancelApplication(db, draft.actor, asked);
  const { version } = await changeTeam(db, changed, { teamName: '세칸서재' });
  await submitTeam(db, { ...draft, version });
  const out = { teamNo, reason: '유학을 가게 됐어요', publicUrl, now: at(2) };
  const { withdrawalId } = await withdrawTeam(db, operator, out);
  await undoWithdrawal(db, operator, { ...out, withdrawalId, now: at(3) });

  const all = await told(webhookNo);
  const data = { season: 2026, trackNo: campus.trackNo, teamNo, number: '3-0001' };
  const url = `${publicUrl}/admin/application/query/detail?teamNo=${teamNo}`;
  expect(all).toEqual(
    [
      ['application.submitted', seasonNow, 'submitted', 1],
      ['application.submitted', seasonNow, 'submitted', 2],
      ['application.cancelled', at(1), 'draft', 2],
      ['application.submitted', seasonNow, 'submitted', 3],
      ['application.withdrawn', at(2), 'cancelled', 3],
      ['application.restored', at(3), 'submitted', 3],
    ].map(([type, time, status, of]) => ({
      type,
      timestamp: (time as Date).toISOString(),
      data: { ...data, status, version: of, url },
    })),
  );
  expect(JSON.stringify(all)).not.toMatch(/칸서재|윤서준|010-|@/);
});

test('so is a result, and an appeal against it, but not what it says', async () => {
  const { webhookNo } = await createHook(db, {
    events: ['result.announced', 'appeal.filed', 'appeal.decided'],
  });
  const team = await createSubmitted(db);
  const second = await createOperator(db);
  await finalisedVersion(db, {
    ...{ ...stage, by: [operator, second], now: seasonNow },
    teams: [{ teamNo: team.teamNo, decision: 'cut' }],
  });
  const { announcementId } = await requestAnnouncement(db, operator, {
    ...{ ...stage, resultVersion: 1, releaseAt: at(2).toISOString(), appealUntil: at(50).toISOString() },
    ...{ verifyUntil: null, templates: usualTemplates, shows: { averages: true, comments: 'none' } },
    ...{ publicUrl, now: at(1) },
  });
  await confirmAnnouncement(db, second, { announcementId, now: at(1) });
  await releaseDue(db, { now: at(2), publicUrl });
  const { teamNo } = team;
  await makeAppeal(db, team.actor, { teamNo, stageNo: 2, text: '점수를 다시 봐 주세요', now: at(3) });
  const { id } = await db.sql.selectFrom('appeals').select('id').executeTakeFirstOrThrow();
  const decision = { id, decision: 'rejected' as const, answer: '기준대로예요' };
  await decideAppeal(db, operator, { ...decision, publicUrl, now: at(4) });

  const all = await told(webhookNo);
  const data = { season: 2026, ...stage };
  const read = `${publicUrl}/admin/result/query/version?trackNo=3&stageNo=2&version=1`;
  const detail = `${publicUrl}/admin/application/query/detail?teamNo=${teamNo}`;
  expect(all).toEqual([
    {
      type: 'result.announced',
      timestamp: at(2).toISOString(),
      data: { ...data, version: 1, url: read },
    },
    {
      type: 'appeal.filed',
      timestamp: at(3).toISOString(),
      data: { ...data, teamNo, status: 'open', url: detail },
    },
    {
      type: 'appeal.decided',
      timestamp: at(4).toISOString(),
      data: { ...data, teamNo, status: 'rejected', url: detail },
    },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/점수|기준대로/);
});

test('each webhook hears of what it has chosen, by the same id; a paused one hears of it later', async () => {
  const one = await createHook(db);
  const paused = await createHook(db);
  const other = await createHook(db, { events: ['appeal.filed'] });
  await db.sql
    .updateTable('webhooks')
    .set({ pausedAt: seasonNow })
    .where('webhookNo', '=', paused.webhookNo)
    .execute();
  await createSubmitted(db);
  const rows = await db.sql
    .selectFrom('webhookDeliveries')
    .select(['webhookNo', 'messageId'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ webhookNo }) => webhookNo)).toEqual([one.webhookNo, paused.webhookNo]);
  expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await told(other.webhookNo)).toEqual([]);
});

test('what does not happen is not told', async () => {
  const { webhookNo } = await createHook(db);
  const draft = await createDraft(db);
  const failing = db.transaction(async (tx) => {
    await submitTeam(tx, draft);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await told(webhookNo)).toEqual([]);
});
