import { Readable } from 'node:stream';
import { companyContent as companyShape } from '@chulbal/contract/companies/content';
import { slidePlaces } from '@chulbal/contract/companies/values';
import { companyContent } from '@chulbal/testing/companies';
import { hostileNames } from '@chulbal/testing/corpus/hostile-names';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { richTextPayloads } from '@chulbal/testing/rich-text-payloads';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { beginCompany, saveCompany } from './commands.ts';
import { getCompanyDetail } from './detail.queries.ts';
import { uploadCompanyFile } from './upload.commands.ts';

const at = (moment: keyof typeof exhibitionPlan, ms = 0) =>
  new Date(new Date(String(exhibitionPlan[moment])).getTime() + ms);
const now = at('writesFrom', 3_600_000);
const language = 'ko';
const refused = (error: string) => expect.objectContaining({ error });
const store = temporaryStore();
const REGISTRATION_NUMBER = '900101-1234568';

let db: Db;
let rain: TestTeam;
let breath: TestTeam;
let igNo: number;
let icNo: number;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  [rain, breath] = [await createSubmitted(db), await createSubmitted(db)];
  await selectForExhibition(db, [rain.teamNo, breath.teamNo]);
  ({ igNo } = await publishedExhibition(db));
  const { company } = await beginCompany(db, rain.actor, { igNo, teamNo: rain.teamNo, language, now });
  icNo = company?.icNo ?? 0;
});

const upload = (bytes: Buffer, fileName: string, given: { actor?: TestTeam['actor']; when?: Date } = {}) =>
  uploadCompanyFile(db, given.actor ?? rain.actor, store, {
    ...{ icNo, fileName, size: bytes.length, kind: 'picture' as const, now: given.when ?? now },
    ...{ clock: () => now, body: Readable.from([bytes]) },
  });
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();

describe('pictures of a page', () => {
  test('of a Mac keep their Korean name, composed (S-05)', async () => {
    expect((await upload(await png(), '빗물통.png'.normalize('NFD'))).name).toBe('빗물통.png');
  });

  const ofPictures = hostileNames.filter(([what]) => what !== 'a picture in the place of a document');
  test.each(ofPictures)('are refused by the name of %s', async (_, fileName) => {
    await expect(upload(await png(), fileName)).rejects.toMatchObject({ error: expect.any(String) });
  });

  test.each([
    ['a page of script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['an archive', Buffer.from('PK\u0003\u0004')],
    ['nothing', Buffer.alloc(0)],
  ])('are refused for what they are: %s', async (_, bytes) => {
    await expect(upload(bytes, '로고.png')).rejects.toMatchObject({ error: expect.any(String) });
    expect(
      await db.sql.selectFrom('files').select('serverFileName').where('slot', '=', 'company').execute(),
    ).toEqual([]);
  });

  test('are taken from the team alone, and to the millisecond (S-02, R-05)', async () => {
    const picture = await png();
    await expect(upload(picture, '로고.png', { actor: breath.actor })).rejects.toEqual(refused('notFound'));
    await expect(upload(picture, '로고.png', { when: at('writesUntil') })).rejects.toEqual(
      refused('notInPeriod'),
    );
    await upload(picture, '로고.png', { when: at('writesUntil', -1) });
  });
});

test('a story runs nothing, whatever was written into it (S-14)', async () => {
  let editVersion = 1;
  const many = richTextPayloads.filter((_, place) => place % 12 === 0);
  for (const html of many) {
    const draft = companyContent('빗물장부', { companyContent: html.slice(0, 2000) });
    const saved = await saveCompany(db, rain.actor, { icNo, editVersion, draft, now });
    editVersion = saved.editVersion;
    const shown = await getCompanyDetail(db, rain.actor, { igNo, icNo, preview: true, language, now });
    for (const text of [saved.draft.companyContent, shown.companyContent]) {
      expect(text).not.toMatch(/<(script|style|object|embed|svg|math|form|base|meta|link)\b/i);
      expect(text).not.toMatch(/<[^>]*\son\w+\s*=/i);
      expect(text).not.toMatch(/<[^>]*(href|src)="\s*(javascript|data|vbscript):/i);
    }
  }
});

test.each(slidePlaces)(
  'a registration number is refused in text %i of a slide, as everywhere (P-04)',
  (n) => {
    const written = companyContent('빗물장부');
    expect(companyShape.safeParse(written).success).toBe(true);
    const [cover, ...rest] = written.slides;
    for (const part of [
      { [`slideContent${n}`]: `대표 ${REGISTRATION_NUMBER}` },
      { [`alt${n}`]: REGISTRATION_NUMBER },
    ]) {
      expect(companyShape.safeParse({ ...written, slides: [{ ...cover, ...part }, ...rest] }).success).toBe(
        false,
      );
    }
  },
);

test.each(['companyTitle', 'teamName', 'companyType'] as const)('nor in %s', (path) => {
  const written = companyContent('빗물장부', { [path]: REGISTRATION_NUMBER });
  expect(companyShape.safeParse(written).success).toBe(false);
});
