import type { JudgedDocument } from '@chulbal/contract/evaluation/views';
import type { Bilingual, Language } from '@chulbal/contract/language';
import type { Submission } from '../applications/team.queries.ts';
import type { Db } from '../db.ts';
import { blindFileName, isJudgedSlot } from './blind.rules.ts';
import { materialStagesOf } from './documents.rules.ts';
import type { Judged } from './stage.queries.ts';

/** The files of a slot, as they were handed in. */
type Slot = {
  slot: string;
  label: Bilingual;
  files: { serverFileName: string; name: string; size: number }[];
};

/**
 * The documents of a team that are judged, each with its place among those of its slot: of the application as the
 * track lists its slots, and the material that the stage has asked for. Certificates and proofs are not among them;
 * where names are blind, neither is the logo, and the server names the files.
 */
export async function listDocuments(
  db: Db,
  { submission, judged, language }: { submission: Submission; judged: Judged; language: Language },
): Promise<JudgedDocument[]> {
  const { settings, stage } = judged;
  const material = await listMaterial(db, { teamNo: submission.teamNo, judged });
  const application = ofApplication(submission, judged);
  // A pitch is judged with its slides, a review by the business plan: what is read first comes first.
  const slots = stage.kind === 'review' ? [...application, ...material] : [...material, ...application];
  const names = slots.flatMap(({ files }) => files.map(({ serverFileName }) => serverFileName));
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'mime', 'extension'])
    .where('serverFileName', 'in', ['', ...names])
    .execute();
  const known = new Map(rows.map((row) => [row.serverFileName, row]));
  return slots.flatMap(({ slot, label, files }) =>
    files.map((file, place) => {
      const { mime = 'application/octet-stream', extension = '' } = known.get(file.serverFileName) ?? {};
      const { serverFileName, size } = file;
      const blind = blindFileName(label[language], place + 1, extension);
      const name = settings.blindNames || settings.blindSchools ? blind : file.name;
      return { serverFileName, slot, label: label[language], name, extension, mime, size };
    }),
  );
}

/** The business plan first: it is what an evaluator reads of an application. */
function ofApplication(submission: Submission, { rules, settings }: Judged): Slot[] {
  return [...rules.documents]
    .sort((a, b) => Number(b.slot === 'business') - Number(a.slot === 'business'))
    .filter(({ slot }) => isJudgedSlot(slot, settings))
    .map(({ slot, label }) => ({
      slot,
      label,
      files: submission.files.filter((file) => file.slot === slot),
    }));
}

/** What the team handed in for the stage, and for those that only collected material since the one before. */
async function listMaterial(db: Db, { teamNo, judged }: { teamNo: number; judged: Judged }): Promise<Slot[]> {
  const { rules, stage } = judged;
  const stages = materialStagesOf(rules.stages, stage.stageNo);
  if (stages.length === 0) return [];
  const rows = await db.sql
    .selectFrom('materialSubmissions')
    .select(['stageNo', 'files'])
    .distinctOn('stageNo')
    .where('teamNo', '=', teamNo)
    .orderBy('stageNo')
    .orderBy('version', 'desc')
    .execute();
  return stages.flatMap(({ stageNo, material }) =>
    (material?.slots ?? []).map(({ code, label }) => ({
      slot: `material.${stageNo}.${code}`,
      label,
      files: rows.find((row) => row.stageNo === stageNo)?.files.filter(({ slot }) => slot === code) ?? [],
    })),
  );
}
