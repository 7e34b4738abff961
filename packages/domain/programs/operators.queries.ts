import type { Page } from '@chulbal/contract/endpoint';
import { may } from '@chulbal/contract/operators/values';
import type { Applicant, ProgramCounts, ProgramFacts } from '@chulbal/contract/programs/operators';
import type { Participation, ProgramDetails } from '@chulbal/contract/programs/programs';
import { type SqlBool, sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { maskedEmail, maskedName, maskedPhone } from '../masks.ts';
import { requirePost } from '../posts/written.queries.ts';
import { escapeLike } from '../search.ts';
import { participationOf, programState, termsOf } from './rules.ts';

/** Somebody who applied, in the clear. */
export type ApplicantRow = {
  applicationNo: number;
  name: string;
  email: string;
  phone: string;
  participation: Participation;
  waitingNumber: number | null;
  appliedAt: Date;
  cancelledAt: Date | null;
  cancelReason: string;
};

/** A page of who applied to a programme, masked (P-11). Throws notFound for one that was never published. */
export async function listApplicants(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { page: number; size: number; now: Date },
): Promise<{ program: ProgramFacts; applicants: Page<Applicant> }> {
  const { boardId, page, size, now } = asked;
  const program = await getProgramFacts(db, { boardId, now });
  const found = findApplicants(db, actor, asked);
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await readApplicants(db, found, { limit: size, offset: (page - 1) * size });
  const content = rows.map(({ name, email, phone, appliedAt, cancelledAt, ...row }) => ({
    ...row,
    name: maskedName(name),
    email: maskedEmail(email),
    phone: maskedPhone(phone),
    appliedAt: appliedAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
  }));
  const total = Number(count);
  return {
    program,
    applicants: { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) },
  };
}

/** A programme and how many took part. Throws notFound for one that was never published. */
export async function getProgramFacts(
  db: Db,
  { boardId, now }: { boardId: number; now: Date },
): Promise<ProgramFacts> {
  const row = await requirePost(db, { postNo: boardId });
  if (row.board !== 'program' || !row.publishAt) throw fault('notFound');
  // What was stored has been read as a draft of its board.
  const terms = termsOf(row.details as ProgramDetails);
  const counts = await countApplicants(db, boardId);
  return {
    boardId,
    title: row.titleKo,
    state: programState(terms, counts, now),
    startsAt: terms.startsAt.toISOString(),
    endsAt: terms.endsAt.toISOString(),
    capacity: terms.capacity,
    counts,
  };
}

async function countApplicants(db: Db, postNo: number): Promise<ProgramCounts> {
  const row = await db.sql
    .selectFrom('programApplications')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'placed').as('placed'),
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      fn.countAll<number>().filterWhere('attended', '=', true).as('attended'),
      fn.countAll<number>().filterWhere('state', '=', 'cancelled').as('cancelled'),
    ])
    .where('postNo', '=', postNo)
    .executeTakeFirstOrThrow();
  const { placed, waiting, attended, cancelled } = row;
  return {
    placed: Number(placed),
    waiting: Number(waiting),
    attended: Number(attended),
    cancelled: Number(cancelled),
  };
}

type Asked = { boardId: number; participation?: Participation | undefined; keyword?: string | undefined };

/**
 * Whoever may not see personal data has to know the whole name: by its parts the letters behind a mask could be tried
 * out.
 */
function findApplicants(
  db: Db,
  { role }: Pick<OperatorActor, 'role'>,
  { boardId, participation, keyword }: Asked,
) {
  let query = db.sql
    .selectFrom('programApplications as a')
    .innerJoin('accounts', 'accounts.id', 'a.accountId')
    .where('a.postNo', '=', boardId);
  if (participation === 'attended') query = query.where('a.attended', '=', true);
  else if (participation) query = query.where('a.state', '=', participation);
  const name = keyword?.toWellFormed().normalize('NFC').trim();
  if (!name) return query;
  const pattern = may(role, 'revealPersonalData') ? `%${escapeLike(name)}%` : escapeLike(name);
  return query.where(sql<SqlBool>`accounts.name like ${pattern}`);
}

async function readApplicants(
  db: Db,
  found: ReturnType<typeof findApplicants>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ApplicantRow[]> {
  const rows = await found
    .select(['a.applicationNo', 'a.state', 'a.attended', 'a.appliedAt', 'a.cancelledAt', 'a.cancelReason'])
    .select(['accounts.name', 'accounts.emailSealed', 'accounts.phoneSealed', 'accounts.status'])
    .select(
      sql<number>`(select count(*) from program_applications w where w.post_no = a.post_no
        and w.state = 'waiting' and w.application_no <= a.application_no)`.as('before'),
    )
    .orderBy('a.applicationNo')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => {
    const { applicationNo, appliedAt, cancelledAt, cancelReason } = row;
    const isThere = row.status === 'active';
    return {
      ...{ applicationNo, appliedAt, cancelledAt, cancelReason, participation: participationOf(row) },
      name: isThere ? row.name : '',
      email: isThere ? db.vault.open(row.emailSealed) : '',
      phone: isThere && row.phoneSealed ? db.vault.open(row.phoneSealed) : '',
      waitingNumber: row.state === 'waiting' ? Number(row.before) : null,
    };
  });
}

/** Some or all applicants of a programme in the clear, in order of arrival: whoever asks records it. */
export async function listClearApplicants(
  db: Db,
  actor: OperatorActor,
  { boardId, applicationNos }: { boardId: number; applicationNos?: readonly number[] },
): Promise<ApplicantRow[]> {
  const all = findApplicants(db, actor, { boardId });
  const found = applicationNos ? all.where('a.applicationNo', 'in', applicationNos) : all;
  return readApplicants(db, found, { limit: 100_000, offset: 0 });
}
