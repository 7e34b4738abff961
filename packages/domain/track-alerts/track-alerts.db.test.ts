import { createAccount } from '@chulbal/testing/accounts';
import { campus, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, it } from 'vitest';
import { mintUser } from '../actor.ts';
import { listMessages } from '../outbox/queries.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { listTrackAlerts, setTrackAlert, tellOpened } from './commands.ts';

const ko = { language: 'ko' as const };

it('tells everybody who asked once, when the track opens, and nobody who took it back', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const { stages } = await getTrackRules(db, campus.trackNo);
  const opensAt = stages[0]?.opensAt ?? seasonNow;
  const before = new Date(opensAt.getTime() - 60_000);
  const [first, second] = [mintUser((await createAccount(db)).id), mintUser((await createAccount(db)).id)];
  const ask = (actor: typeof first, on: boolean) =>
    setTrackAlert(db, actor, { trackNo: campus.trackNo, on, ...ko, now: before });
  await ask(first, true);
  await ask(first, true);
  await ask(second, true);
  await ask(second, false);
  expect(await listTrackAlerts(db, first, ko)).toEqual([
    { ...campus, lane: 3, trackName: '캠퍼스', opensAt: opensAt.toISOString() },
  ]);
  expect(await listTrackAlerts(db, second, ko)).toEqual([]);
  expect(await tellOpened(db, { publicUrl, now: before })).toBe(0);
  expect(await tellOpened(db, { publicUrl, now: opensAt })).toBe(1);
  expect(await tellOpened(db, { publicUrl, now: opensAt })).toBe(0);
  const sent = await listMessages(db, { limit: 10 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(`${publicUrl}/apply/${campus.trackNo}/${campus.stageNo}`);
  expect(await listTrackAlerts(db, first, ko)).toEqual([]);
  await expect(
    setTrackAlert(db, first, { trackNo: 9_999, on: true, ...ko, now: before }),
  ).rejects.toMatchObject({ error: 'notFound' });
});

it('tells until the track closes, and not at that moment any more', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const { stages } = await getTrackRules(db, campus.trackNo);
  const closesAt = stages[0]?.closesAt ?? seasonNow;
  const actor = mintUser((await createAccount(db)).id);
  const before = new Date((stages[0]?.opensAt ?? seasonNow).getTime() - 60_000);
  await setTrackAlert(db, actor, { trackNo: campus.trackNo, on: true, ...ko, now: before });
  expect(await tellOpened(db, { publicUrl, now: closesAt })).toBe(0);
  expect(await tellOpened(db, { publicUrl, now: new Date(closesAt.getTime() - 1) })).toBe(1);
});
