import { randomBytes } from 'node:crypto';
import { type Fields, type Person, personFields, readFields } from '@chulbal/contract/applications/fields';
import { addMonths, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { retention } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import { openFields } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { createVault } from '../vault.ts';

/** What stands where somebody was who has left. */
const GONE = '떠난 사람';

const NOBODY: Person = { ...readFields({}).leader, tmName: GONE };

/** By what somebody’s entries in teams are known: keyed indexes of their phones and addresses, and the entries’ numbers. */
export type Known = { indexes: Set<string>; tmNos: number[] };

/**
 * Takes a person out of every team they are or were in: their fields out of drafts, versions and submissions, their
 * entry, and the files that are their own papers. What they said in a submission is kept apart until its day, sealed with
 * a key of its own. A team's texts and documents are the team's and stay. Gives the stored files to remove, and until
 * when something is kept.
 */
export async function emptyEntries(
  tx: Db,
  { accountId, known, now }: { accountId: number; known: Known; now: Date },
): Promise<{ names: string[]; keptUntil: Date | null; addresses: string[] }> {
  const entries = await tx.sql
    .selectFrom('members')
    .select(['tmNo', 'teamNo', 'memberKey', 'phoneIndex', 'fieldsSealed'])
    .where((eb) =>
      eb.or([
        eb('userId', '=', accountId),
        eb('tmNo', 'in', [0, ...known.tmNos]),
        eb('phoneIndex', 'in', ['', ...known.indexes]),
      ]),
    )
    .execute();
  const addresses: string[] = [];
  for (const { fieldsSealed, phoneIndex } of entries) {
    const { tmEmail } = JSON.parse(tx.vault.open(fieldsSealed)) as Person;
    addresses.push(phoneIndex, tx.vault.index(tmEmail), tx.vault.index(tmEmail.trim().toLowerCase()));
  }
  const all: Known = { ...known, indexes: new Set([...known.indexes, ...addresses]) };
  const led = await tx.sql
    .selectFrom('applications')
    .select('teamNo')
    .where('leaderId', '=', accountId)
    .execute();
  // Whoever filled in their own part before their team has submitted is in no entry yet.
  const asked = await tx.sql
    .selectFrom('memberParts')
    .select(['teamNo', 'memberKey'])
    .where('userId', '=', accountId)
    .execute();
  const places = [...entries, ...asked];
  const teamNos = [...new Set([...places, ...led].map(({ teamNo }) => teamNo))];
  const names: string[] = [];
  let keptUntil: Date | null = null;
  for (const teamNo of teamNos) {
    const keys = places.filter((one) => one.teamNo === teamNo).map(({ memberKey }) => memberKey);
    const done = await emptyTeam(tx, { accountId, teamNo, keys, known: all, now });
    names.push(...done.names);
    if (done.keptUntil && (!keptUntil || done.keptUntil > keptUntil)) keptUntil = done.keptUntil;
  }
  const tmNos = entries.map(({ tmNo }) => tmNo);
  await blankMembers(tx, tmNos);
  return { names, keptUntil, addresses };
}

/** Takes out of entries who they were; their numbers stay, and their links mean nothing any more. */
export async function blankMembers(tx: Db, tmNos: readonly number[]): Promise<void> {
  if (tmNos.length === 0) return;
  await tx.sql.deleteFrom('memberInvitations').where('tmNo', 'in', tmNos).execute();
  await tx.sql
    .updateTable('members')
    .set({
      ...{ name: GONE, userId: null, schoolId: null, schoolName: '', ownTextsSealed: null },
      phoneIndex: sql<string>`'gone ' || tm_no`,
      fieldsSealed: tx.vault.seal(JSON.stringify(NOBODY)),
    })
    .where('tmNo', 'in', tmNos)
    .execute();
}

type Team = { accountId: number; teamNo: number; keys: readonly string[]; known: Known; now: Date };

async function emptyTeam(
  tx: Db,
  { accountId, teamNo, keys, known, now }: Team,
): Promise<{ names: string[]; keptUntil: Date | null }> {
  const application = await tx.sql
    .selectFrom('applications')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isLeader = application.leaderId === accountId;
  const isKnown = (text: string) => text !== '' && known.indexes.has(tx.vault.index(text));
  const isMine = ({ tmPhone, tmEmail }: Person) => isKnown(tmPhone) || isKnown(tmEmail.trim().toLowerCase());
  const whole = isLeader && application.submissionVersion === 0;
  const emptied = (fields: Fields) => (whole ? {} : withoutPerson(fields, isMine));

  const draft = emptied(openFields(tx, application.fieldsSealed));
  await tx.sql
    .updateTable('applications')
    .set({
      fieldsSealed: tx.vault.seal(JSON.stringify(draft)),
      ...(whole ? { fieldVersions: json({}), status: 'cancelled' as const, cancelledAt: now } : {}),
    })
    .where('teamNo', '=', teamNo)
    .execute();
  const versions = await tx.sql
    .selectFrom('draftVersions')
    .select(['version', 'fieldsSealed'])
    .where('teamNo', '=', teamNo)
    .execute();
  for (const { version, fieldsSealed } of versions) {
    const sealed = tx.vault.seal(JSON.stringify(emptied(openFields(tx, fieldsSealed))));
    await tx.sql
      .updateTable('draftVersions')
      .set({ fieldsSealed: sealed })
      .where('teamNo', '=', teamNo)
      .where('version', '=', version)
      .execute();
  }
  const keptUntil = await emptySubmissions(tx, { accountId, teamNo, isMine, keys, now });
  if (isLeader) {
    await tx.sql
      .updateTable('applicationDesk')
      .set({ leaderMasked: '' })
      .where('teamNo', '=', teamNo)
      .execute();
  }
  const own = isLeader ? [...keys, 'leader'] : [...keys];
  await tx.sql
    .deleteFrom('memberParts')
    .where('teamNo', '=', teamNo)
    .$if(!whole, (query) => query.where('memberKey', 'in', ['', ...keys]))
    .execute();
  const removed = await tx.sql
    .deleteFrom('files')
    .where('teamNo', '=', teamNo)
    .$if(!whole, (query) => query.where('person', 'in', ['', ...own]))
    .returning('serverFileName')
    .execute();
  return { names: removed.map(({ serverFileName }) => serverFileName), keptUntil };
}

/** The hash of what was submitted stays as it was: what is kept apart proves that it fits. */
async function emptySubmissions(
  tx: Db,
  asked: Omit<Team, 'known'> & { isMine: (person: Person) => boolean },
): Promise<Date | null> {
  const { accountId, teamNo, isMine, keys, now } = asked;
  const rows = await tx.sql
    .selectFrom('submissions')
    .select(['id', 'version', 'fieldsSealed', 'files'])
    .where('teamNo', '=', teamNo)
    .execute();
  const said: { version: number; fields: Fields }[] = [];
  for (const { id, version, fieldsSealed, files } of rows) {
    const fields = openFields(tx, fieldsSealed);
    const left = withoutPerson(fields, isMine);
    const taken = Object.fromEntries(Object.entries(fields).filter(([path, text]) => left[path] !== text));
    if (Object.keys(taken).length === 0) continue;
    said.push({ version, fields: taken });
    await tx.sql
      .updateTable('submissions')
      .set({
        fieldsSealed: tx.vault.seal(JSON.stringify(left)),
        files: json(
          files.map((file) => (file.person && keys.includes(file.person) ? { ...file, name: GONE } : file)),
        ),
      })
      .where('id', '=', id)
      .execute();
  }
  if (said.length === 0) return null;
  const keptUntil = await keptUntilOf(tx, teamNo);
  if (keptUntil === null || keptUntil <= now) return null;
  await keepApart(tx, { accountId, teamNo, keptUntil, text: JSON.stringify(said) });
  return keptUntil;
}

async function keptUntilOf(tx: Db, teamNo: number): Promise<Date | null> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select max(greatest(s.closes_at, s.announces_at)) as ends_at
    from applications a join tracks t on t.season_id = a.season_id join stages s on s.track_no = t.track_no
    where a.team_no = ${teamNo}`.execute(tx.sql);
  const endsAt = rows[0]?.endsAt;
  if (!endsAt) return null;
  return koreanInstant(addMonths(koreanDay(new Date(endsAt)), retention.application.afterSeason), '00:00');
}

async function keepApart(
  tx: Db,
  kept: { accountId: number; teamNo: number; keptUntil: Date; text: string },
): Promise<void> {
  const { text, ...row } = kept;
  const key = randomBytes(32).toString('hex');
  const { id: recordId } = await tx.sql
    .insertInto('keptRecords')
    .values({ ...row, sealed: createVault(key).seal(text) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.sql
    .insertInto('keptKeys')
    .values({ recordId, keySealed: tx.vault.seal(key) })
    .execute();
}

/** The fields without what a person said of themselves; their place in the team stays, without a name. */
function withoutPerson(fields: Fields, isMine: (person: Person) => boolean): Fields {
  const form = readFields(fields);
  const prefixes = [
    ...(isMine(form.leader) ? ['leader'] : []),
    ...form.members.filter(isMine).map(({ key }) => `members.${key}`),
  ];
  const own = new Set(
    prefixes.flatMap((prefix) => Object.keys(personFields).map((name) => `${prefix}.${name}`)),
  );
  const left = Object.fromEntries(Object.entries(fields).filter(([path]) => !own.has(path)));
  return { ...left, ...Object.fromEntries(prefixes.map((prefix) => [`${prefix}.tmName`, GONE])) };
}

/** Destroys what was kept apart once its day has come; its key goes with it. */
export async function sweepKeptRecords(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql.deleteFrom('keptRecords').where('keptUntil', '<=', now).execute();
}
