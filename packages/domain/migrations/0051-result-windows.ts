import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A team whose result was announced anew may say something against what is new; announcements have words for teams that
 * withdrew; and those that were not sent yet tell a place in the reserve with its region.
 */
export const resultWindows: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const withdrawn = {
  ko: {
    subject: '{{stageName}} 기권을 반영했어요',
    body: '‘{{teamName}}’ 팀({{number}})의 기권을 {{trackName}} 트랙 {{stageName}} 결과에 반영했어요. 선정과 예비 순위에는 들어가지 않아요.\n\n알고 있는 것과 다르면 운영 사무국에 알려 주세요. 참가해 주셔서 고마워요.',
  },
  en: {
    subject: 'Your withdrawal from {{stageName}}',
    body: 'Your team {{teamName}} ({{number}}) has withdrawn, and the result of {{stageName}} of the {{trackName}} track says so: it counts neither among those selected nor in reserve.\n\nIf this is not what you know, please tell us. Thank you for taking part.',
  },
};

const unsent = `state in ('pending', 'scheduled') or not notices_done`;
const rewrite = (from: string) =>
  `update announcements set templates = regexp_replace(templates::text, '${from}', '{{reservePlace}}', 'g')::jsonb
    where ${unsent}`;

const statements: string[] = [
  'alter table appeals drop constraint appeals_once',
  'alter table appeals add constraint appeals_once unique (announcement_id, team_no)',
  'create index appeals_of_team on appeals (track_no, stage_no, team_no, id)',
  `update announcements set templates = templates || '${JSON.stringify({ withdrawn })}'::jsonb
    where not templates ? 'withdrawn'`,
  rewrite('예비 \\{\\{ *reserveRank *\\}\\}순위'),
  rewrite('number \\{\\{ *reserveRank *\\}\\} in reserve'),
  rewrite('\\{\\{ *reserveRank *\\}\\}'),
];
