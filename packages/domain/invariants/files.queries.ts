import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { namesWithoutRow } from '../files/orphans.queries.ts';
import { ORPHAN_MS } from '../files/rules.ts';
import type { FileStore } from '../files/store.ts';
import { longBeforeSweep } from '../retention/queries.ts';
import { asked, atOneMoment, finding, type Invariant } from './looking.queries.ts';

/** Names that the database is asked about at once, and files that the store is asked for side by side. */
const AT_ONCE = 200;
const SIDE_BY_SIDE = 8;

/** What the database says of bytes in the store; without a hash where it keeps none of them. */
type Stored = { serverFileName: string; size: number; sha256: string | null };

/** Bytes of files, and rows that name them where no foreign key holds them. */
export const fileInvariants: Invariant[] = [
  {
    name: 'storedFilesAreThere',
    promise: {
      ko: '올린 파일은 모두 파일 보관소에 있고 크기와 해시가 같아요.',
      en: 'Every stored file is in the store, with the same size and hash.',
    },
    async find({ db, files, share }) {
      const found = finding();
      for await (const batch of pages(db, storedAfter)) {
        for (let from = 0; from < batch.length; from += SIDE_BY_SIDE) {
          const some = batch.slice(from, from + SIDE_BY_SIDE);
          const sound = await Promise.all(
            some.map((file) => isSound(files, file, share(file.serverFileName))),
          );
          for (const [place, file] of some.entries())
            if (!sound[place] && (await isStill(db, file))) found.add(file.serverFileName);
        }
      }
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'madeFilesAreThere',
    promise: {
      ko: '파일에서 만든 사본과 그림, 내려받을 묶음은 모두 파일 보관소에 있어요.',
      en: 'Clean copies, other sizes of pictures and archives to take away are in the store.',
    },
    async find({ db, files }) {
      const found = finding();
      for await (const batch of pages(db, madeAfter)) {
        for (const file of batch) if (!(await isSound(files, file, false))) found.add(file.serverFileName);
      }
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'bytesBelongToARow',
    promise: {
      ko: '파일 보관소에는 주인 없는 파일이 남아 있지 않아요.',
      en: 'No bytes are left in the store that belong to nothing.',
    },
    async find({ db, files }) {
      const found = finding();
      const before = new Date((await longBeforeSweep(db)).getTime() - ORPHAN_MS);
      let names: string[] = [];
      const ask = async () => {
        for (const name of await namesWithoutRow(db, names)) found.add(name);
        names = [];
      };
      for await (const { name, storedAt } of files.list()) {
        if (storedAt < before) names.push(name);
        if (names.length >= AT_ONCE) await ask();
      }
      await ask();
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'filesOfATeamAreItsLeaders',
    promise: {
      ko: '팀의 파일은 있는 팀의 것이고, 개인 파일은 있는 회원의 것이에요.',
      en: 'A file is of a team that exists, or of an account that is not closed.',
    },
    find: asked(sql`
      select f.server_file_name from files f left join accounts a on a.id = f.owner_id
        left join applications t on t.team_no = f.team_no
        where (f.team_no is not null and t.team_no is null) or a.id is null
          or (f.slot = 'plan' and a.status <> 'active')`),
  },
  {
    name: 'contentNamesFiles',
    promise: {
      ko: '게시한 글과 전시 페이지는 있는 파일만 가리켜요.',
      en: 'Published content and company pages name only files that are there.',
    },
    find: asked(sql`
      select distinct u.kind || ' ' || u.object_id from content_uses u
        left join files f on f.server_file_name = u.server_file_name and f.status <> 'uploading'
        where f.server_file_name is null`),
  },
  {
    name: 'guardianPapersNameFiles',
    promise: {
      ko: '종이로 받은 보호자 동의서는 있는 파일을 가리켜요.',
      en: 'A guardian’s consent on paper names a file that is there.',
    },
    find: asked(sql`
      select p.consent_no from guardian_papers p
        left join files f on f.server_file_name = p.server_file_name and f.status = 'stored'
        where f.server_file_name is null`),
  },
];

/** Whether the bytes are there as the row says; hashed where they are read whole. */
async function isSound(
  files: FileStore,
  { serverFileName, size, sha256 }: Stored,
  whole: boolean,
): Promise<boolean> {
  const read = await files.read(serverFileName);
  if (!read) return false;
  if (!whole || sha256 === null || read.size !== size) {
    read.stream.destroy();
    return read.size === size;
  }
  const hash = createHash('sha256');
  for await (const chunk of read.stream) hash.update(chunk);
  return hash.digest('hex') === sha256;
}

/** Somebody may have removed it while the store was asked. */
async function isStill(db: Db, { serverFileName }: Stored): Promise<boolean> {
  const row = await db.sql
    .selectFrom('files')
    .select('status')
    .where('serverFileName', '=', serverFileName)
    .executeTakeFirst();
  return row?.status === 'stored';
}

async function* pages(db: Db, page: (tx: Db, after: string) => Promise<Stored[]>): AsyncGenerator<Stored[]> {
  for (let after = ''; ; ) {
    const batch = await atOneMoment(db, (tx) => page(tx, after));
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last.serverFileName;
  }
}

const storedAfter = (tx: Db, after: string): Promise<Stored[]> =>
  tx.sql
    .selectFrom('files')
    .select(['serverFileName', 'size', 'sha256'])
    .where('status', '=', 'stored')
    .where('serverFileName', '>', after)
    .orderBy('serverFileName')
    .limit(AT_ONCE)
    .execute();

async function madeAfter(tx: Db, after: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select server_file_name, size::bigint as size, null as sha256 from (
      select copy_name as server_file_name, size from clean_copies where copy_name is not null
      union all select server_file_name, size from picture_variants
      union all select server_file_name, size from data_exports where server_file_name is not null
    ) as made where server_file_name > ${after} order by server_file_name limit ${AT_ONCE}`.execute(tx.sql);
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
