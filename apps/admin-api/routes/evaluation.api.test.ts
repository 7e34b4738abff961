import * as contract from '@chulbal/contract/evaluation';
import type { EvaluatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { openTargets } from '@chulbal/domain/evaluation/list.commands';
import { request } from '@chulbal/testing/api';
import { bothApis, type TestApis } from '@chulbal/testing/apis';
import { createSheet, signedPledge, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { campus, createDraft, createFile, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const now = seasonNow;
const store = temporaryStore();

/** What no evaluator may learn where a stage is blind; two of these make two databases. */
type Hidden = {
  teamNames: [string, string];
  leader: string;
  school: string;
  fileName: string;
  author: string;
  phone: string;
  /** Scores of a colleague of the same targets; fewer sheets, fewer submitted. */
  colleague: { problem: number; submitted: number };
};

const spring: Hidden = {
  teamNames: ['물결로그', '바로수선'],
  leader: '한지우',
  school: '가온대학교',
  fileName: '물결로그 사업계획서 최종.pdf',
  author: 'Namu Labs',
  phone: '010-7777-0001',
  colleague: { problem: 3, submitted: 2 },
};
const autumn: Hidden = {
  teamNames: ['소리숲', '이음팜'],
  leader: '남궁가람',
  school: '다온과학기술대학교',
  fileName: '한지우_계획.pdf',
  author: 'Somebody Else of a Company',
  phone: '010-8888-0002',
  colleague: { problem: 24, submitted: 1 },
};

type World = {
  db: Db;
  apis: TestApis;
  judge: EvaluatorActor;
  token: string;
  colleague: EvaluatorActor;
  colleagueToken: string;
  teams: number[];
  certificates: string[];
  plans: string[];
};

async function planBy(author: string): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage().drawText('Figures of twelve months');
  pdf.setAuthor(author);
  pdf.setCreator(author);
  return Buffer.from(await pdf.save());
}

/** A stage of two teams with two evaluators; one of them has judged what `hidden` says. */
async function worldOf(hidden: Hidden, settings: { blind: boolean; counts: boolean }): Promise<World> {
  const db = await testDb();
  await publishedSeason(db, { now });
  await db.sql
    .insertInto('judgedStages')
    .values({
      ...stage,
      blindNames: settings.blind,
      blindSchools: settings.blind,
      showsCounts: settings.counts,
      resultRules: null,
    })
    .execute();
  const apis = await bothApis({ db, files: store, clock: () => now });
  const [teams, certificates, plans]: [number[], string[], string[]] = [[], [], []];
  for (const teamName of hidden.teamNames) {
    const draft = await createDraft(db, {
      teamName,
      files: [],
      fields: {
        'leader.tmName': hidden.leader,
        'leader.tmSchoolName': hidden.school,
        'members.member01.tmSchoolName': hidden.school,
        'members.member02.tmSchoolName': hidden.school,
        teamItemName: `${teamName}의 서재`,
        teamChar: `${hidden.leader}는 ${hidden.school}에서 동아리를 했고 ${teamName}를 만들었어요.`,
      },
    });
    const file = { teamNo: draft.teamNo, ownerId: draft.actor.userId };
    const plan = await createFile(db, { ...file, slot: 'business', name: hidden.fileName });
    const certificate = await createFile(db, { ...file, slot: 'schoolPaper', name: '재학증명서.pdf' });
    await store.write(plan, from(await planBy(hidden.author)));
    await store.write(certificate, from(Buffer.from(`%PDF ${hidden.leader}`)));
    await submitTeam(db, draft);
    teams.push(draft.teamNo);
    plans.push(plan);
    certificates.push(certificate);
  }
  const judge = await createEvaluator(db, { name: '윤서진' });
  const colleague = await createEvaluator(db, { name: '박도윤', phone: hidden.phone });
  for (const { evaluatorId } of [judge, colleague])
    await assign(db, { ...stage, evaluatorId, teamNos: teams });
  for (const teamNo of teams.slice(0, hidden.colleague.submitted)) {
    const scores = { ...usualScores, problem: hidden.colleague.problem };
    await createSheet(db, { ...stage, evaluatorId: colleague.evaluatorId, teamNo, scores });
  }
  await signedPledge(db, judge, { ...stage, name: '윤서진' });
  await signedPledge(db, colleague, { ...stage, name: '박도윤' });
  return {
    db,
    apis,
    judge,
    token: await evaluatorToken(db, judge.evaluatorId),
    colleague,
    colleagueToken: await evaluatorToken(db, colleague.evaluatorId),
    teams,
    certificates,
    plans,
  };
}

async function* from(bytes: Buffer) {
  yield bytes;
}

/** The whole body; opaque names of files become their place. */
async function bodyOf(
  { apis, token, plans, certificates }: World,
  endpoint: { method: 'GET' | 'POST'; path: string },
  input: Record<string, unknown>,
): Promise<string> {
  const reply = await apis.admin.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  });
  const opaque = [...plans, ...certificates];
  const name = reply.headers['content-disposition'] ?? '';
  return opaque.reduce(
    (text, one, place) => text.replaceAll(one, `file${place}`),
    `${reply.statusCode} ${name}\n${reply.rawPayload.toString('latin1')}`,
  );
}

/** Everything that an evaluator gets on their way through a stage. */
async function journey(world: World): Promise<string[]> {
  const bodies: string[] = [];
  const say = async (endpoint: { method: 'GET' | 'POST'; path: string }, input: Record<string, unknown>) => {
    bodies.push(await bodyOf(world, endpoint, { ...stage, ...input }));
  };
  await say(contract.listTargets, {});
  for (const targetNo of [1, 2]) {
    await say(contract.getTarget, { targetNo });
    const place = await planOf(world, targetNo);
    await say(contract.readJudgedDocument, { targetNo, serverFileName: place });
    const written = { notes: {}, commentTeam: '좋아요', commentOperators: '' };
    await say(contract.saveSheet, { targetNo, baseVersion: 0, scores: usualScores, ...written });
    await say(contract.submitSheet, { targetNo, version: 1 });
  }
  await say(contract.listTargets, {});
  await say(contract.signStage, { typedName: '윤서진' });
  await say(contract.scoreSheetPdf, {});
  return bodies;
}

async function planOf({ db, teams, plans }: World, targetNo: number): Promise<string> {
  const { teamNo } = await db.sql
    .selectFrom('targets')
    .select('teamNo')
    .where('targetNo', '=', targetNo)
    .executeTakeFirstOrThrow();
  return plans[teams.indexOf(teamNo)] ?? '';
}

describe('S-04: what an evaluator may not see changes nothing they receive', () => {
  test('blind: two databases that differ only in names, schools, files’ makers and others’ scores', async () => {
    const one = await journey(await worldOf(spring, { blind: true, counts: false }));
    const other = await journey(await worldOf(autumn, { blind: true, counts: false }));
    expect(one.length).toBe(12);
    for (const body of one) expect(body.slice(0, 3)).toBe('200');
    for (const [place, body] of one.entries()) expect(other[place]).toBe(body);
    for (const canary of [...spring.teamNames, spring.leader, spring.school, spring.author]) {
      const bytes = Buffer.from(canary, 'utf8').toString('latin1');
      for (const body of one) expect(body).not.toContain(bytes);
    }
  });

  test('not blind: others’ scores and how many there are change nothing, order included', async () => {
    const colleague = { problem: 24, submitted: 0 };
    const one = await journey(await worldOf(spring, { blind: false, counts: false }));
    const other = await journey(await worldOf({ ...spring, colleague }, { blind: false, counts: false }));
    expect(other).toEqual(one);
    expect(one[0]).toContain('"counts":null');
  });

  test('only where the stage shows counts, they are there; nothing else of others is', async () => {
    const world = await worldOf(spring, { blind: false, counts: true });
    const { data } = await request(world.apis.admin.app, contract.listTargets, stage, world.token);
    const { targets } = contract.listTargets.output.parse(data);
    expect(targets.map(({ counts }) => counts)).toEqual([
      { submitted: 1, of: 2 },
      { submitted: 1, of: 2 },
    ]);
    expect(JSON.stringify(data)).not.toContain('박도윤');
  });
});

describe('S-01: access by assignment', () => {
  const calls = (
    serverFileName: string,
  ): [{ method: 'GET' | 'POST'; path: string }, Record<string, unknown>, number][] => [
    [contract.getTarget, {}, 1356],
    [contract.readJudgedDocument, { serverFileName }, 1356],
    [
      contract.saveSheet,
      { baseVersion: 0, scores: {}, notes: {}, commentTeam: '', commentOperators: '' },
      1355,
    ],
    [contract.submitSheet, { version: 1 }, 1355],
    [contract.reopenSheet, {}, 1355],
    [contract.recuseTarget, { kind: 'other', note: '알아요' }, 1355],
  ];

  test('another’s, a recused, a withdrawn and a missing target get the same nothing', async () => {
    const world = await worldOf(spring, { blind: false, counts: false });
    const { db, apis, token, judge, colleague } = world;
    await openTargets(db, judge, { ...stage, language: 'ko', now });
    const [mine = 0, theirs = 0] = world.teams;
    const numberOf = async (teamNo: number) =>
      (
        await db.sql
          .selectFrom('targets')
          .select('targetNo')
          .where('teamNo', '=', teamNo)
          .executeTakeFirstOrThrow()
      ).targetNo;
    const of = { evaluatorId: judge.evaluatorId, teamNo: theirs };
    const set = (state: 'recused' | 'conflicted' | 'withdrawn') =>
      db.sql
        .updateTable('assignments')
        .set({ state, until: now })
        .where('evaluatorId', '=', of.evaluatorId)
        .where('teamNo', '=', theirs)
        .execute();
    const missing = async () => {
      const answers = [];
      for (const [endpoint, input] of calls(world.plans[1] ?? '')) {
        const { code, data } = await request(
          apis.admin.app,
          endpoint,
          { ...stage, targetNo: 99, ...input },
          token,
        );
        answers.push([code, data]);
      }
      return answers;
    };
    const nothing = await missing();
    expect(nothing.map(([code]) => code)).toEqual(calls('').map(([, , code]) => code));
    const about = async () => {
      const answers = [];
      const targetNo = await numberOf(theirs);
      for (const [endpoint, input] of calls(world.plans[1] ?? '')) {
        const { code, data } = await request(
          apis.admin.app,
          endpoint,
          { ...stage, targetNo, ...input },
          token,
        );
        answers.push([code, data]);
      }
      return answers;
    };
    for (const state of ['recused', 'conflicted', 'withdrawn'] as const) {
      await set(state);
      expect(await about(), state).toEqual(nothing);
    }
    await db.sql
      .deleteFrom('assignments')
      .where('evaluatorId', '=', of.evaluatorId)
      .where('teamNo', '=', theirs)
      .execute();
    expect(await about(), 'not assigned').toEqual(nothing);
    expect(
      await db.sql.selectFrom('sheets').selectAll().where('evaluatorId', '=', judge.evaluatorId).execute(),
    ).toEqual([]);

    // A document of the other team does not come with the own one; certificates come with none.
    for (const serverFileName of [world.plans[1], ...world.certificates]) {
      const input = { ...stage, targetNo: await numberOf(mine), serverFileName };
      expect((await request(apis.admin.app, contract.readJudgedDocument, input, token)).code).toBe(1356);
    }
    expect(colleague.evaluatorId).not.toBe(judge.evaluatorId);
  });

  test('S-08 no pledge of this very stage, no byte: 1354 whatever is asked', async () => {
    const world = await worldOf(spring, { blind: false, counts: false });
    const { db, apis, judge, token } = world;
    await assign(db, { ...stage, stageNo: 3, evaluatorId: judge.evaluatorId, teamNos: world.teams });
    for (const [endpoint, input] of [...calls(world.plans[0] ?? ''), [contract.listTargets, {}] as const]) {
      const asked = {
        ...stage,
        stageNo: 3,
        ...(endpoint === contract.listTargets ? {} : { targetNo: 1 }),
        ...input,
      };
      expect((await request(apis.admin.app, endpoint, asked, token)).code, endpoint.path).toBe(1354);
    }
  });

  test('P-07 every showing of a target and of a document is in the log, with where it was asked from', async () => {
    const world = await worldOf(spring, { blind: false, counts: false });
    const { db, apis, token, judge } = world;
    await openTargets(db, judge, { ...stage, language: 'ko', now });
    const serverFileName = await planOf(world, 1);
    await request(apis.admin.app, contract.getTarget, { ...stage, targetNo: 1 }, token);
    await request(
      apis.admin.app,
      contract.readJudgedDocument,
      { ...stage, targetNo: 1, serverFileName },
      token,
    );
    const entries = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'actorKind', 'actorId', 'objectKind', 'address'])
      .where('category', '=', 'disclosure')
      .orderBy('sequence')
      .execute();
    const who = {
      actorKind: 'evaluator',
      actorId: judge.evaluatorId,
      objectKind: 'team',
      address: '127.0.0.1',
    };
    expect(entries).toEqual([
      { action: 'target.open', ...who },
      { action: 'target.read', ...who },
    ]);
  });
});

test('a target shows what is judged: texts, people without contacts, the plan and no certificate', async () => {
  const world = await worldOf(spring, { blind: false, counts: false });
  await openTargets(world.db, world.judge, { ...stage, language: 'ko', now });
  const asked = { ...stage, targetNo: 1 };
  const { data } = await request(world.apis.admin.app, contract.getTarget, asked, world.token);
  const target = contract.getTarget.output.parse(data);
  expect(target.documents.map(({ slot, name }) => [slot, name])).toEqual([['business', spring.fileName]]);
  expect(target.people[0]).toEqual({ leader: true, name: '한O우', school: '가온대학교', major: '경영학' });
  expect(target.texts.map(({ field }) => field)).toEqual(['teamItemExp', 'teamEmotion', 'teamChar']);
  expect(target.rubric.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(target).toMatchObject({ place: expect.any(Number), of: 2, sheet: { state: 'unread', version: 0 } });
  expect(JSON.stringify(data)).not.toMatch(/010-|@test\.example|2004-11-02/);
  expect(target.stage).toMatchObject({ open: true, cutLine: 60, signedAt: null });
});
