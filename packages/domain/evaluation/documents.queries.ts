import type { JudgedDocument } from '@chulbal/contract/evaluation-views';
import type { Language } from '@chulbal/contract/language';
import type { Submission } from '../applications/team.queries.ts';
import type { Db } from '../db.ts';
import { blindFileName, isJudgedSlot } from './blind.rules.ts';
import type { Judged } from './stage.queries.ts';

/**
 * The documents of a submission that are judged, by slot as the track lists them, each with its place among those of
 * its slot. Certificates and proofs are not among them; where names are blind, neither is the logo, and the server
 * names the files.
 */
export async function listDocuments(
  db: Db,
  { submission, judged, language }: { submission: Submission; judged: Judged; language: Language },
): Promise<JudgedDocument[]> {
  const { settings, rules } = judged;
  const files = submission.files.filter(({ slot }) => isJudgedSlot(slot, settings));
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'mime', 'extension'])
    .where('serverFileName', 'in', ['', ...files.map(({ serverFileName }) => serverFileName)])
    .execute();
  const known = new Map(rows.map((row) => [row.serverFileName, row]));
  // The business plan first: it is what an evaluator reads.
  const slots = [...rules.documents].sort(
    (a, b) => Number(b.slot === 'business') - Number(a.slot === 'business'),
  );
  return slots.flatMap(({ slot, label }) =>
    files
      .filter((file) => file.slot === slot)
      .map((file, place) => {
        const { mime = 'application/octet-stream', extension = '' } = known.get(file.serverFileName) ?? {};
        const { serverFileName, size } = file;
        const blind = blindFileName(label[language], place + 1, extension);
        const name = settings.blindNames || settings.blindSchools ? blind : file.name;
        return { serverFileName, slot, label: label[language], name, extension, mime, size };
      }),
  );
}
