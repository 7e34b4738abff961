import { createHash } from 'node:crypto';
import { type Fields, readFields } from '@chulbal/contract/applications/fields';
import { sql } from 'kysely';
import { canonicalContent } from '../applications/submission.rules.ts';
import { canonicalMaterial } from '../materials/rules.ts';
import { asked, eachRow, type Invariant, type PageOf } from './looking.queries.ts';

/** Who has left takes their texts out of what was submitted: its hash is then of what is kept apart as well. */
const GONE = '떠난 사람';

const submissions: PageOf<Submission> = (tx, after, most) =>
  tx.sql
    .selectFrom('submissions as s')
    .innerJoin('applications as a', 'a.teamNo', 's.teamNo')
    .select(['s.id', 's.teamNo', 's.rulesVersion', 's.fieldsSealed', 's.files', 's.contentSha256'])
    .where('a.emptiedAt', 'is', null)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(most)
    .execute();

type Submission = {
  id: number;
  teamNo: number;
  rulesVersion: number;
  fieldsSealed: Buffer;
  files: Parameters<typeof canonicalContent>[0]['files'][number][];
  contentSha256: string;
};

const materials: PageOf<Material> = (tx, after, most) =>
  tx.sql
    .selectFrom('materialSubmissions')
    .select(['id', 'teamNo', 'stageNo', 'rulesVersion', 'files', 'contentSha256'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

type Material = Parameters<typeof canonicalMaterial>[0] & { id: number; contentSha256: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function isOfSomebodyGone(fields: Fields): boolean {
  const { leader, members } = readFields(fields);
  return [leader, ...members].some(({ tmName }) => tmName === GONE);
}

/** Files that a submission names must be there, whole and the same. What was somebody's who has left goes with them. */
const wrongFiles = (table: string, id: string) => sql`
  select distinct s.${sql.raw(id)} from ${sql.table(table)} s
    join applications a on a.team_no = s.team_no and a.emptied_at is null
    cross join lateral jsonb_array_elements(s.files) as named
    left join files f on f.server_file_name = named->>'serverFileName'
    where named->>'name' <> ${GONE} and (f.server_file_name is null or f.status = 'uploading'
      or f.team_no is distinct from s.team_no or f.sha256 is distinct from named->>'sha256'
      or f.size <> (named->>'size')::bigint)`;

/** What was handed in, its numbers, versions, files and hashes. */
export const applicationInvariants: Invariant[] = [
  {
    name: 'numbersWithoutGaps',
    promise: {
      ko: '접수 번호는 트랙마다 1부터 빈 번호도 겹친 번호도 없이 이어져요.',
      en: 'Application numbers of a track count from 1 without a gap and without one twice.',
    },
    find: asked(sql`
      select s.track_no from track_serials s
        left join applications a on a.track_no = s.track_no and a.serial is not null
        group by s.track_no, s.last
        having count(a.serial) <> s.last or count(distinct a.serial) <> s.last or max(a.serial) <> s.last
      union select a.track_no from applications a where a.serial is not null
        and not exists (select from track_serials s where s.track_no = a.track_no)`),
  },
  {
    name: 'receiptsNameTheirSerial',
    promise: {
      ko: '접수증 번호는 레인과 순번이고, 한 팀의 것이에요.',
      en: 'The number of a receipt is lane and serial, and one team’s.',
    },
    find: asked(sql`
      select team_no from applications
        where (number is null) <> (serial is null) or number !~ ('^[1-9]-0*' || serial || '$')
          or (status = 'submitted' and number is null)`),
  },
  {
    name: 'submissionVersions',
    promise: {
      ko: '제출본은 1부터 차례로 모두 남아 있고, 신청은 마지막 것을 가리켜요.',
      en: 'Every version of a submission is kept, from 1 on, and the application names the last.',
    },
    find: asked(sql`
      select a.team_no from applications a left join submissions s on s.team_no = a.team_no
        group by a.team_no, a.submission_version, a.status
        having count(s.id) <> a.submission_version or coalesce(max(s.version), 0) <> a.submission_version
          or (a.status = 'submitted' and a.submission_version = 0)`),
  },
  {
    name: 'submissionOncePerIntent',
    promise: {
      ko: '한 번 누른 제출은 접수증 하나가 돼요.',
      en: 'One press of submit makes one receipt.',
    },
    find: asked(sql`
      select min(id) from submissions group by team_no, idempotency_key having count(*) > 1`),
  },
  {
    name: 'submissionHash',
    promise: {
      ko: '접수증의 해시는 제출한 글과 파일에서 다시 계산한 것과 같아요.',
      en: 'The hash on a receipt is that of the texts and files that were submitted.',
    },
    find: eachRow(submissions, ({ fieldsSealed, contentSha256, ...rest }, { db }) => {
      if (db.vault.keyThatOpens(fieldsSealed) === null) return false;
      const fields = JSON.parse(db.vault.open(fieldsSealed)) as Fields;
      return isOfSomebodyGone(fields) || contentSha256 === sha256(canonicalContent({ ...rest, fields }));
    }),
  },
  {
    name: 'submittedFilesWhole',
    promise: {
      ko: '제출본은 다 올라간 자기 팀 파일만 가리키고, 크기와 해시가 같아요.',
      en: 'A submission names only complete files of its own team, with the same size and hash.',
    },
    find: asked(wrongFiles('submissions', 'id')),
  },
  {
    name: 'materialVersions',
    promise: {
      ko: '단계 자료의 제출본은 1부터 차례로 모두 남아 있어요.',
      en: 'Every version of a stage’s material is kept, from 1 on.',
    },
    find: asked(sql`
      select team_no from material_submissions group by team_no, stage_no having count(*) <> max(version)`),
  },
  {
    name: 'materialHash',
    promise: {
      ko: '단계 자료의 해시는 낸 파일에서 다시 계산한 것과 같아요.',
      en: 'The hash of a stage’s material is that of the files that were handed in.',
    },
    find: eachRow(materials, ({ contentSha256, ...rest }) => {
      return contentSha256 === sha256(canonicalMaterial(rest));
    }),
  },
  {
    name: 'materialFilesWhole',
    promise: {
      ko: '단계 자료는 다 올라간 자기 팀 파일만 가리켜요.',
      en: 'A stage’s material names only complete files of its own team.',
    },
    find: asked(wrongFiles('material_submissions', 'id')),
  },
  {
    name: 'draftsNotAhead',
    promise: {
      ko: '보관한 임시 저장본은 신청이 아는 것보다 새롭지 않아요.',
      en: 'No kept version of a draft is newer than its application knows.',
    },
    find: asked(sql`
      select a.team_no from applications a join draft_versions d on d.team_no = a.team_no
        group by a.team_no, a.draft_version having max(d.version) > a.draft_version`),
  },
  {
    name: 'publishedVersions',
    promise: {
      ko: '게시한 시즌·전시·이벤트·글은 게시한 판 가운데 마지막 것을 보여요.',
      en: 'A published season, exhibition, event or post is the last version that was published of it.',
    },
    find: asked(sql`
      select 'season ' || s.id from seasons s left join season_versions v on v.season_id = s.id
        group by s.id, s.status, s.rules_version
        having s.status <> 'draft' and s.rules_version is distinct from max(v.version)
      union all select 'exhibition ' || x.ig_no from exhibitions x left join exhibition_versions v on v.ig_no = x.ig_no
        group by x.ig_no, x.version having x.version <> coalesce(max(v.version), 0)
      union all select 'event ' || e.event_no from events e left join event_versions v on v.event_no = e.event_no
        group by e.event_no, e.version having e.version <> coalesce(max(v.version), 0)
      union all select 'company ' || c.ic_no from companies c left join company_versions v on v.ic_no = c.ic_no
        group by c.ic_no, c.submitted_version having c.submitted_version <> coalesce(max(v.version), 0)
      union all select 'post ' || p.post_no from posts p left join post_versions v on v.post_no = p.post_no
        group by p.post_no, p.version having p.version <> coalesce(max(v.version), 0)`),
  },
];
