import type { ReceiptView } from '@chulbal/contract/applications/applications';
import type { Fields } from '@chulbal/contract/applications/fields';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { deadlineFor, getRulesOfVersion, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import type { TrackRule } from '../../seasons/rules.ts';
import { enteredPeople, LEADER_KEY, LEADER_ROLE } from '../members.rules.ts';
import { type Application, getMyTeam, openFields } from '../places.queries.ts';
import { deadlineView, stageViews } from '../stage-views.rules.ts';
import { findSubmission, type Submission } from '../team.queries.ts';

/** A submission as its receipt tells of it. */
type Receipted = Pick<Submission, 'version' | 'rulesVersion' | 'arrivedAt' | 'files' | 'contentSha256'> & {
  fields: Fields;
};

/** What a receipt says in the words of the rules. */
type RulesInWords = Pick<TrackRules, 'year' | 'seasonName' | 'documents'> & {
  track: Pick<TrackRule, 'lane' | 'name'>;
};

/**
 * A receipt, by default the last, in the words of the rules it was made under. Throws teamNotFound 1115 for
 * anyone but the leader and linked members, notFound when nothing (or no such version) was submitted.
 */
export async function getReceipt(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; version?: number; language: Language },
): Promise<ReceiptView> {
  const { application } = await getMyTeam(db, actor, asked);
  return receiptOf(db, application, asked);
}

/** The same of an application that the asker was found to belong to. */
export async function receiptOf(
  db: Db,
  application: Application,
  asked: { version?: number; language: Language },
): Promise<ReceiptView> {
  const { teamNo } = application;
  const [versions, submission, current] = await Promise.all([
    listVersions(db, teamNo),
    findSubmission(db, { teamNo, version: asked.version }),
    getTrackRules(db, application.trackNo),
  ]);
  if (!submission) throw fault('notFound');
  const made = await rulesOf(db, current, submission.rulesVersion);
  const fields = openFields(db, submission.fieldsSealed);
  return receiptView({ application, submission: { ...submission, fields }, versions, made, current }, asked);
}

/**
 * The receipt of a submission that is at hand: `versions` are all of the application's, the first one first, `made`
 * and `current` the rules that it was made under and those in force.
 */
export function receiptView(
  of: {
    application: Application;
    submission: Receipted;
    versions: readonly Pick<Submission, 'version' | 'arrivedAt'>[];
    made: RulesInWords;
    current: TrackRules;
  },
  { language }: { language: Language },
): ReceiptView {
  const { application, submission, versions, made, current } = of;
  const { teamNo } = application;
  const { fields } = submission;
  const labels = new Map(made.documents.map(({ slot, label }) => [slot, label[language]]));
  const people = enteredPeople(fields);
  // Of a document that everyone brings: whose it is.
  const nameOf = (person: string | undefined) =>
    people.find(({ key, role }) => (role === LEADER_ROLE ? person === LEADER_KEY : person === key))?.person
      .tmName;
  const latest = submission.version === versions.at(-1)?.version;
  return {
    teamNo,
    number: application.number ?? '',
    version: submission.version,
    latest,
    versions: versions.map(({ version, arrivedAt }) => ({ version, arrivedAt: arrivedAt.toISOString() })),
    year: made.year,
    seasonName: made.seasonName[language],
    trackNo: application.trackNo,
    stageNo: application.stageNo,
    lane: made.track.lane,
    trackName: made.track.name[language],
    teamName: fields.teamName ?? '',
    leaderName: people[0]?.person.tmName ?? '',
    memberCount: people.length,
    arrivedAt: submission.arrivedAt.toISOString(),
    cancelledAt: (latest && application.cancelledAt?.toISOString()) || null,
    withdrawn: latest && application.status === 'cancelled',
    rulesVersion: submission.rulesVersion,
    contentSha256: submission.contentSha256,
    files: submission.files.map((file) => ({
      ...file,
      label: [labels.get(file.slot) ?? file.slot, nameOf(file.person)].filter(Boolean).join(' · '),
    })),
    stages: stageViews(current.stages, language),
    deadline: deadlineView(deadlineFor(current, application.stageNo, teamNo)),
  };
}

async function listVersions(db: Db, teamNo: number): Promise<Pick<Submission, 'version' | 'arrivedAt'>[]> {
  return db.sql
    .selectFrom('submissions')
    .select(['version', 'arrivedAt'])
    .where('teamNo', '=', teamNo)
    .orderBy('version')
    .execute();
}

/** The words of the rules that a submission was made under: nearly always those in force. */
async function rulesOf(db: Db, current: TrackRules, version: number): Promise<RulesInWords> {
  if (version === current.version) return current;
  const season = await getRulesOfVersion(db, { seasonId: current.seasonId, version });
  const track = season.tracks.find(({ trackNo }) => trackNo === current.track.trackNo);
  return {
    year: season.year,
    seasonName: season.name,
    track: track ?? current.track,
    documents: track?.documents ?? current.documents,
  };
}
