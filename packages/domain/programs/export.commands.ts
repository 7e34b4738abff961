import { Readable } from 'node:stream';
import type { Language } from '@chulbal/contract/language';
import type { Participation } from '@chulbal/contract/programs/programs';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { type Cell, timeCell } from '../formats/cells.ts';
import { csvOf } from '../formats/csv.ts';
import { xlsxOf } from '../formats/xlsx.ts';
import { json } from '../json.ts';
import { programObject } from './operators.commands.ts';
import { type ApplicantRow, getProgramFacts, listClearApplicants } from './operators.queries.ts';

const words = {
  ko: {
    title: '신청자',
    headings: [
      '번호',
      '이름',
      '이메일',
      '휴대전화',
      '상태',
      '대기 순번',
      '신청 시각',
      '취소 시각',
      '취소 사유',
    ],
    states: { placed: '확정', waiting: '대기', attended: '참석', cancelled: '취소' },
  },
  en: {
    title: 'Applicants',
    headings: ['No.', 'Name', 'E-mail', 'Mobile', 'State', 'Waiting no.', 'Applied', 'Cancelled', 'Reason'],
    states: { placed: 'Has a place', waiting: 'Waiting', attended: 'Came', cancelled: 'Cancelled' },
  },
} satisfies Record<Language, { title: string; headings: string[]; states: Record<Participation, string> }>;

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * All applicants of a programme as a table. Who exported it and why stands in the audit log and among the month's
 * exports (P-09) before the first byte, and there that the last was taken. Throws notFound.
 */
export async function exportApplicants(
  db: Db,
  actor: OperatorActor,
  asked: {
    boardId: number;
    format: 'xlsx' | 'csv';
    reason: string;
    language: Language;
    now: Date;
    clock: Clock;
  },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const { boardId, format, reason, language, now, clock } = asked;
  const { rows, exportId } = await db.transaction(async (tx) => {
    const { title } = await getProgramFacts(tx, { boardId, now });
    const rows = await listClearApplicants(tx, actor, { boardId });
    const { id: exportId } = await tx.sql
      .insertInto('exports')
      .values({
        ...{ operatorId: actor.operatorId, operatorName: actor.name, address: actor.address, format, reason },
        ...{ filter: json({ program: title }), columns: json(['contacts']), applications: rows.length },
        ...{ bytes: null, startedAt: now, finishedAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      category: 'export',
      action: 'program.export',
      object: programObject({ postNo: boardId, titleKo: title }),
      after: { format, applicants: rows.length },
      reason,
      now,
    });
    return { rows, exportId };
  });
  const { title, headings } = words[language];
  const cells = rows.map((row) => cellsOf(row, language));
  const content =
    format === 'csv' ? csvOf([[headings], cells]) : xlsxOf(batchOf(cells), { title, headings, now });
  async function* taken(): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
    await db.sql
      .updateTable('exports')
      .set({ bytes, finishedAt: clock() })
      .where('id', '=', exportId)
      .execute();
  }
  return {
    // Nothing is asked for before what came before it was taken: the end is the reader's.
    stream: Readable.from(taken(), { objectMode: false, highWaterMark: 1 }),
    contentType: contentTypes[format],
    fileName: `program-${boardId}-applicants.${format}`,
  };
}

async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function cellsOf(row: ApplicantRow, language: Language): Cell[] {
  const { applicationNo, name, email, phone, participation, waitingNumber } = row;
  return [
    ...[applicationNo, name, email, phone, words[language].states[participation], waitingNumber ?? ''],
    ...[timeCell(row.appliedAt), row.cancelledAt ? timeCell(row.cancelledAt) : '', row.cancelReason],
  ];
}
