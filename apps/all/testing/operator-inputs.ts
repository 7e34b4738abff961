import type { FaqDraft } from '@chulbal/contract/faqs';
import type { PostDraft } from '@chulbal/contract/posts/operators';
import type { OperatorActor } from '@chulbal/domain/actor';
import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import type { Db } from '@chulbal/domain/db';
import { createFaq } from '@chulbal/domain/faqs/commands';
import { getPanelBoard } from '@chulbal/domain/panels/board.queries';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { another, laterAndLater } from './never-twice.ts';
import type { Objects } from './operator-objects.ts';

type Input = Record<string, unknown>;

/** An evaluator to invite, another each time. */
export function evaluatorLine(): Input {
  const number = another();
  return {
    name: '윤서진',
    email: `judge${number}@test.example`,
    phone: `010-7777-${String(number).padStart(4, '0')}`,
    affiliation: '가온창업원',
    expertise: ['living'],
    loadLimit: 30,
  };
}

/** A team that claims a bonus item. */
export async function claimed(db: Db): Promise<Input> {
  const { teamNo } = await createSubmitted(db, {
    fields: { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '대상' },
    files: ['business', 'schoolPaper', 'applyAddition1'],
  });
  return { teamNos: [teamNo], place: null, decision: 'verified' };
}

/** A team whose members got their links days ago. */
export async function unreminded(db: Db): Promise<Input> {
  const { teamNo } = await createSubmitted(db);
  const createdAt = new Date(seasonNow.getTime() - 3 * 24 * 3_600_000);
  await db.sql.updateTable('memberInvitations').set({ createdAt }).execute();
  return { teamNos: [teamNo] };
}

/** A team of 성장, whose review asks for material now. */
export async function growing(db: Db): Promise<Input> {
  const { teamNo } = await createSubmitted(db);
  await db.sql
    .updateTable('applications')
    .set({ trackNo: 4, serial: null })
    .where('teamNo', '=', teamNo)
    .execute();
  return { trackNo: 4, stageNo: 2 };
}

/** The document review of 캠퍼스. */
export const panelStage = { trackNo: 3, stageNo: 2 };

/** A draft of the panels with everyone in one, after the one there is. */
export async function panelDraft(db: Db): Promise<Input> {
  const { draft, teams: judged } = await getPanelBoard(db, { ...panelStage, language: 'ko', now: seasonNow });
  const { evaluatorId } = await createEvaluator(db);
  const evaluators = [{ evaluatorId, role: 'member', pinned: false }];
  const teams = judged.map(({ teamNo }) => ({ teamNo, pinned: false }));
  return {
    ...panelStage,
    revision: draft?.revision ?? 0,
    content: { panels: [{ name: '', evaluators, teams }] },
  };
}

/** An exclusion request that was accepted. */
export async function accepted(db: Db, objects: Objects): Promise<Input> {
  const { exclusionId } = await objects.exclusion();
  const { evaluatorId } = await objects.evaluator();
  const answer = { state: 'accepted', evaluatorId, decidedAt: seasonNow } as const;
  await db.sql.updateTable('exclusionRequests').set(answer).where('id', '=', exclusionId).execute();
  return { exclusionId, reason: '다른 사람이었어요' };
}

/** A result that nobody is announcing. */
export async function announceable(db: Db, objects: Objects): Promise<Input> {
  const { announcementId } = await objects.announcement();
  const { resultVersion } = await db.sql
    .updateTable('announcements')
    .set({ state: 'withdrawn' })
    .where('id', '=', announcementId)
    .returning('resultVersion')
    .executeTakeFirstOrThrow();
  return {
    ...panelStage,
    resultVersion,
    releaseAt: laterAndLater(),
    appealUntil: null,
    verifyUntil: null,
    templates: usualTemplates,
    shows: { averages: false, comments: 'none' },
  };
}

export const postDraft: PostDraft = {
  board: 'notice',
  kind: 'notice',
  pinned: false,
  titleKo: '점검 안내',
  titleEn: '',
  bodyKo: '<p>새벽에 멈춰요.</p>',
  bodyEn: '',
  attachments: [],
  details: {},
};

/** A post that is being written, as saving and publishing name it. */
export async function writtenPost(
  db: Db,
  editor: OperatorActor,
): Promise<{ postNo: number; editVersion: number }> {
  const { postNo, editVersion } = await createPost(db, editor, { draft: postDraft, now: seasonNow });
  return { postNo, editVersion };
}

/** A post that everyone sees, as saving names it. */
export async function publishedPost(
  db: Db,
  editor: OperatorActor,
): Promise<{ postNo: number; editVersion: number }> {
  const written = await writtenPost(db, editor);
  const { postNo, editVersion } = await publishPost(db, editor, {
    ...written,
    publishAt: null,
    now: seasonNow,
  });
  return { postNo, editVersion };
}

export const faqDraft: FaqDraft = {
  category: 'apply',
  titleKo: '혼자도 되나요?',
  titleEn: '',
  contentKo: '<p>둘부터요.</p>',
  contentEn: '',
};

/** A question that is not shown yet. */
export async function writtenFaq(
  db: Db,
  editor: OperatorActor,
): Promise<{ faqNo: number; editVersion: number }> {
  const { faqNo, editVersion } = await createFaq(db, editor, { draft: faqDraft, now: seasonNow });
  return { faqNo, editVersion };
}
