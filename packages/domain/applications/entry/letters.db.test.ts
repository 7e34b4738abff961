import {
  changeTeam,
  createSubmitted,
  memberFieldsOf,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { listMessages } from '../../outbox/queries.ts';
import { answerInvitation } from '../members/invitations.commands.ts';
import { cancelApplication } from './submit.commands.ts';

test('the receipt mail leads to the receipt', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const { teamNo } = await createSubmitted(db);
  const texts = (await listMessages(db, { limit: 50 })).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('SHA-256'))).toEqual([
    expect.stringContaining(`${publicUrl}/apply/receipt/${teamNo}`),
  ]);
});

test('names that look like addresses are no links in any letter of an application', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const name = 'http://evil.example 상금';
  const about = { language: 'ko', publicUrl, now: seasonNow } as const;
  const fields = { ...memberFieldsOf(1, { tmName: name }), 'leader.tmName': name };
  const team = await createSubmitted(db, { teamName: name, fields });
  await db.sql.updateTable('members').set({ confirmedAt: seasonNow }).execute();
  const changed = await changeTeam(db, team, { 'members.member01.tmBirth': '2001-01-01' });
  await submitTeam(db, changed);
  const again = (await listMessages(db, { limit: 50 })).find(
    ({ text }) => text.includes('고쳤어요') && text.includes('token='),
  );
  const token = /token=([\w-]{43})/.exec(again?.text ?? '')?.[1] ?? '';
  await answerInvitation(db, null, { ...about, token, answer: 'refuse' });
  await cancelApplication(db, team.actor, { ...about, teamNo: team.teamNo });

  const messages = await listMessages(db, { limit: 50 });
  const subjects = new Set(messages.map(({ channel, subject }) => (channel === 'sms' ? 'sms' : subject)));
  // Links by SMS, word of them, word of changes, two receipts, a refusal, a cancellation to the leader and to members.
  expect(subjects.size).toBe(7);
  for (const { subject, text, html } of messages) {
    expect(text).toContain('evil·example');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|http:\/\/evil/);
  }
});
