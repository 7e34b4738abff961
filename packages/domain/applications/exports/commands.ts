import { Readable } from 'node:stream';
import type { ApplicationFilter } from '@chulbal/contract/applications/operators';
import type { ExportColumn } from '@chulbal/contract/applications/parts';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../../actor.ts';
import { record } from '../../audit/commands.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db.ts';
import { type Cell, timeCell } from '../../formats/cells.ts';
import { csvOf } from '../../formats/csv.ts';
import { xlsxOf } from '../../formats/xlsx.ts';
import { zipOf } from '../../formats/zip.ts';
import { json } from '../../json.ts';
import { findListSeason } from '../list/season.queries.ts';
import { cellsOf, headingsOf } from './cells.rules.ts';
import { fileEntries, type ReadableStore } from './files.queries.ts';
import {
  countFiltered,
  countMembers,
  type ExportedApplication,
  type ExportScope,
  getRulesInForce,
  listExported,
} from './rows.queries.ts';
import { exportWords } from './words.rules.ts';

export type Export = {
  format: 'xlsx' | 'csv' | 'zip';
  filter: ApplicationFilter;
  columns: readonly ExportColumn[];
  reason: string;
  language: Language;
  now: Date;
};

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};

/**
 * Begins to stream the applications that a filter finds: a table, or their files. Before the first byte it stands
 * in the audit log and in the list of exports, with its reason, filter and columns (P-09); when the last byte is
 * taken, the list says how large it was and when. One that is broken off, by whoever reads it or by a fault, stays
 * without an end there, and its reader is told by a stream that fails.
 */
export async function exportApplications(
  db: Db,
  actor: OperatorActor,
  asked: Export,
  { store, clock }: { store: ReadableStore; clock: Clock },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const scope = await scopeOf(db, asked);
  const exportId = await begin(db, actor, asked, scope);
  const members = scope ? await countMembers(db, scope) : 0;
  let applications = 0;
  async function* batches(): AsyncGenerator<ExportedApplication[]> {
    if (!scope) return;
    for await (const batch of listExported(db, scope)) {
      applications += batch.length;
      yield batch;
    }
  }
  async function* counted(): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of contentOf(batches(), asked, { scope, store, members })) {
      bytes += chunk.length;
      yield chunk;
    }
    await db.sql
      .updateTable('exports')
      .set({ applications, bytes, finishedAt: clock() })
      .where('id', '=', exportId)
      .execute();
  }
  return {
    // Nothing is made before what came before it was taken: else a short export would end without a reader.
    stream: Readable.from(counted(), { objectMode: false, highWaterMark: 1 }),
    contentType: contentTypes[asked.format],
    fileName: fileNameOf(asked, scope),
  };
}

/** Null where no season is published: then there is nothing to export. */
async function scopeOf(db: Db, asked: Export): Promise<ExportScope | null> {
  const season = await findListSeason(db, asked.filter);
  if (!season) return null;
  const { filter, language } = asked;
  const columns = columnsOf(asked);
  return { season, rules: await getRulesInForce(db, season), filter, columns, language };
}

/** What an export shows: an archive of files has no columns of its own to choose. */
function columnsOf({ format, columns }: Pick<Export, 'format' | 'columns'>): readonly ExportColumn[] {
  return format === 'zip' ? ['files'] : columns;
}

async function begin(
  db: Db,
  actor: OperatorActor,
  { format, filter, columns, reason, now }: Export,
  scope: ExportScope | null,
): Promise<number> {
  const applications = scope ? await countFiltered(db, scope) : 0;
  const chips = chipsOf(filter);
  return db.transaction(async (tx) => {
    const { id } = await tx.sql
      .insertInto('exports')
      .values({
        operatorId: actor.operatorId,
        operatorName: actor.name,
        address: actor.address,
        format,
        filter: json(chips),
        columns: json(columnsOf({ format, columns })),
        reason,
        applications,
        bytes: null,
        startedAt: now,
        finishedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      category: 'export',
      action: 'applications.export',
      object: { kind: 'export', id, label: `${format.toUpperCase()} ${scope?.season.year ?? ''}`.trim() },
      after: { format, filter: chips, columns: columnsOf({ format, columns }), applications },
      reason,
      now,
    });
    return id;
  });
}

/** A filter without the chips that were not set. */
function chipsOf(filter: ApplicationFilter): Partial<ApplicationFilter> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  );
}

function contentOf(
  batches: AsyncGenerator<ExportedApplication[]>,
  { format, columns, language, now }: Export,
  { scope, store, members }: { scope: ExportScope | null; store: ReadableStore; members: number },
): AsyncGenerator<Buffer> {
  if (format === 'zip') return zipOf(fileEntries(batches, { store, language, now }));
  const shape = { columns, choices: scope?.rules.choices ?? {}, language, members };
  const headings = headingsOf(shape);
  async function* rows(): AsyncGenerator<Cell[][]> {
    let isEmpty = true;
    for await (const batch of batches) {
      isEmpty = false;
      yield batch.map((facts) => cellsOf(facts, shape));
    }
    if (isEmpty) yield [[exportWords[language].nothing]];
  }
  async function* table(): AsyncGenerator<Cell[][]> {
    yield [headings];
    yield* rows();
  }
  if (format === 'csv') return csvOf(table());
  return xlsxOf(rows(), { title: exportWords[language].title, headings, now });
}

/** 2026-신청-20260514-1424.xlsx */
function fileNameOf({ format, language, now }: Export, scope: ExportScope | null): string {
  const at = timeCell(now).replaceAll(/[-:]/g, '').replace(' ', '-').slice(0, 13);
  const title = exportWords[language].title.toLowerCase();
  return `${[scope?.season.year, title, at].filter(Boolean).join('-')}.${format}`;
}
