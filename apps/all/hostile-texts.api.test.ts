import { randomUUID } from 'node:crypto';
import * as contract from '@chulbal/contract/applications/applications';
import * as teamContract from '@chulbal/contract/applications/teams';
import { errors } from '@chulbal/contract/errors';
import { searchSchools } from '@chulbal/contract/schools/schools';
import type { Db } from '@chulbal/domain/db';
import { accessToken, request } from '@chulbal/testing/api';
import { campus, createDraft, memberKeyOf, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { letters, scripts } from '@chulbal/testing/hostile-texts';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

let db: Db;
let apis: TestApis;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: temporaryStore(), clock: () => seasonNow });
});

/** A team whose every name is the text, submitted. */
async function submit(text: string) {
  const short = [...text].slice(0, 40).join('');
  const key = memberKeyOf(1);
  const draft = await createDraft(db, {
    fields: {
      teamName: short,
      teamItemName: text,
      teamItemExp: text,
      teamEmotion: text,
      teamChar: text,
      'leader.tmName': text,
      'leader.tmMajor': text,
      'leader.tmSchoolName': text,
      [`members.${key}.tmName`]: text,
    },
  });
  const token = await accessToken(db, { kind: 'user', accountId: draft.actor.userId, now: seasonNow });
  const reply = await request(
    apis.user.app,
    contract.submitApplication,
    { teamNo: draft.teamNo, version: draft.version, idempotencyKey: randomUUID() },
    token,
  );
  return { ...draft, token, reply, short };
}

describe('S-14, S-15: a hostile name is a name', () => {
  test.each([...scripts, ...letters])('%j', async (text) => {
    const { teamNo, token, reply, short } = await submit(text);
    expect(reply.code, reply.message).toBe(200);
    // What turns text around is not kept; every other letter is.
    const kept = short.normalize('NFC').replace(/[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
    expect(reply.data).toMatchObject({ teamName: kept });

    const pdf = await request(apis.user.app, contract.receiptPdf, { teamNo }, token);
    expect(pdf.status).toBe(200);
    expect(pdf.headers['content-disposition']).not.toMatch(/[\r\n]/);

    const team = await request(apis.user.app, teamContract.getTeam, { teamNo });
    expect(team.data).toMatchObject({ teamName: kept.trim() });
    const keyword = kept.slice(0, 50);
    const found = await request(apis.user.app, teamContract.listTeams, { keyword, size: 100 });
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.data)).toContain(`"teamNo":${teamNo},`);
    const schools = await request(apis.user.app, searchSchools, { keyword });
    expect(schools.status).toBe(200);
  });
});

describe('S-15: what is no text at all', () => {
  const ask = async (payload: string | Buffer, type = 'application/json') => {
    const { token } = await submitter;
    const reply = await apis.user.app.inject({
      method: 'POST',
      url: contract.saveDraft.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    });
    return { status: reply.statusCode, code: reply.json().code as number };
  };
  let submitter: ReturnType<typeof submit>;
  beforeAll(() => {
    submitter = submit('평범한 이름');
  });

  const save = (changes: string) =>
    `{"trackNo":${campus.trackNo},"stageNo":${campus.stageNo},"baseVersion":99,"changes":${changes}}`;

  test.each([
    ['a NUL', save('{"teamName":"a\\u0000b"}'), 200],
    ['half a letter', save('{"teamName":"\\ud800"}'), 200],
    ['half a letter at the other side', save('{"teamItemExp":"\\udc00\\ud800"}'), 200],
    ['broken UTF-8', Buffer.concat([Buffer.from(save('{"teamName":"')), Buffer.from([0xff, 0xc0])]), 400],
    ['the prototype', save('{"__proto__":{"teamName":"x"}}'), 400],
    ['the constructor', save('{"constructor":{"prototype":{"x":"y"}}}'), 400],
    ['a prototype at the top', '{"__proto__":{"trackNo":3}}', 400],
    ['a number for a text', save('{"teamName":1}'), 400],
    ['a list for a text', save('{"teamName":["a"]}'), 400],
    ['depth', save(`{"teamName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`), 400],
    ['a huge text', save(`{"teamName":"${'a'.repeat(300_000)}"}`), 413],
    ['a great many fields', save(`{${Array.from({ length: 5000 }, (_, n) => `"a${n}":""`).join()}}`), 400],
    ['a huge number', save('{}').replace('"baseVersion":99', '"baseVersion":9007199254740993'), 400],
    ['an endless number', save('{}').replace('"baseVersion":99', '"baseVersion":1e400'), 400],
    ['a negative number', save('{}').replace('"baseVersion":99', '"baseVersion":-1'), 400],
    ['a track beyond all numbers', save('{}').replace('"trackNo":3', '"trackNo":9007199254740991'), 404],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['no JSON', '{"a":', 400],
  ])('%s', async (_what, payload, status) => {
    expect((await ask(payload)).status).toBe(status);
  });

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/json; charset=utf-16',
    'text/html;;;',
  ])('JSON that calls itself %s', async (type) => {
    const { status } = await ask(save('{}'), type);
    expect(status).toBeLessThan(500);
  });

  test.each([
    [teamContract.listTeams, { page: '-1' }],
    [teamContract.listTeams, { page: '9007199254740993' }],
    [teamContract.listTeams, { size: '1e9' }],
    [teamContract.listTeams, { trackNo: '1.5' }],
    [teamContract.listTeams, { year: '99999' }],
    [teamContract.getTeam, { teamNo: '0' }],
    [teamContract.getTeam, { teamNo: '9007199254740993' }],
    [teamContract.getTeam, { teamNo: 'NaN' }],
  ])('%# numbers that are none are 400', async (endpoint, input) => {
    expect((await request(apis.user.app, endpoint, input)).code).toBe(errors.invalidRequest.code);
  });

  test.each([2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER])('team %i is simply none', async (teamNo) => {
    const { token } = await submitter;
    for (const endpoint of [teamContract.getTeam, contract.getReceipt, contract.listDraftVersions]) {
      const reply = await request(apis.user.app, endpoint, { teamNo }, token);
      expect(reply.code).toBe(errors.teamNotFound.code);
    }
  });
});
