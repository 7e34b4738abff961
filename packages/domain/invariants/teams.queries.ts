import { sql } from 'kysely';
import { LEADER_ROLE } from '../applications/members.rules.ts';
import { asked, type Invariant } from './looking.queries.ts';

/** Teams and the people in them: no person twice, no team without its leader. */
export const teamInvariants: Invariant[] = [
  {
    name: 'teamHasItsLeader',
    promise: {
      ko: '제출한 팀에는 팀장이 꼭 한 명이고, 그 팀을 낸 사람이에요.',
      en: 'A submitted team has exactly one leader, who is the account that submitted it.',
    },
    find: asked(sql`
      select a.team_no from applications a
        left join members m on m.team_no = a.team_no and m.status = 'active' and m.role = ${LEADER_ROLE}
        where a.status = 'submitted'
        group by a.team_no having count(m.tm_no) <> 1 or bool_or(m.user_id <> a.leader_id)`),
  },
  {
    name: 'teamSizeAllowed',
    promise: {
      ko: '팀원 수는 제출할 때 따른 규칙의 최소와 최대 사이예요.',
      en: 'A team has no fewer and no more people than the rules it was submitted under allow.',
    },
    // Who has refused since leaves a gap that the team may stand with; nobody can come in addition.
    find: asked(sql`
      select a.team_no from applications a
        join submissions s on s.team_no = a.team_no and s.version = a.submission_version
        join season_versions v on v.season_id = a.season_id and v.version = s.rules_version
        join lateral (
          select (t->>'teamMin')::int as least, (t->>'teamMax')::int as most
          from jsonb_array_elements(v.rules->'tracks') t where (t->>'trackNo')::bigint = a.track_no
        ) as size on true
        join lateral (
          select count(*) filter (where m.status = 'active') as now,
            count(*) filter (where m.status in ('active', 'refused')) as entered
          from members m where m.team_no = a.team_no
        ) as people on true
        where a.status = 'submitted' and (people.now > size.most or people.entered < size.least)`),
  },
  {
    name: 'membersOfStandingTeams',
    promise: {
      ko: '팀에 든 사람은 제출된 팀의 것이고, 그 팀의 시즌과 트랙에 있어요.',
      en: 'Whoever is in a team is in one that is submitted, in its season and its track.',
    },
    find: asked(sql`
      select m.tm_no from members m join applications a on a.team_no = m.team_no
        where m.status = 'active' and (a.status <> 'submitted' or m.season_id <> a.season_id
          or m.track_no <> a.track_no or m.exclusive_track not in (0, m.track_no))`),
  },
  {
    name: 'phoneInOneTeam',
    promise: {
      ko: '한 전화번호는 한 해에 한 팀에만 있어요.',
      en: 'A phone number is in one team a year.',
    },
    find: asked(sql`
      select min(tm_no) from members where status = 'active'
        group by season_id, exclusive_track, phone_index having count(*) > 1`),
  },
  {
    name: 'accountInOneTeam',
    promise: { ko: '한 계정은 한 해에 한 팀에만 있어요.', en: 'An account is in one team a year.' },
    find: asked(sql`
      select min(tm_no) from members where status = 'active' and user_id is not null
        group by season_id, exclusive_track, user_id having count(*) > 1`),
  },
  {
    name: 'personInOneTeam',
    promise: {
      ko: '본인확인을 한 사람은 계정이 여럿이어도 한 해에 한 팀에만 있어요.',
      en: 'A person known by the identity service is in one team a year, whatever accounts they have.',
    },
    find: asked(sql`
      select min(m.tm_no) from members m join identities i on i.account_id = m.user_id
        where m.status = 'active'
        group by m.season_id, m.exclusive_track, i.person_index having count(distinct m.user_id) > 1`),
  },
  {
    name: 'oneTeamALeaderAndTrack',
    promise: {
      ko: '한 사람은 한 트랙에 취소하지 않은 신청을 하나만 가져요.',
      en: 'A person leads at most one application of a track that is not cancelled.',
    },
    find: asked(sql`
      select min(team_no) from applications where status <> 'cancelled'
        group by track_no, leader_id having count(*) > 1`),
  },
  {
    name: 'withdrawnTeamsAreOut',
    promise: {
      ko: '기권한 팀은 취소된 상태이고, 기권은 팀마다 하나만 서 있어요.',
      en: 'A team that has withdrawn is cancelled, and one withdrawal of it stands.',
    },
    find: asked(sql`
      select w.team_no from withdrawals w join applications a on a.team_no = w.team_no
        where w.ended_at is null group by w.team_no, a.status having a.status <> 'cancelled' or count(*) > 1`),
  },
  {
    name: 'ineligibleByDecision',
    promise: {
      ko: '부적격인 팀에는 그렇게 정한 결정이 있고, 그런 결정이 있는 팀만 부적격이에요.',
      en: 'A team is ineligible where a standing decision says so, and nowhere else.',
    },
    find: asked(sql`
      select a.team_no from applications a where (a.ineligible_at is not null) <> exists (
        select from eligibility_decisions d
        where d.team_no = a.team_no and d.ended_at is null and d.decision = 'ineligible')`),
  },
  {
    name: 'bonusCountsAddUp',
    promise: {
      ko: '가산점의 대기·인정·거절 수를 더하면 팀이 낸 항목 수와 같아요.',
      en: 'Pending, verified and rejected bonus items of a team add up to those it claims.',
    },
    find: asked(sql`
      select team_no from application_desk
        where claimed <> jsonb_array_length(claims) or pending + verified + rejected <> claimed`),
  },
  {
    name: 'programPlaces',
    promise: {
      ko: '프로그램에 자리를 받은 사람은 정원을 넘지 않아요.',
      en: 'A programme gives no more places than it has.',
    },
    find: asked(sql`
      select p.post_no from posts p join program_applications a on a.post_no = p.post_no and a.state = 'placed'
        where p.board = 'program' and p.details->>'capacity' is not null
        group by p.post_no, p.details having count(*) > (p.details->>'capacity')::int`),
  },
  {
    name: 'programOncePerPerson',
    promise: {
      ko: '한 사람은 한 프로그램에 한 번만 신청돼 있어요.',
      en: 'A person is in a programme once.',
    },
    find: asked(sql`
      select min(application_no) from program_applications where state <> 'cancelled'
        group by post_no, account_id having count(*) > 1`),
  },
];
