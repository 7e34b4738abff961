import type { OperatorActor } from '../../actor.ts';
import { record, recordEach } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { json } from '../../json.ts';
import { type NewMessage, queueMessages } from '../../outbox/commands.ts';
import { judgingAhead } from '../../results/final/judging.queries.ts';
import { getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { completionLetter, completionNote, itemName } from '../completion-letter.rules.ts';
import { listLeaders } from '../members/leaders.queries.ts';
import type { Application } from '../places.queries.ts';
import { closeRequests } from '../summaries.commands.ts';
import { lockApplications, teamObject } from '../work.queries.ts';
import { keepBulkAct } from './bulk-acts.commands.ts';
import { type Chosen, lockChosen } from './chosen.queries.ts';

type Asked = Chosen & {
  items: readonly string[];
  message: string;
  dueAt: Date;
  publicUrl: string;
  now: Date;
};

/**
 * Asks teams to complete these items of their applications until `dueAt`, whatever the deadline, and tells their
 * leaders by e-mail and SMS in the language in which they submitted. Only what is submitted is asked for; gives of
 * how many teams. A request takes the place of the one before.
 *
 * Throws as `lockChosen`; invalidRequest beside `dueAt` that is past, not before judging closes, or in a season that was ended, or beside
 * `items` where a track has no such document.
 */
export async function requestCompletion(db: Db, actor: OperatorActor, asked: Asked): Promise<number> {
  const { items, message, dueAt, now } = asked;
  if (dueAt <= now) throw fault('invalidRequest', { fields: { dueAt: past } });
  return db.transaction(async (tx) => {
    const held = await lockChosen(tx, actor, asked);
    const applications = held.filter(({ status }) => status === 'submitted');
    if (applications.length === 0) return 0;
    const rules = await rulesByTrack(tx, applications);
    if ([...rules.values()].some(({ finished }) => finished)) {
      throw fault('invalidRequest', { fields: { dueAt: ended } });
    }
    for (const track of rules.values()) await assertJudged(tx, track, dueAt);
    if ([...rules.values()].some((track) => items.some((item) => !isPlace(item, track)))) {
      throw fault('invalidRequest', { fields: { items: unknownItem } });
    }
    const teamNos = applications.map(({ teamNo }) => teamNo);
    await closeRequests(tx, { teamNos, now });
    const written = await tx.sql
      .insertInto('completionRequests')
      .values(
        teamNos.map((teamNo) => ({
          teamNo,
          items: json([...new Set(items)]),
          message,
          dueAt,
          state: 'open' as const,
          askedBy: actor.operatorId,
          askedAt: now,
          answeredAt: null,
          closedAt: null,
        })),
      )
      .returning(['id', 'teamNo'])
      .execute();
    const idOf = new Map(written.map(({ id, teamNo }) => [teamNo, id]));
    await queueMessages(tx, await lettersTo(tx, applications, { asked, rules, idOf }));
    await keepBulkAct(tx, actor, {
      kind: 'requestCompletion',
      changed: applications,
      changes: { kind: 'messages' },
      now,
    });
    await recordEach(
      tx,
      actor,
      applications.map((application) => ({
        action: 'completion.request',
        object: teamObject(application),
        after: { requestId: idOf.get(application.teamNo), items, dueAt: dueAt.toISOString() },
        now,
      })),
    );
    return applications.length;
  });
}

/** What is completed is judged after it: a stage whose result is not final closes later than the request, with its grace. */
async function assertJudged(tx: Db, rules: TrackRules, dueAt: Date): Promise<void> {
  const { closesAt } = await judgingAhead(tx, rules);
  const graceUntil = dueAt.getTime() + rules.track.graceMinutes * 60_000;
  if (closesAt && graceUntil >= closesAt.getTime()) {
    throw fault('invalidRequest', { fields: { dueAt: neverJudged } });
  }
}

const neverJudged = {
  ko: '심사가 끝나기 전이어야 해요. 심사 마감부터 늦춰 주세요.',
  en: 'This must be before judging closes. Please put off the closing of judging first.',
};
const past = { ko: '지금보다 늦은 시각이어야 해요.', en: 'This must be later than now.' };
const ended = {
  ko: '끝낸 시즌의 팀에는 보완을 요청할 수 없어요.',
  en: 'The season of a team has ended; nothing can be asked for.',
};
const unknownItem = {
  ko: '고른 팀의 트랙에 없는 서류가 있어요.',
  en: 'A track of these teams has no such document.',
};

/** Whether an application of the track has such a place. */
function isPlace(item: string, { documents }: TrackRules): boolean {
  return ['answers', 'members', 'bonus'].includes(item) || documents.some(({ slot }) => slot === item);
}

async function rulesByTrack(tx: Db, applications: readonly Application[]): Promise<Map<number, TrackRules>> {
  const rules = new Map<number, TrackRules>();
  for (const trackNo of new Set(applications.map((one) => one.trackNo))) {
    rules.set(trackNo, await getTrackRules(tx, trackNo));
  }
  return rules;
}

async function lettersTo(
  tx: Db,
  applications: readonly Application[],
  { asked, rules, idOf }: { asked: Asked; rules: Map<number, TrackRules>; idOf: Map<number, number> },
): Promise<NewMessage[]> {
  const leaders = await listLeaders(tx, applications);
  const { items, message, dueAt, publicUrl, now } = asked;
  return applications.flatMap((application): NewMessage[] => {
    const { teamNo, trackNo, stageNo, number, teamName } = application;
    const leader = leaders.get(teamNo);
    const track = rules.get(trackNo);
    if (!leader || !track) return [];
    const { language } = leader;
    const about = {
      number: number ?? '',
      teamName: teamName ?? '',
      trackName: track.track.name[language],
      items: items.map((item) => itemName(item, track.documents, language)),
      message,
      dueAt,
      url: `${publicUrl}/apply/${trackNo}/${stageNo}`,
    };
    const shared = { language, about: `completion:${idOf.get(teamNo)}`, sendBy: dueAt, now };
    const mail: NewMessage = {
      ...shared,
      ...completionLetter(language, about),
      channel: 'mail',
      to: leader.email,
    };
    const sms = leader.phone
      ? [{ ...shared, ...completionNote(language, about), channel: 'sms' as const, to: leader.phone }]
      : [];
    return [mail, ...sms];
  });
}

/**
 * Ends a request: answered well enough, or no longer needed. The team's ordinary deadline holds again at once. Said
 * again, it changes nothing. Throws notFound.
 */
export async function closeCompletion(
  db: Db,
  actor: OperatorActor,
  { requestId, now }: { requestId: number; now: Date },
): Promise<void> {
  const request = await db.sql
    .selectFrom('completionRequests')
    .select('teamNo')
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) throw fault('notFound');
  await db.transaction(async (tx) => {
    const [application] = await lockApplications(tx, actor, { teamNos: [request.teamNo] });
    const standing = await tx.sql
      .selectFrom('completionRequests')
      .select('state')
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!application || !standing || standing.state === 'closed') return;
    await closeRequests(tx, { teamNos: [request.teamNo], now });
    await record(tx, actor, {
      action: 'completion.close',
      object: teamObject(application),
      before: { requestId, state: standing.state },
      after: { requestId, state: 'closed' },
      now,
    });
  });
}
