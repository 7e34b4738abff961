import { type ClamdStandIn, startStandInClamd } from '@chulbal/testing/clamd';
import { infectedPdf } from '@chulbal/testing/corpus/infected';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { seasonNow as now } from '@chulbal/testing/factories';
import { campusTeam } from '@chulbal/testing/uploads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clamdAt, readClamdUrl, type VirusScanner } from './clamd.ts';
import { isHeldBack } from './queries.ts';
import { scanStored } from './scan-stored.commands.ts';
import { scannedStore } from './scanned-store.ts';
import { countUnscanned } from './unscanned.queries.ts';

let clamd: ClamdStandIn;
let scanner: VirusScanner;
beforeEach(async () => {
  clamd = await startStandInClamd();
  scanner = clamdAt(readClamdUrl(clamd.url) ?? { path: '' });
});
afterEach(() => clamd.close());

async function scannedTeam() {
  const team = await campusTeam();
  return { ...team, scanned: scannedStore(team.store, scanner) };
}

test('S-05 a virus is refused before anybody can read it, and nothing of it stays', async () => {
  const team = await scannedTeam();
  const upload = team.upload({ bytes: await infectedPdf(), store: team.scanned });
  await expect(upload).rejects.toMatchObject({
    error: 'fileRefused',
    details: { detail: { reason: 'infected' } },
  });
  expect([await team.rows(), await team.storedNames()]).toEqual([[], []]);
  await team.upload({ bytes: pdf(), store: team.scanned });
  expect(await team.rows()).toMatchObject([{ status: 'stored', scannedAt: now }]);
  expect(await scanStored(team.db, team.scanned, { scanner, now })).toBe(0);
});

test('R-16 while no scanner answers files are taken, and scanned as soon as one does', async () => {
  const team = await scannedTeam();
  clamd.state.mood = 'down';
  const taken = await team.upload({ bytes: await infectedPdf(), store: team.scanned });
  expect(await countUnscanned(team.db)).toEqual({ count: 1, since: now });
  await expect(scanStored(team.db, team.scanned, { scanner, now })).rejects.toThrow(/./);
  expect(await isHeldBack(team.db, taken.serverFileName)).toBe(false);
  clamd.state.mood = 'answering';
  expect(await scanStored(team.db, team.scanned, { scanner, now })).toBe(1);
  expect(await isHeldBack(team.db, taken.serverFileName)).toBe(true);
  expect(await countUnscanned(team.db)).toEqual({ count: 0, since: null });
});

test('R-16 a scanner that takes files and says nothing keeps one upload waiting, and not the next', async () => {
  const team = await campusTeam();
  const asked: string[] = [];
  const hanging: VirusScanner = {
    scan: async () => {
      asked.push('scan');
      return new Promise(() => {});
    },
    ping: async () => {},
  };
  const store = scannedStore(team.store, hanging, { answerMs: 50, afterSilenceMs: 60_000 });
  for (let number = 0; number < 3; number += 1) await team.upload({ bytes: pdf(), store });
  expect(asked).toEqual(['scan']);
  expect(await countUnscanned(team.db)).toMatchObject({ count: 3 });
});

test('what was taken before there was a scanner is scanned once', async () => {
  const team = await scannedTeam();
  await team.upload({ bytes: pdf() });
  const { serverFileName } = await team.upload({ bytes: await infectedPdf() });
  expect(await scanStored(team.db, team.store, { scanner, now })).toBe(2);
  expect(await scanStored(team.db, team.store, { scanner, now })).toBe(0);
  expect(await isHeldBack(team.db, serverFileName)).toBe(true);
});

test('a file that is more than the scanner takes is taken, and asked about once', async () => {
  const team = await scannedTeam();
  clamd.state.most = 100;
  await team.upload({ bytes: pdf(), store: team.scanned });
  expect(await countUnscanned(team.db)).toMatchObject({ count: 0 });
});
