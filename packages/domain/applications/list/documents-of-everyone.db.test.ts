import { createDraft, createFile, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { maskedName } from '../../masks.ts';
import { getApplicationView } from '../entry/queries.ts';
import { getReceipt } from '../entry/receipts.queries.ts';
import { getApplicationDetail } from './detail.queries.ts';

let db: Db;

/** A season in which everyone brings a certificate. */
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, {
    now: seasonNow,
    change: ({ tracks }) => {
      for (const { documents } of tracks) {
        for (const document of documents)
          if (document.slot === 'schoolPaper') document.requirement = 'everyone';
      }
    },
  });
});

test('1119: a team of three with one certificate is told of whom the others are missing', async () => {
  const team = await createDraft(db, { files: ['business', 'schoolPaper'] });
  await expect(submitTeam(db, team)).rejects.toMatchObject({
    error: 'certificateRequired',
    details: {
      fields: {
        'files.schoolPaper.member01': expect.anything(),
        'files.schoolPaper.member02': expect.anything(),
      },
    },
  });
});

test('with one of each it is submitted, and the submission, its receipt and the console say whose they are', async () => {
  const team = await createDraft(db, { files: ['business'] });
  const people = ['leader', 'member01', 'member02'];
  for (const person of people) {
    await createFile(db, { teamNo: team.teamNo, ownerId: team.actor.userId, slot: 'schoolPaper', person });
  }
  await submitTeam(db, team);
  const { files, submission } = await getApplicationView(db, team.actor, team);
  for (const kept of [files, submission?.files ?? []]) {
    expect(kept.flatMap(({ person }) => person ?? []).sort()).toEqual(people);
  }

  const view = { teamNo: team.teamNo, language: 'ko' } as const;
  const receipt = await getReceipt(db, team.actor, view);
  const detail = await getApplicationDetail(db, await createOperator(db), view);
  const names = await db.sql.selectFrom('members').select('name').where('teamNo', '=', team.teamNo).execute();
  const certificates = (label: (name: string) => string) =>
    names.map(({ name }) => `재학·휴학 증명서 · ${label(name)}`).sort();
  const labelsOf = ({ files: listed }: { files: { slot: string; label: string }[] }) =>
    listed.flatMap(({ slot, label }) => (slot === 'schoolPaper' ? label : [])).sort();
  // a team sees its own names, operators see them masked
  expect(labelsOf(receipt)).toEqual(certificates((name) => name));
  expect(labelsOf(detail)).toEqual(certificates(maskedName));
});
