import { createPicture, createPopup, createPoster, popupDraft, posterDraft } from '@chulbal/testing/displays';
import { campus, seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { isInContent, isInPublishedContent } from '../files/content-files.queries.ts';
import { deleteDisplay, orderDisplays, savePopup, savePoster, setDisplayHidden } from './commands.ts';
import { findPoster, listPopups, listPosters, listWrittenPopups } from './queries.ts';

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

const titles = async (at = now, language: 'ko' | 'en' = 'ko') =>
  (await listPopups(db, { language, now: at })).map(({ popupTitle }) => popupTitle);

test('popups are shown in their period and order, in English those that have one, unless hidden', async () => {
  const first = await createPopup(db, editor, { titleKo: '하나', hidden: false });
  const second = await createPopup(db, editor, {
    ...{ titleKo: '둘', titleEn: 'Two', contentEn: '<p>Yes</p>', hidden: false },
    ...{ from: now.toISOString(), until: hours(2).toISOString() },
  });
  const hidden = await createPopup(db, editor, { titleKo: '아직' });
  expect(await titles()).toEqual(['하나', '둘']);
  expect(await titles(hours(-1))).toEqual(['하나']);
  expect(await titles(hours(2))).toEqual(['하나']);
  expect(await titles(now, 'en')).toEqual(['Two']);
  const displayNos = [second, hidden, first].map(({ displayNo }) => displayNo);
  await orderDisplays(db, editor, { kind: 'popup', displayNos, now });
  expect(await titles()).toEqual(['둘', '하나']);
  const fewer = orderDisplays(db, editor, { kind: 'popup', displayNos: displayNos.slice(1), now });
  await expect(fewer).rejects.toMatchObject({ error: 'editedElsewhere' });
});

test('a number is given once: a popup that follows a deleted one is another to the cookie', async () => {
  const { displayNo } = await createPopup(db, editor);
  await deleteDisplay(db, editor, { kind: 'popup', displayNo, now });
  expect(await listWrittenPopups(db)).toEqual([]);
  expect((await createPopup(db, editor)).displayNo).toBeGreaterThan(displayNo);
});

test('posters are of a year and perhaps of a track', async () => {
  await publishedSeason(db, { now });
  await createPoster(db, editor, { titleKo: '리그', hidden: false });
  await createPoster(db, editor, { titleKo: '지난해', year: 2025, hidden: false });
  await createPoster(db, editor, { titleKo: '캠퍼스', trackNo: campus.trackNo, hidden: false });
  const list = async (year?: number) =>
    (await listPosters(db, { language: 'ko', now, ...(year ? { year } : {}) })).map((one) => one.posterTitle);
  expect(await list()).toEqual(['리그', '캠퍼스']);
  expect(await list(2025)).toEqual(['지난해']);
  const asked = { language: 'ko', now, trackNo: campus.trackNo } as const;
  expect(await findPoster(db, asked)).toMatchObject({ posterTitle: '캠퍼스', posterFile: null });
  expect(await findPoster(db, { ...asked, trackNo: 1 })).toBeNull();
});

test('its files are for anyone while it is shown, kept while it is hidden, and free once it is deleted', async () => {
  const until = hours(2);
  const { displayNo, draft } = await createPoster(db, editor, { until: until.toISOString(), hidden: false });
  const readable = async (at: Date) => {
    const rows = db.sql.selectFrom('files').select('serverFileName');
    const names = await rows.where((eb) => isInPublishedContent(eb, at)).execute();
    return names.some(({ serverFileName }) => serverFileName === draft.pictureKo?.serverFileName);
  };
  const kept = async () =>
    (await db.sql.selectFrom('files').select('serverFileName').where(isInContent).execute()).length;
  expect([await readable(now), await readable(until)]).toEqual([true, false]);
  await setDisplayHidden(db, editor, { kind: 'poster', displayNo, hidden: true, now });
  expect([await readable(now), await kept()]).toEqual([false, 1]);
  await deleteDisplay(db, editor, { kind: 'poster', displayNo, now });
  expect(await kept()).toBe(0);
});

test('what is wrong, overtaken or not there is refused', async () => {
  const asked = { displayNo: null, editVersion: 0, now };
  const wrong = savePopup(db, editor, { ...asked, draft: { ...popupDraft, contentKo: '' } });
  await expect(wrong).rejects.toMatchObject({ error: 'invalidRequest' });
  const { displayNo, editVersion } = await createPopup(db, editor);
  const save = () => savePopup(db, editor, { displayNo, editVersion, draft: popupDraft, now });
  await save();
  await expect(save()).rejects.toMatchObject({ error: 'editedElsewhere' });
  const gone = { serverFileName: 'f'.repeat(32), width: 1, height: 1 };
  const pictureKo = await createPicture(db, editor);
  for (const part of [{ pictureKo: gone }, { pictureKo, trackNo: 9999 }]) {
    const poster = savePoster(db, editor, { ...asked, draft: { ...posterDraft, ...part } });
    await expect(poster).rejects.toMatchObject({ error: 'notFound' });
  }
  const asPoster = deleteDisplay(db, editor, { kind: 'poster', displayNo, now });
  await expect(asPoster).rejects.toMatchObject({ error: 'notFound' });
});
