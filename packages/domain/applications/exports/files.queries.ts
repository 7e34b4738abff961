import type { Readable } from 'node:stream';
import type { Language } from '@chulbal/contract/language';
import { csvLines, csvOf } from '../../formats/csv.ts';
import type { ZipEntry } from '../../formats/zip.ts';
import { distinctNames, folderName } from './names.rules.ts';
import type { ExportedApplication } from './rows.queries.ts';
import { exportWords } from './words.rules.ts';

/** Where the bytes of files are read; null for what is not there. */
export type ReadableStore = { read(name: string): Promise<{ stream: Readable; size: number } | null> };

/**
 * The files of submitted applications, a folder to each team, opened one after the other; at the end the list of
 * them with the SHA-256 that each had when it was handed in, and whether the store still has it.
 */
export async function* fileEntries(
  batches: AsyncIterable<ExportedApplication[]>,
  { store, language, now }: { store: ReadableStore; language: Language; now: Date },
): AsyncGenerator<ZipEntry> {
  const words = exportWords[language];
  /** As bytes: of 75,000 files the lines are 15 MB. */
  const listed: Buffer[] = [];
  for await (const batch of batches) {
    for (const { row, files } of batch) {
      const folder = folderName(row.number ?? String(row.teamNo), row.teamName);
      const names = distinctNames(files.map(({ name }) => name));
      const changedAt = row.submittedAt ? new Date(row.submittedAt) : now;
      const lines: (string | number)[][] = [];
      for (const [at, file] of files.entries()) {
        const path = `${folder}/${names[at]}`;
        const stored = await store.read(file.serverFileName);
        if (stored) {
          yield { name: path, changedAt, size: stored.size, compress: false, open: () => stored.stream };
        }
        const remark = stored ? '' : words.manifest.missing;
        const { label, name, size, sha256 } = file;
        lines.push([row.number ?? '', row.teamName, label, path, name, size, sha256, remark]);
      }
      if (lines.length > 0) listed.push(Buffer.from(csvLines(lines)));
    }
  }
  if (listed.length === 0) listed.push(Buffer.from(csvLines([[words.nothing]])));
  yield {
    name: words.manifest.fileName,
    changedAt: now,
    compress: true,
    open: () => manifest(words.manifest.headings, listed),
  };
}

async function* manifest(headings: readonly string[], listed: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* csvOf([[headings]]);
  yield* listed;
}
