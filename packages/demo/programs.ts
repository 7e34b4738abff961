import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { demoPeople } from './accounts.ts';
import { type DemoContentFile, demoPicture, insertContentFiles } from './content-files.ts';
import type { Deed } from './deed.ts';
import type { WantedFile } from './files.ts';
import { type DemoProgram, type DemoTime, demoPrograms } from './programs.texts.ts';

const DAY_MS = 86_400_000;

/** The covers of the demo's programmes, by name. */
export function programCovers(): Map<string, WantedFile<'content'>> {
  const names = demoPrograms.flatMap(({ picture }) => picture?.name ?? []);
  return new Map(names.map((name) => [name, demoPicture(name)]));
}

/** How the demo's programmes came about, each at its time, with those who have applied. */
export function programDeeds(
  tx: Db,
  {
    actor,
    pictures,
    now,
  }: { actor: OperatorActor; pictures: ReadonlyMap<string, DemoContentFile>; now: Date },
): Deed[] {
  const today = koreanDay(now);
  const at = ([days, time]: DemoTime) => koreanInstant(addDays(today, days), time);
  return demoPrograms.map(
    (program): Deed => ({
      at: new Date(now.getTime() - program.daysAgo * DAY_MS - 3_600_000),
      run: async (then) => {
        const { times, details, kind, titleKo, titleEn, bodyKo, bodyEn, picture } = program;
        const file = picture && pictures.get(picture.name);
        const cover =
          picture && file
            ? { serverFileName: file.serverFileName, altKo: picture.altKo, altEn: picture.altEn }
            : null;
        await insertContentFiles(tx, file ? [file] : [], actor.operatorId, then);
        const draft = {
          ...{ board: 'program' as const, pinned: false, attachments: [] },
          ...{ kind, titleKo, titleEn, bodyKo, bodyEn },
          details: {
            ...{ ...details, cover },
            opensAt: at(times.opensAt).toISOString(),
            closesAt: at(times.closesAt).toISOString(),
            startsAt: at(times.startsAt).toISOString(),
            endsAt: at(times.endsAt).toISOString(),
          },
        };
        const { postNo, editVersion } = await createPost(tx, actor, { draft, now: then });
        await publishPost(tx, actor, { postNo, editVersion, publishAt: null, now: then });
        await insertApplicants(tx, program, { postNo, from: at(times.opensAt), now });
      },
    }),
  );
}

/** Leaders of the demo's teams, in one statement: a command for each would take a demo's start a second. */
async function insertApplicants(
  tx: Db,
  { placed, waiting = 0, attended = 0, who }: DemoProgram,
  { postNo, from, now }: { postNo: number; from: Date; now: Date },
): Promise<void> {
  const count = placed + waiting;
  if (count === 0) return;
  const known = Object.values(demoPeople).map(({ loginId }) => tx.vault.index(loginId));
  const others = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('emailIndex', 'not in', known)
    .orderBy('id')
    .limit(count)
    .offset(who ? 7 : 20)
    .execute();
  const ids = others.map(({ id }) => id);
  if (who) {
    const { id } = await tx.sql
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'user')
      .where('emailIndex', '=', tx.vault.index(demoPeople[who.name].loginId))
      .executeTakeFirstOrThrow();
    ids[who.state === 'placed' ? 0 : placed + 1] = id;
  }
  // They come one by one from when applying opened until now or a day later, whichever is first.
  const step = Math.min(now.getTime() - from.getTime(), DAY_MS) / (count + 1);
  await tx.sql
    .insertInto('programApplications')
    .values(
      ids.map((accountId, index) => {
        const appliedAt = new Date(from.getTime() + Math.floor(step * (index + 1)));
        const hasPlace = index < placed;
        return {
          ...{ postNo, accountId, language: 'ko' as const, appliedAt, cancelledAt: null, cancelReason: '' },
          ...{ state: hasPlace ? ('placed' as const) : ('waiting' as const), attended: index < attended },
          placedAt: hasPlace ? appliedAt : null,
        };
      }),
    )
    .execute();
}
