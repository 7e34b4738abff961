import { PDFDocument } from '@cantoo/pdf-lib';
import type { EvaluatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { createSheet, judgingNow, signedPledge, usualScores } from './evaluation.ts';
import { createEvaluator, evaluatorToken } from './evaluators.ts';
import { campus, createDraft, createFile, seasonNow, submitTeam } from './factories.ts';
import { assign } from './panels.ts';
import { publishedSeason } from './seasons.ts';
import { testDb } from './test-db.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };

/** What no evaluator may learn where a stage is blind; two of these make two databases. */
export type Hidden = {
  teamNames: [string, string];
  leader: string;
  school: string;
  fileName: string;
  author: string;
  phone: string;
  /** Scores of a colleague of the same targets; fewer sheets, fewer submitted. */
  colleague: { problem: number; submitted: number };
};

export const spring: Hidden = {
  teamNames: ['물결로그', '바로수선'],
  leader: '한지우',
  school: '가온대학교',
  fileName: '물결로그 사업계획서 최종.pdf',
  author: 'Namu Labs',
  phone: '010-7777-0001',
  colleague: { problem: 3, submitted: 2 },
};
export const autumn: Hidden = {
  teamNames: ['소리숲', '이음팜'],
  leader: '남궁가람',
  school: '다온과학기술대학교',
  fileName: '한지우_계획.pdf',
  author: 'Somebody Else of a Company',
  phone: '010-8888-0002',
  colleague: { problem: 24, submitted: 1 },
};

export type Scenario = {
  db: Db;
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
export async function scenarioOf(
  store: FileStore,
  hidden: Hidden,
  settings: { blind: boolean; counts: boolean },
): Promise<Scenario> {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
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
    judge,
    token: await evaluatorToken(db, judge.evaluatorId, { now: judgingNow }),
    colleague,
    colleagueToken: await evaluatorToken(db, colleague.evaluatorId, { now: judgingNow }),
    teams,
    certificates,
    plans,
  };
}

async function* from(bytes: Buffer) {
  yield bytes;
}
