import type {
  getDataRequest as detailEndpoint,
  ListedRequest,
  listDataRequests as listEndpoint,
  MyDataRequest,
} from '@chulbal/contract/data-requests';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Selectable } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { maskedEmail, maskedName, maskedPhone } from '../masks.ts';
import { termOf } from './rules.ts';
import type { DataRequestsTable } from './tables.ts';

type Row = Selectable<DataRequestsTable>;

/** The own requests of somebody, newest first, with the answers. */
export async function listMyDataRequests(
  db: Db,
  actor: UserActor,
  { now }: { now: Date },
): Promise<MyDataRequest[]> {
  const rows = await db.sql
    .selectFrom('dataRequests')
    .selectAll()
    .where('accountId', '=', actor.userId)
    .orderBy('requestNo', 'desc')
    .execute();
  const steps = await db.sql
    .selectFrom('dataRequestSteps')
    .select(['requestNo', 'step', 'textSealed'])
    .where('requestNo', 'in', [0, ...rows.map(({ requestNo }) => requestNo)])
    .where('step', 'in', ['extended', 'done', 'refused'])
    .orderBy('id')
    .execute();
  const said = (requestNo: number, wanted: readonly string[]) => {
    const found = steps.find((one) => one.requestNo === requestNo && wanted.includes(one.step));
    return found?.textSealed ? db.vault.open(found.textSealed) : null;
  };
  return rows.map((row) => ({
    requestNo: Number(row.requestNo),
    kind: row.kind,
    state: row.state,
    text: row.textSealed ? db.vault.open(row.textSealed) : '',
    ...termView(row, now),
    extensionReason: said(row.requestNo, ['extended']),
    answer: said(row.requestNo, ['done', 'refused']),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

function termView(row: Pick<Row, 'receivedAt' | 'dueOn' | 'extended' | 'answeredAt'>, now: Date) {
  const { receivedAt, dueOn, extended, answeredAt } = row;
  return { receivedAt: receivedAt.toISOString(), dueOn, extended, ...termOf(row, answeredAt ?? now) };
}

/** A page of requests: open ones by their last day, closed ones newest first. Three queries. */
export async function listDataRequests(
  db: Db,
  asked: { page: number; size: number; closed: boolean; now: Date },
): Promise<OutputOf<typeof listEndpoint>> {
  const { page, size, closed, now } = asked;
  const { open, overdue, all } = await db.sql
    .selectFrom('dataRequests')
    .select(({ fn, eb, and }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('state', '=', 'open').as('open'),
      fn
        .countAll()
        .filterWhere(and([eb('state', '=', 'open'), eb('dueOn', '<', koreanDay(now))]))
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const counts = {
    open: Number(open),
    overdue: Number(overdue),
    closed: Number(all) - Number(open),
  };
  const rows = await withOwner(db)
    .where('r.state', closed ? '!=' : '=', 'open')
    .$if(closed, (query) => query.orderBy('r.answeredAt', 'desc'))
    .$if(!closed, (query) => query.orderBy('r.dueOn'))
    .orderBy('r.requestNo')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  const totalElements = closed ? counts.closed : counts.open;
  return {
    content: rows.map((row) => listedView(db, row, now)),
    ...{ page, size, totalElements, totalPages: Math.ceil(totalElements / size), counts },
  };
}

function withOwner(db: Db) {
  return db.sql
    .selectFrom('dataRequests as r')
    .leftJoin('accounts as owner', 'owner.id', 'r.ownerId')
    .leftJoin('accounts as asker', 'asker.id', 'r.accountId')
    .selectAll('r')
    .select(['owner.name as ownerName', 'asker.name as askerName', 'asker.emailSealed as askerEmail']);
}

type Found = Row & { ownerName: string | null; askerName: string | null; askerEmail: Buffer | null };

function listedView(db: Db, row: Found, now: Date): ListedRequest {
  const name = row.askerName ?? (row.nameSealed ? db.vault.open(row.nameSealed) : '');
  return {
    requestNo: Number(row.requestNo),
    kind: row.kind,
    state: row.state,
    source: row.source,
    name: maskedName(name),
    accountId: row.accountId === null ? null : Number(row.accountId),
    ...termView(row, now),
    owner: row.ownerName,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** One request with its steps, contact masked. @throws notFound */
export async function getDataRequest(
  db: Db,
  { requestNo, now }: { requestNo: number; now: Date },
): Promise<OutputOf<typeof detailEndpoint>> {
  const row = await withOwner(db).where('r.requestNo', '=', requestNo).executeTakeFirst();
  if (!row) throw fault('notFound');
  const steps = await db.sql
    .selectFrom('dataRequestSteps as s')
    .innerJoin('accounts as a', 'a.id', 's.operatorId')
    .select(['s.at', 's.step', 's.textSealed', 'a.name as by'])
    .where('s.requestNo', '=', requestNo)
    .orderBy('s.id')
    .execute();
  const sealed = row.contactSealed ?? row.askerEmail;
  const contact = sealed ? db.vault.open(sealed) : '';
  return {
    ...listedView(db, row, now),
    text: row.textSealed ? db.vault.open(row.textSealed) : '',
    contact: contact.includes('@') ? maskedEmail(contact) : maskedPhone(contact),
    language: row.language,
    steps: steps.map(({ at, by, step, textSealed }) => ({
      ...{ at: at.toISOString(), by, step },
      text: textSealed ? db.vault.open(textSealed) : null,
    })),
  };
}
