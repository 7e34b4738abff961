import { Readable } from 'node:stream';
import type { CompanyState } from '@chulbal/contract/companies/companies';
import type { CompanyRow } from '@chulbal/contract/companies/operators';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { type Cell, timeCell } from '../formats/cells.ts';
import { csvOf } from '../formats/csv.ts';
import { xlsxOf } from '../formats/xlsx.ts';
import { json } from '../json.ts';
import { listRows } from './operators.queries.ts';

type Words = { title: string; headings: string[]; states: Record<CompanyState, string>; yes: string };

const words: Record<Language, Words> = {
  ko: {
    title: '기업 페이지',
    headings: [
      ...['접수 번호', '팀', '트랙', '권역', '상태', '제출한 판', '보이는 판', '제출 시각', '보완 기한'],
      ...['내림', '열린 신고', '마지막 알림'],
    ],
    states: {
      ...{ notBegun: '시작 전', writing: '쓰는 중', submitted: '확인할 것', changesAsked: '보완 요청' },
      ...{ approved: '승인', newVersion: '새 판 확인' },
    },
    yes: '예',
  },
  en: {
    title: 'Company pages',
    headings: [
      ...['Number', 'Team', 'Track', 'Region', 'State', 'Submitted version', 'Shown version', 'Submitted'],
      ...['Change by', 'Hidden', 'Open reports', 'Last reminder'],
    ],
    states: {
      ...{ notBegun: 'Not begun', writing: 'Being written', submitted: 'To review' },
      ...{ changesAsked: 'Changes asked', approved: 'Approved', newVersion: 'New version' },
    },
    yes: 'Yes',
  },
};

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Where every page of an exhibition stands, as a table. Who exported it and why stands in the audit log and among the
 * month's exports (P-09) before the first byte, and there that the last was taken. Throws notFound.
 */
export async function exportCompanyPages(
  db: Db,
  actor: OperatorActor,
  asked: {
    igNo: number;
    format: 'xlsx' | 'csv';
    reason: string;
    language: Language;
    now: Date;
    clock: Clock;
  },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const { igNo, format, reason, language, now, clock } = asked;
  const { rows, exportId } = await db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    const rows = await listRows(tx, exhibition, { language, now });
    const { nameKo } = exhibition.plan;
    const { id: exportId } = await tx.sql
      .insertInto('exports')
      .values({
        ...{ operatorId: actor.operatorId, operatorName: actor.name, address: actor.address, format, reason },
        ...{ filter: json({ exhibition: nameKo }), columns: json(['state']), applications: rows.length },
        ...{ bytes: null, startedAt: now, finishedAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      category: 'export',
      action: 'company.export',
      object: { kind: 'exhibition', id: igNo, label: nameKo },
      after: { format, companies: rows.length },
      reason,
      now,
    });
    return { rows, exportId };
  });
  const { title, headings } = words[language];
  const cells = rows.map((row) => cellsOf(row, words[language]));
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
    fileName: `exhibition-${igNo}-companies.${format}`,
  };
}

async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function cellsOf(row: CompanyRow, { states, yes }: Words): Cell[] {
  const time = (moment: string | null) => (moment ? timeCell(new Date(moment)) : '');
  return [
    ...[row.number, row.teamName, row.trackName, row.region ?? '', states[row.state]],
    ...[row.version || '', row.approvedVersion || '', time(row.submittedAt), time(row.fixUntil)],
    ...[row.hidden ? yes : '', row.reports || '', time(row.remindedAt)],
  ];
}
