import { Readable } from 'node:stream';
import type { Language } from '@chulbal/contract/language';
import { ticketText } from '@chulbal/contract/raffle/draw';
import type { WinnerState } from '@chulbal/contract/raffle/raffle';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { eventObject } from '../events/event-object.rules.ts';
import { listEvents, type PublishedEvent } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { type Cell, timeCell } from '../formats/cells.ts';
import { csvOf } from '../formats/csv.ts';
import { xlsxOf } from '../formats/xlsx.ts';
import { json } from '../json.ts';
import type { Claim } from './commands.ts';

type Words = { title: string; headings: string[]; states: Record<WinnerState, string> };

const words: Record<Language, Words> = {
  ko: {
    title: '당첨자',
    headings: [
      ...[
        '경품',
        '순서',
        '번호표',
        '이름',
        '상태',
        '기한',
        '받는 사람',
        '휴대전화',
        '주소',
        '보낸 때',
        '메모',
      ],
    ],
    states: {
      ...{ reserve: '예비', told: '답을 기다림', claimed: '받을 곳 적음', sent: '보냄', received: '받음' },
      lapsed: '기한 지남',
    },
  },
  en: {
    title: 'Winners',
    headings: [
      ...['Prize', 'Place', 'Ticket', 'Name', 'State', 'Claim by', 'Receiver', 'Mobile', 'Address', 'Sent'],
      'Note',
    ],
    states: {
      ...{
        reserve: 'Reserve',
        told: 'Waiting',
        claimed: 'Address given',
        sent: 'Sent',
        received: 'Received',
      },
      lapsed: 'Time is over',
    },
  },
};

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Winners and reserves of a draw with where their prizes go, as a table. Who exported it and why stands in the audit log
 * and among the month's exports (P-09) before the first byte, and there that the last was taken. Throws notFound before
 * the draw.
 */
export async function exportWinners(
  db: Db,
  actor: OperatorActor,
  asked: {
    eventNo: number;
    format: 'xlsx' | 'csv';
    reason: string;
    language: Language;
    now: Date;
    clock: Clock;
  },
): Promise<{ stream: Readable; contentType: string; fileName: string }> {
  const { eventNo, format, reason, language, now, clock } = asked;
  const { rows, exportId, eventKey } = await db.transaction(async (tx) => {
    const event = (await listEvents(tx)).find((one) => one.eventNo === eventNo);
    const rows = event ? await listRows(tx, event, language) : [];
    if (!event || rows.length === 0) throw fault('notFound');
    const { id: exportId } = await tx.sql
      .insertInto('exports')
      .values({
        ...{ operatorId: actor.operatorId, operatorName: actor.name, address: actor.address, format, reason },
        ...{ filter: json({ raffle: event.plan.nameKo }), columns: json(['contact']) },
        ...{ applications: rows.length, bytes: null, startedAt: now, finishedAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      ...{ category: 'export', action: 'raffle.export', object: eventObject(event), reason, now },
      after: { format, winners: rows.length },
    });
    return { rows, exportId, eventKey: event.eventKey };
  });
  const { title, headings } = words[language];
  async function* batch() {
    yield rows;
  }
  const content = format === 'csv' ? csvOf([[headings], rows]) : xlsxOf(batch(), { title, headings, now });
  async function* taken(): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
    const finished = { bytes, finishedAt: clock() };
    await db.sql.updateTable('exports').set(finished).where('id', '=', exportId).execute();
  }
  return {
    // Nothing is asked for before what came before it was taken: the end is the reader's.
    stream: Readable.from(taken(), { objectMode: false, highWaterMark: 1 }),
    contentType: contentTypes[format],
    fileName: `winners-${eventKey}.${format}`,
  };
}

async function listRows(tx: Db, { eventNo, plan }: PublishedEvent, language: Language): Promise<Cell[][]> {
  const winners = await tx.sql
    .selectFrom('prizeWinners as w')
    .innerJoin('accounts as a', 'a.id', 'w.userId')
    .select(['w.prizeCode', 'w.place', 'w.number', 'w.state', 'w.claimUntil', 'w.claimSealed', 'w.sentAt'])
    .select(['w.note', 'a.name'])
    .where('w.eventNo', '=', eventNo)
    .orderBy('w.prizeCode')
    .orderBy('w.place')
    .execute();
  const time = (moment: Date | null) => (moment ? timeCell(moment) : '');
  return winners.map(({ prizeCode, place, number, name, state, claimUntil, claimSealed, sentAt, note }) => {
    const prize = plan.prizes.find(({ code }) => code === prizeCode);
    const claim = claimSealed ? (JSON.parse(tx.vault.open(claimSealed)) as Claim) : null;
    return [
      ...[(language === 'en' && prize?.en) || (prize?.ko ?? prizeCode), place, ticketText(number), name],
      ...[words[language].states[state], time(claimUntil)],
      ...[claim?.name ?? '', claim?.phone ?? '', claim?.address ?? '', time(sentAt), note],
    ];
  });
}
