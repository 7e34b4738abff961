import { sql } from 'kysely';
import type { Breaking } from './broken-database.ts';

/** The first submitted team, its members, and another team of its track. */
const team = sql`(select min(team_no) from applications where status = 'submitted')`;
const leader = sql`(select tm_no from members where team_no = ${team} and role = 2 and status = 'active')`;
const member = sql`(select min(tm_no) from members where team_no = ${team} and role = 1 and status = 'active')`;
const operator = sql`(select min(id) from accounts where kind = 'operator')`;
const twoLeaders = sql`(select array_agg(user_id order by tm_no) from (
  select m.user_id, m.tm_no from members m join (select season_id, exclusive_track from members where tm_no = ${leader}) as of
    using (season_id, exclusive_track) where m.role = 2 and m.status = 'active' and m.user_id is not null
    order by m.tm_no limit 2) as two)`;
const materialFile = sql`(select files->0->>'serverFileName' from material_submissions order by id limit 1)`;

/** Teams, people, and what was handed in. */
export const brokenApplications: readonly Breaking[] = [
  {
    rule: 'teamHasItsLeader',
    tables: ['members'],
    statements: () => [sql`update members set user_id = ${operator} where tm_no = ${leader}`],
  },
  {
    rule: 'teamSizeAllowed',
    tables: ['members'],
    statements: () => [sql`update members set status = 'removed' where team_no = ${team} and role = 1`],
  },
  {
    rule: 'membersOfStandingTeams',
    tables: ['members'],
    statements: () => [sql`update members set exclusive_track = 999999 where tm_no = ${member}`],
  },
  {
    rule: 'phoneInOneTeam',
    tables: ['members'],
    without: [['members', 'members_phone_once']],
    statements: () => [
      sql`update members set phone_index = (select phone_index from members where tm_no = ${leader})
        where tm_no = ${member}`,
    ],
  },
  {
    rule: 'accountInOneTeam',
    tables: ['members'],
    without: [['members', 'members_user_once']],
    statements: () => [
      sql`update members set user_id = (select user_id from members where tm_no = ${leader}) where tm_no = ${member}`,
    ],
  },
  {
    rule: 'personInOneTeam',
    tables: ['identities'],
    statements: () => [
      sql`insert into identities (account_id, person_index, service, confirmed_at)
        select unnest(${twoLeaders}), 'one person', 'test', now()
        on conflict (account_id) do update set person_index = excluded.person_index`,
    ],
  },
  {
    rule: 'oneTeamALeaderAndTrack',
    tables: ['applications'],
    without: [['applications', 'applications_one_a_track']],
    statements: () => [
      sql`update applications d set leader_id = a.leader_id from applications a
        where d.status = 'draft' and a.status = 'submitted' and a.track_no = d.track_no
          and a.team_no = (select min(team_no) from applications where status = 'submitted' and track_no = d.track_no)`,
    ],
  },
  {
    rule: 'withdrawnTeamsAreOut',
    tables: ['withdrawals'],
    statements: ({ vault }) => [
      sql`insert into withdrawals (team_no, by_whom, reason_sealed, members, withdrawn_by, withdrawn_at)
        values (${team}, 'operator', ${vault.seal('사유')}, '{}', ${operator}, now())`,
    ],
  },
  {
    rule: 'ineligibleByDecision',
    tables: ['applications'],
    statements: () => [sql`update applications set ineligible_at = now() where team_no = ${team}`],
  },
  {
    rule: 'bonusCountsAddUp',
    tables: ['application_desk'],
    statements: () => [sql`update application_desk set pending = pending + 1 where team_no = ${team}`],
  },
  {
    rule: 'programPlaces',
    tables: ['posts'],
    statements: () => [
      sql`update posts set details = jsonb_set(details, '{capacity}', '0')
        where post_no = (select min(post_no) from program_applications where state = 'placed')`,
    ],
  },
  {
    rule: 'programOncePerPerson',
    tables: ['program_applications'],
    without: [['program_applications', 'program_applications_once']],
    statements: () => [
      sql`insert into program_applications
          (post_no, account_id, state, attended, language, applied_at, cancel_reason)
        select post_no, account_id, 'waiting', false, language, applied_at, '' from program_applications
          where state = 'placed' order by application_no limit 1`,
    ],
  },
  {
    rule: 'numbersWithoutGaps',
    tables: ['track_serials'],
    statements: () => [
      sql`update track_serials set last = last + 1 where track_no = (select min(track_no) from track_serials)`,
    ],
  },
  {
    rule: 'receiptsNameTheirSerial',
    tables: ['applications'],
    statements: () => [sql`update applications set number = '1-9998' where team_no = ${team}`],
  },
  {
    rule: 'submissionVersions',
    tables: ['applications'],
    statements: () => [
      sql`update applications set submission_version = submission_version + 1 where team_no = ${team}`,
    ],
  },
  {
    rule: 'submissionOncePerIntent',
    tables: ['applications', 'submissions'],
    without: [['submissions', 'submissions_intent_once']],
    statements: () => [
      sql`insert into submissions (team_no, version, idempotency_key, rules_version, arrived_at, fields_sealed, files,
          content_sha256)
        select s.team_no, s.version + 1, s.idempotency_key, s.rules_version, s.arrived_at, s.fields_sealed, s.files,
          s.content_sha256
        from submissions s join applications a on a.team_no = s.team_no and a.submission_version = s.version
          where a.team_no = ${team}`,
      sql`update applications set submission_version = submission_version + 1 where team_no = ${team}`,
    ],
  },
  {
    rule: 'submissionHash',
    tables: ['submissions'],
    statements: () => [sql`update submissions set content_sha256 = repeat('0', 64) where team_no = ${team}`],
  },
  {
    rule: 'submittedFilesWhole',
    tables: ['files'],
    statements: () => [
      sql`update files set status = 'uploading', started_at = '2099-05-20' where server_file_name = (
        select f->>'serverFileName' from submissions s, jsonb_array_elements(s.files) f order by s.id limit 1)`,
    ],
  },
  {
    rule: 'materialVersions',
    tables: ['material_submissions'],
    statements: () => [
      sql`update material_submissions set version = version + 5 where id = (select min(id) from material_submissions)`,
    ],
  },
  {
    rule: 'materialHash',
    tables: ['material_submissions'],
    statements: () => [
      sql`update material_submissions set content_sha256 = repeat('0', 64)
        where id = (select min(id) from material_submissions)`,
    ],
  },
  {
    rule: 'materialFilesWhole',
    tables: ['files'],
    statements: () => [
      sql`update files set team_no = (select max(team_no) from applications) where server_file_name = ${materialFile}`,
    ],
  },
  {
    rule: 'draftsNotAhead',
    tables: ['draft_versions'],
    statements: ({ vault }) => [
      sql`insert into draft_versions (team_no, version, fields_sealed, saved_by, saved_at)
        values (${team}, 9999, ${vault.seal('{}')}, ${operator}, now())`,
    ],
  },
  {
    rule: 'publishedVersions',
    tables: ['posts'],
    statements: () => [
      sql`update posts set version = version + 1 where post_no = (select min(post_no) from posts where version > 0)`,
    ],
  },
];
