import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { ProgramDetails } from '@chulbal/contract/programs/programs';
import { mintUser, type OperatorActor, type UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { json } from '@chulbal/domain/json';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { applyForProgram } from '@chulbal/domain/programs/commands';
import { createAccount } from './accounts.ts';
import { publicUrl } from './factories.ts';
import { createOperator } from './operators.ts';

const DAY_MS = 86_400_000;

/** An instant at which the programmes of tests take applications; they begin ten days later. */
export const programNow = new Date('2026-05-20T05:00:00.000Z');
export const programDays = (count: number) => new Date(programNow.getTime() + count * DAY_MS);

type Given = Partial<Omit<DraftOf<'program'>, 'details'>> & { details?: Partial<ProgramDetails> };

/** A meet-up in both languages with two places and a waiting list. */
export function programDraftOf({ details, ...given }: Given = {}): DraftOf<'program'> {
  return {
    ...{
      board: 'program',
      kind: 'meetup',
      pinned: false,
      titleKo: '창업가 밋업',
      titleEn: 'Founders meet-up',
    },
    ...{ bodyKo: '<p>먼저 걸은 사람과 만나요.</p>', bodyEn: '<p>Meet founders.</p>', attachments: [] },
    ...given,
    details: {
      cover: null,
      opensAt: programDays(-5).toISOString(),
      closesAt: programDays(5).toISOString(),
      startsAt: programDays(10).toISOString(),
      endsAt: programDays(11).toISOString(),
      ...{ capacity: 2, waitingList: true, needsTeam: false },
      ...{ placeKo: '서울 마포', placeEn: 'Mapo, Seoul', joinLink: 'https://meet.example/room' },
      ...{ speakerKo: '김해 (선배 창업가)', speakerEn: 'Kim Hae, a founder' },
      ...details,
    },
  };
}

/** A published programme. */
export async function createProgram(
  db: Db,
  { editor, ...given }: Given & { editor?: OperatorActor } = {},
): Promise<{ boardId: number; editVersion: number; editor: OperatorActor }> {
  const actor = editor ?? (await createOperator(db, { role: 'contestManager' }));
  const now = programDays(-6);
  const { postNo, editVersion } = await createPost(db, actor, { draft: programDraftOf(given), now });
  const published = await publishPost(db, actor, { postNo, editVersion, publishAt: null, now });
  return { boardId: postNo, editVersion: published.editVersion, editor: actor };
}

/** What every press of a programme's button comes with. */
export const pressed = { language: 'ko', publicUrl, now: programNow } as const;

/** New people who apply one after the other. */
export async function createApplicants(
  db: Db,
  { boardId, count, now = programNow }: { boardId: number; count: number; now?: Date },
): Promise<UserActor[]> {
  const people: UserActor[] = [];
  for (let index = 0; index < count; index += 1) {
    const actor = mintUser((await createAccount(db, { name: `참가자${index + 1}` })).id);
    await applyForProgram(db, actor, { ...pressed, boardId, now });
    people.push(actor);
  }
  return people;
}

/** One of them, as operators name somebody who has a place. */
export async function createApplicant(
  db: Db,
  given: Given = {},
): Promise<{ boardId: number; applicationNo: number }> {
  const { boardId } = await createProgram(db, given);
  await createApplicants(db, { boardId, count: 1 });
  const { applicationNo } = await db.sql
    .selectFrom('programApplications')
    .select('applicationNo')
    .where('postNo', '=', boardId)
    .executeTakeFirstOrThrow();
  return { boardId, applicationNo };
}

/** Attendance of a programme that began an hour ago, as operators mark it. */
export async function begunProgram(db: Db): Promise<Record<string, unknown>> {
  const { boardId, applicationNo } = await createApplicant(db);
  const startsAt = new Date(programNow.getTime() - 3_600_000).toISOString();
  const { details } = programDraftOf({ details: { startsAt } });
  await db.sql
    .updateTable('posts')
    .set({ details: json(details) })
    .where('postNo', '=', boardId)
    .execute();
  return { boardId, applicationNos: [applicationNo], attended: true };
}
