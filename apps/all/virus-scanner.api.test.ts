import type { AddressInfo } from 'node:net';
import { errors } from '@chulbal/contract/errors';
import { uploadFile } from '@chulbal/contract/files/files';
import { clamdAt, readClamdUrl } from '@chulbal/domain/files/clamd';
import { isHeldBack } from '@chulbal/domain/files/queries';
import { scanStored } from '@chulbal/domain/files/scan-stored.commands';
import { scannedStore } from '@chulbal/domain/files/scanned-store';
import { countUnscanned } from '@chulbal/domain/files/unscanned.queries';
import { accessToken, userApiServices } from '@chulbal/testing/api';
import { eicar } from '@chulbal/testing/clamd';
import { writtenPdf } from '@chulbal/testing/corpus/benign';
import { infectedPdf } from '@chulbal/testing/corpus/infected';
import { seasonNow } from '@chulbal/testing/factories';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { createUserApi } from '@chulbal/user-api/app';
import type { UserApi } from '@chulbal/user-api/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClamdServer, startClamd } from '../../tools/clamd-server.ts';
import { findClamd } from '../../tools/programs.mjs';

/** Bytes that the daemon of these tests takes of one file. */
const most = 1_000_000;

describe.runIf(findClamd())('S-05 ClamAV’s own daemon', { timeout: 120_000 }, () => {
  let clamd: ClamdServer;
  let team: CampusTeam;
  let api: UserApi;
  let url: string;
  let token: string;
  const scanner = () => clamdAt(readClamdUrl(clamd.url) ?? { path: '' });

  beforeAll(async () => {
    clamd = await startClamd(eicar, { most });
    team = await campusTeam();
    const files = scannedStore(team.store, scanner());
    api = await createUserApi(userApiServices({ db: team.db, files, clock: () => seasonNow }));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${uploadFile.path}`;
    token = await accessToken(team.db, { kind: 'user', accountId: team.actor.userId, now: seasonNow });
  });
  afterAll(async () => {
    await api?.app.close();
    await clamd?.stop();
  });

  async function upload(bytes: Buffer) {
    const query = new URLSearchParams({
      ...{ teamNo: String(team.teamNo), slot: 'business', fileName: '사업계획서.pdf' },
      size: String(bytes.length),
    });
    const reply = await fetch(`${url}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      body: new Uint8Array(bytes),
    });
    return (await reply.json()) as { code: number; data: { serverFileName: string } };
  }

  test('answers, finds the EICAR file as it is and in pieces, and nothing in other bytes', async () => {
    await scanner().ping();
    const inPieces = async function* () {
      for (const letter of eicar) yield Buffer.from(letter);
    };
    const whole = async function* (text: string) {
      yield Buffer.from(text);
    };
    expect(await scanner().scan(whole(eicar))).toBe('infected');
    expect(await scanner().scan(inPieces())).toBe('infected');
    expect(await scanner().scan(whole('plan'))).toBe('clean');
  });

  test('says when a file is more than it takes', async () => {
    const long = async function* () {
      for (let part = 0; part < 40; part += 1) yield Buffer.alloc(65_536, part);
    };
    // It breaks off, and what it says last comes before or after that is known.
    for (let time = 0; time < 30; time += 1) expect(await scanner().scan(long())).toBe('tooLarge');
  });

  test('refuses a virus while it is sent, of which nothing stays, and lets a plan in', async () => {
    expect(await upload(await infectedPdf())).toMatchObject({
      code: errors.fileRefused.code,
      data: { detail: { reason: 'infected' } },
    });
    expect([await team.rows(), await team.storedNames()]).toEqual([[], []]);
    expect(await upload(await writtenPdf())).toMatchObject({ code: 200 });
    expect(await countUnscanned(team.db)).toMatchObject({ count: 0 });
  });

  test('R-16 killed, it stops no upload, and once it is back it finds what came meanwhile', async () => {
    await clamd.kill();
    const { code, data } = await upload(await infectedPdf());
    expect(code).toBe(200);
    expect(await isHeldBack(team.db, data.serverFileName)).toBe(false);
    await expect(scanStored(team.db, team.store, { scanner: scanner(), now: seasonNow })).rejects.toThrow(
      /./,
    );
    await clamd.restart();
    expect(await scanStored(team.db, team.store, { scanner: scanner(), now: seasonNow })).toBe(1);
    expect(await isHeldBack(team.db, data.serverFileName)).toBe(true);
  });
});
