import { sql } from 'kysely';
import type { Breaking } from './broken-database.ts';

const plan = sql`(select min(t.panel_id) from panel_teams t join panels p on p.id = t.panel_id
  join panel_plans pl on pl.id = p.plan_id where pl.state = 'published')`;
const released = sql`(select min(id) from announcements where state = 'released')`;
const signed = sql`(select min(id) from pledge_answers where answer = 'signed')`;
const somebody = sql`(select min(id) from accounts where kind = 'user')`;

/** Panels, sheets, pledges, results and announcements. */
export const brokenJudging: readonly Breaking[] = [
  {
    rule: 'teamInOnePanel',
    tables: ['panels', 'panel_teams'],
    statements: () => [
      sql`with another as (
        insert into panels (plan_id, position, name) select plan_id, 99, 'Z' from panels where id = ${plan} returning id
      ) insert into panel_teams (panel_id, team_no)
        select another.id, (select min(team_no) from panel_teams where panel_id = ${plan}) from another`,
    ],
  },
  {
    rule: 'assignmentsNameSomebody',
    tables: ['assignments'],
    statements: () => [
      sql`update assignments set evaluator_id = 99999999 where (track_no, stage_no, evaluator_id, team_no) = (
        select track_no, stage_no, evaluator_id, team_no from assignments order by 1, 2, 3, 4 limit 1)`,
    ],
  },
  {
    rule: 'sheetsKeepVersions',
    tables: ['sheets'],
    statements: () => [
      sql`update sheets set comment_operators = comment_operators || '!'
        where id = (select min(id) from sheets where version > 0)`,
    ],
  },
  {
    rule: 'sheetsOfThePledged',
    tables: ['pledge_answers'],
    statements: () => [
      sql`delete from pledge_answers where evaluator_id = (
        select min(evaluator_id) from sheets where state = 'submitted')`,
    ],
  },
  {
    rule: 'signaturesFitSheets',
    tables: ['stage_signatures'],
    statements: () => [
      sql`update stage_signatures set typed_name = typed_name || '!'
        where evaluator_id = (select min(evaluator_id) from stage_signatures)`,
    ],
  },
  {
    rule: 'pledgeTexts',
    tables: ['pledge_texts'],
    statements: () => [
      sql`update pledge_texts set title = jsonb_set(title, '{ko}', '"다른 제목"')
        where track_no = (select min(track_no) from pledge_texts)`,
    ],
  },
  {
    rule: 'pledgeAnswers',
    tables: ['pledge_answers'],
    statements: () => [sql`update pledge_answers set typed_name = typed_name || '!' where id = ${signed}`],
  },
  {
    rule: 'resultVersions',
    tables: ['result_versions'],
    statements: () => [
      sql`update result_versions set version = version + 5 where id = (select min(id) from result_versions)`,
    ],
  },
  {
    rule: 'resultsRecompute',
    tables: ['result_versions'],
    statements: () => [
      sql`update result_versions set rules = replace(rules, '"cutLine":', '"cutLine":1')
        where id = (select min(id) from result_versions)`,
    ],
  },
  {
    rule: 'announcedAfterFinal',
    tables: ['announcements'],
    statements: () => [
      sql`update announcements set released_at = released_at - interval '1000 days' where id = ${released}`,
    ],
  },
  {
    rule: 'toldTeamsAreRanked',
    tables: ['announcement_notices'],
    statements: () => [
      sql`insert into announcement_notices (announcement_id, team_no, queued_at) values (${released}, 99999999, now())`,
    ],
  },
  {
    rule: 'appealsOfAnnounced',
    tables: ['appeals'],
    statements: ({ vault }) => [
      sql`insert into appeals (track_no, stage_no, team_no, announcement_id, text_sealed, made_by, made_at, state)
        select track_no, stage_no + 1, 99999999, id, ${vault.seal('다시 봐 주세요')}, ${somebody}, now(), 'open'
        from announcements where id = ${released}`,
    ],
  },
];
