import { sql } from 'kysely';
import { signatureHash as sheetsHash } from '../evaluation/sheet-view.rules.ts';
import { signatureHash, textHash } from '../pledges/rules.ts';
import { fileText, takeSnapshot } from '../results/snapshot.rules.ts';
import { asked, atOneMoment, eachRow, finding, type Invariant, type PageOf } from './looking.queries.ts';

const results: PageOf<{ id: number; inputs: string; rules: string; ranking: string; sha256: string }> = (
  tx,
  after,
) =>
  // A result of 1,500 teams is some megabytes: one at a time.
  tx.sql
    .selectFrom('resultVersions')
    .select(['id', 'inputs', 'rules', 'ranking', 'sha256'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .execute();

const answers: PageOf<{
  id: number;
  textSha256: string;
  typedName: string;
  reason: string;
  answeredAt: Date;
  sha256: string;
  ofText: string;
}> = (tx, after, most) =>
  tx.sql
    .selectFrom('pledgeAnswers as a')
    .innerJoin('pledgeTexts as t', (join) =>
      join
        .onRef('t.trackNo', '=', 'a.trackNo')
        .onRef('t.stageNo', '=', 'a.stageNo')
        .onRef('t.version', '=', 'a.version'),
    )
    .select(['a.id', 'a.textSha256', 'a.typedName', 'a.reason', 'a.answeredAt', 'a.sha256'])
    .select('t.sha256 as ofText')
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(most)
    .execute();

/** Sheets, signatures, results and what was announced of them. */
export const judgingInvariants: Invariant[] = [
  {
    name: 'teamInOnePanel',
    promise: {
      ko: '게시한 배정에서 한 팀은 한 심사 조에만 있어요.',
      en: 'A team is in one panel of a published plan.',
    },
    find: asked(sql`
      select min(t.team_no) from panel_teams t join panels p on p.id = t.panel_id
        join panel_plans pl on pl.id = p.plan_id and pl.state = 'published'
        group by pl.id, t.team_no having count(*) > 1`),
  },
  {
    name: 'assignmentsNameSomebody',
    promise: {
      ko: '심사 배정은 있는 심사위원과 있는 팀을 가리켜요.',
      en: 'An assignment names an evaluator and a team that exist.',
    },
    find: asked(sql`
      select s.track_no || '/' || s.stage_no || ' ' || s.evaluator_id || ' ' || s.team_no from assignments s
        where not exists (select from evaluators e where e.account_id = s.evaluator_id)
          or not exists (select from applications a where a.team_no = s.team_no and a.track_no = s.track_no)`),
  },
  {
    name: 'sheetsKeepVersions',
    promise: {
      ko: '평가표는 마지막 판과 같고, 앞선 판이 모두 남아 있어요.',
      en: 'A sheet is what its last version says, and every version before it is kept.',
    },
    find: asked(sql`
      select s.id from sheets s
        left join sheet_versions v on v.sheet_id = s.id and v.version = s.version
        where s.version > 0 and (v.sheet_id is null
          or (v.state, v.scores, v.total, v.comment_team, v.comment_operators, v.void_reason)
            is distinct from (s.state, s.scores, s.total, s.comment_team, s.comment_operators, s.void_reason)
          or (select count(*) from sheet_versions k where k.sheet_id = s.id) <> s.version)`),
  },
  {
    name: 'sheetsOfThePledged',
    promise: {
      ko: '점수를 낸 심사위원은 그 단계의 서약에 서명했어요.',
      en: 'Whoever submitted a sheet has signed the pledge of its stage.',
    },
    find: asked(sql`
      select s.id from sheets s where s.state = 'submitted' and not exists (
        select from pledge_answers a where a.evaluator_id = s.evaluator_id and a.track_no = s.track_no
          and a.stage_no = s.stage_no and a.answer = 'signed' and a.answered_at <= s.submitted_at)`),
  },
  {
    name: 'signaturesFitSheets',
    promise: {
      ko: '심사위원의 서명은 서명한 때의 평가표에서 다시 계산한 해시와 같아요.',
      en: 'An evaluator’s signature is over the sheets as they stood when it was given.',
    },
    async find({ db }) {
      const found = finding();
      const signed = await atOneMoment(db, (tx) =>
        tx.sql
          .selectFrom('stageSignatures')
          .selectAll()
          .orderBy('evaluatorId')
          .orderBy('trackNo')
          .orderBy('stageNo')
          .execute(),
      );
      for (const { sheetsSha256, ...facts } of signed) {
        const sheets = await atOneMoment(db, (tx) =>
          tx.sql
            .selectFrom('sheets as s')
            .innerJoin('sheetVersions as v', 'v.sheetId', 's.id')
            .distinctOn('s.teamNo')
            .select(['s.teamNo', 'v.version', 'v.state', 'v.total', 'v.scores', 'v.notes'])
            .select(['v.commentTeam', 'v.commentOperators'])
            .where('s.evaluatorId', '=', facts.evaluatorId)
            .where('s.trackNo', '=', facts.trackNo)
            .where('s.stageNo', '=', facts.stageNo)
            .where('v.at', '<=', facts.signedAt)
            .orderBy('s.teamNo')
            .orderBy('v.version', 'desc')
            .execute(),
        );
        const read = sheets.map((one) => ({ ...one, total: one.total === null ? null : Number(one.total) }));
        if (sheetsHash(facts, read) !== sheetsSha256)
          found.add(`${facts.trackNo}/${facts.stageNo} ${facts.evaluatorId}`);
      }
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'pledgeTexts',
    promise: {
      ko: '서약문의 해시는 그 글에서 다시 계산한 것과 같아요.',
      en: 'The hash of a pledge’s text is that of its words.',
    },
    async find({ db }) {
      const found = finding();
      const texts = await atOneMoment(db, (tx) =>
        tx.sql
          .selectFrom('pledgeTexts')
          .select(['trackNo', 'stageNo', 'version', 'title', 'clauses', 'sha256'])
          .orderBy('trackNo')
          .orderBy('stageNo')
          .orderBy('version')
          .execute(),
      );
      for (const { sha256, ...text } of texts)
        if (textHash(text) !== sha256) found.add(`${text.trackNo}/${text.stageNo} ${text.version}`);
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'pledgeAnswers',
    promise: {
      ko: '서약에 대한 답은 답한 글과 이름과 때에서 다시 계산한 해시와 같아요.',
      en: 'An answer to a pledge is over the text, the name and the moment that it says.',
    },
    find: eachRow(
      answers,
      ({ textSha256, ofText, typedName, reason, answeredAt, sha256 }) =>
        textSha256 === ofText &&
        sha256 === signatureHash({ textSha256, typedName: typedName || reason, answeredAt }),
    ),
  },
  {
    name: 'resultVersions',
    promise: {
      ko: '확정한 결과의 판은 단계마다 1부터 차례로 모두 남아 있어요.',
      en: 'Every finalised version of a stage’s result is kept, from 1 on.',
    },
    find: asked(sql`
      select track_no || '/' || stage_no from result_versions group by track_no, stage_no
        having count(*) <> max(version)`),
  },
  {
    name: 'resultsRecompute',
    promise: {
      ko: '확정한 결과를 그때의 점수와 규칙으로 다시 계산하면 자리와 순위와 해시가 한 글자도 다르지 않아요.',
      en: 'Reckoned again from its inputs and rules, a final result has the same places, ranks and hash to the letter.',
    },
    find: eachRow(results, ({ inputs, rules, ranking, sha256 }) => {
      const again = takeSnapshot(JSON.parse(inputs), JSON.parse(rules));
      return fileText(again) === fileText({ inputs, rules, ranking, sha256 });
    }),
  },
  {
    name: 'announcedAfterFinal',
    promise: {
      ko: '결과는 확정한 다음, 정한 때가 되어서 발표됐어요.',
      en: 'A result was released after it was final, and not before its time.',
    },
    find: asked(sql`
      select a.id from announcements a join result_versions v on v.track_no = a.track_no
          and v.stage_no = a.stage_no and v.version = a.result_version
        where a.state = 'released' and (a.released_at < v.finalised_at or a.released_at < a.release_at)`),
  },
  {
    name: 'toldTeamsAreRanked',
    promise: {
      ko: '발표 편지는 그 결과에 있는 팀에게만 갔어요.',
      en: 'Only teams of a result were told of it.',
    },
    find: asked(sql`
      select n.announcement_id || ' ' || n.team_no from announcement_notices n
        join announcements a on a.id = n.announcement_id
        join result_versions v on v.track_no = a.track_no and v.stage_no = a.stage_no
          and v.version = a.result_version
        where not v.ranking::jsonb->'teams' @> jsonb_build_array(jsonb_build_object('teamNo', n.team_no))`),
  },
  {
    name: 'appealsOfAnnounced',
    promise: {
      ko: '이의 신청은 발표된 자기 단계의 결과에 대한 것이에요.',
      en: 'An appeal is about a result of its stage that was announced.',
    },
    find: asked(sql`
      select o.id from appeals o join announcements a on a.id = o.announcement_id
        where (a.track_no, a.stage_no) <> (o.track_no, o.stage_no)
          or a.released_at is null or a.released_at > o.made_at`),
  },
];
