import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { photoBy } from '@chulbal/testing/corpus/images';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { variedHostilePdfs } from '@chulbal/testing/corpus/varied-pdfs';
import { seasonNow as now } from '@chulbal/testing/factories';
import { campusTeam } from '@chulbal/testing/uploads';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { listUncleaned } from '../applications/list/detail-parts.queries.ts';
import { judgeStored } from './judge-stored.commands.ts';
import { type FileRow, isHeldBack } from './queries.ts';
import { openReadable } from './shown-pictures.commands.ts';

/** Files as they were taken before their content was judged this way. */
async function takenBefore(files: Record<string, { bytes: Buffer; extension: string; slot: string }>) {
  const team = await campusTeam();
  for (const [serverFileName, { bytes, extension, slot }] of Object.entries(files)) {
    const { size, sha256 } = await team.store.write(serverFileName, Readable.from([bytes]));
    await team.db.sql
      .insertInto('files')
      .values({
        ...{ serverFileName, teamNo: team.teamNo, ownerId: team.actor.userId, slot, extension, size, sha256 },
        ...{ name: `a.${extension}`, mime: 'application/pdf', status: 'stored', isPublic: slot === 'logo' },
        ...{ startedAt: now, storedAt: now, removedAt: null },
      })
      .execute();
  }
  return team;
}

test('files that were taken before are judged once, marked where they would be refused, and told to operators', async () => {
  const [hostile] = variedHostilePdfs(1, 5);
  const [bad, good, number] = ['aa', 'bb', 'cc'].map((part) => part.repeat(16)) as [string, string, string];
  const document = new PDFDocument();
  document.text('900101-1234567').end();
  const team = await takenBefore({
    [bad]: { bytes: hostile?.bytes ?? Buffer.alloc(0), extension: 'pdf', slot: 'business' },
    [good]: { bytes: pdf(), extension: 'pdf', slot: 'business' },
    [number]: { bytes: await buffer(document), extension: 'pdf', slot: 'business' },
  });
  expect(await judgeStored(team.db, team.store)).toBe(3);
  expect(await judgeStored(team.db, team.store)).toBe(0);
  expect(await Promise.all([bad, good, number].map((name) => isHeldBack(team.db, name)))).toEqual([
    true,
    false,
    true,
  ]);
  const told = await listUncleaned(
    team.db,
    [bad, good, number].map((serverFileName) => ({ serverFileName })),
  );
  expect(told).toEqual(
    new Map([
      [bad, 'refused'],
      [number, 'registrationNumber'],
    ]),
  );
});

test('what is uploaded today is judged already', async () => {
  const team = await campusTeam();
  await team.upload({ bytes: pdf() });
  expect(await judgeStored(team.db, team.store)).toBe(0);
});

test('a team’s picture goes out without what its camera wrote into it, one taken before too', async () => {
  const photo = await photoBy('Kim Namu', 'jpeg');
  const team = await takenBefore({ ['dd'.repeat(16)]: { bytes: photo, extension: 'jpg', slot: 'logo' } });
  const uploaded = await team.upload({ bytes: photo, slot: 'logo', fileName: 'logo.jpg' });
  const rows = (await team.rows()) as FileRow[];
  expect(rows).toHaveLength(2);
  for (const file of rows) {
    const { stream } = await openReadable(team.db, team.store, { file, now });
    const bytes = await buffer(stream);
    expect(bytes.includes('Kim Namu')).toBe(false);
  }
  const kept = await team.store.read(uploaded.serverFileName);
  expect(kept && (await buffer(kept.stream)).equals(photo)).toBe(true);
});
