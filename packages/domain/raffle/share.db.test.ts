import { createAccount } from '@chulbal/testing/accounts';
import { createEvent } from '@chulbal/testing/events';
import { seasonNow as now } from '@chulbal/testing/factories';
import { userActor } from '@chulbal/testing/raffle';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { getRecommender } from './commands.ts';
import { getRecommenderShare } from './share.queries.ts';

test('a link has a picture for a code that somebody active has, while there is an event', async () => {
  const db = await testDb();
  const refused = expect.objectContaining({ error: 'notFound' });
  const { id } = await createAccount(db);
  const { code } = await getRecommender(db, userActor(id), { now });
  const picture = (asked: string) => getRecommenderShare(db, { code: asked, language: 'ko', now });
  await expect(picture(code)).rejects.toEqual(refused);
  await createEvent(db);
  const drawn = await picture(code);
  expect((await picture(` ${code.toLowerCase()}`)).equals(drawn)).toBe(true);
  await expect(picture('ZZZZZZ')).rejects.toEqual(refused);
  await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  await expect(picture(code)).rejects.toEqual(refused);
});
