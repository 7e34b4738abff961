import { randomUUID } from 'node:crypto';
import { myProfile, type Profile } from '@chulbal/contract/accounts';
import {
  type ApplicationView,
  type Deadline,
  myApplication,
} from '@chulbal/contract/applications/applications';
import { ageOn } from '@chulbal/contract/applications/rules';
import { errors } from '@chulbal/contract/errors';
import { fieldErrors } from '@chulbal/contract/field-errors';
import { getMyIdentity } from '@chulbal/contract/identity-checks/identity-checks';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { type AnnouncedResult, myApplications } from '@chulbal/contract/materials/materials';
import { getSeason, type SeasonView, type TrackView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { listTrackAlerts } from '@chulbal/contract/seasons/track-alerts';
import { type Applicant, misfitOf } from '@chulbal/contract/seasons/track-fit';
import type { Visit } from '../../../server/visit.ts';
import { stageIn } from '../../lib/address-numbers.ts';

import { lastResult } from '../seasons/application-lane.ts';
import { whoAsks } from '../seasons/choose-track.server.ts';
import { entryOf, openWay } from '../seasons/track-choice.ts';
import type { ApplyData, ApplyNotice, ApplyPlace, FormWords } from './apply-data.ts';
import { isOpenAt } from './deadline-news.ts';
import type { Changes } from './draft/draft-state.ts';
import { postedChanges } from './posted-form.ts';

/** Rows of the error table that the form may say without asking the server. */
const formErrors = [
  'notEligible',
  'underFourteen',
  'tooFewMembers',
  'tooManyMembers',
  'duplicatePhone',
  'businessPlanRequired',
  'certificateRequired',
  'fileCountMismatch',
  'hashInFileName',
  'fileNameInvalid',
  'numberInFileName',
  'extensionRefused',
  'fileTooLarge',
  'fileBroken',
  'uploadUnfinished',
  'incomplete',
  'draftConflict',
] as const;

/**
 * Everything the address `/apply/{trackNo}/{stageNo}` shows to the person of this visit. Null where there is
 * no such track or stage, or none to apply at. A visitor is told of a track that is shut, and otherwise asked to log
 * in. Whoever begins is told first that the track is hardly theirs, unless they are `sure`.
 */
export async function loadApply(
  visit: Visit,
  params: { trackNo: string; stageNo?: string | undefined },
  sure: boolean,
): Promise<ApplyData | ApplyNotice | null> {
  const place = stageIn(params.trackNo, params.stageNo);
  const season = place && (await findSeason(visit));
  const found = season ? findPlace(season, place) : null;
  if (!season || !found) return null;
  const shut = visit.who() ? null : noticeIfShut(found, visit.now);
  if (shut) return shut;
  visit.requireLogin();
  const [{ application, deadline, refusal, consented }, profile, parkedForm, identity] = await Promise.all([
    visit.api(myApplication, place),
    visit.api(myProfile),
    visit.parkedForm(),
    visit.attempt(getMyIdentity),
  ]);
  const now = visit.now.toISOString();
  if (application?.withdrawal) {
    const { teamNo, number, fields, withdrawal: told } = application;
    const withdrawn = { teamNo, number: number ?? '', teamName: fields.teamName ?? '', told };
    return { kind: 'notice', ...found, notice: 'withdrawn', message: '', withdrawn, deadline, now };
  }
  if (!application || isOver(application, deadline, visit.now)) {
    const message = refusal?.message ?? '';
    const notice = noticeOf(refusal?.code ?? null, deadline, visit.now);
    const applied = refusal !== null && alreadyIn.includes(refusal.code);
    const own = applied ? await ownEntry(visit, season.year) : null;
    const other = applied ? null : otherWay(season, found.track, personOf(profile), visit.now);
    const alert = notice === 'preparing' ? await isAlerted(visit, place.trackNo) : undefined;
    const told = alert === undefined ? {} : { alert };
    if (notice) return { kind: 'notice', ...found, notice, message, other, own, deadline, ...told, now };
  }
  if (!application && !sure) {
    const asking = await whoAsks(visit, season.year);
    const person = asking?.person ?? personOf(profile);
    const why = misfitOf(person, found.track, koreanToday(visit.now));
    if (why) {
      const misfit = { name: profile.name, age: ageOn(profile.birthDate, koreanToday(visit.now)), why };
      const other = otherWay(season, found.track, person, visit.now);
      return { kind: 'notice', ...found, notice: 'misfit', message: '', misfit, other, deadline, now };
    }
  }
  const open = isOpenAt(application?.deadline ?? deadline, visit.now);
  return {
    kind: 'application',
    ...found,
    year: season.year,
    seasonName: season.name,
    userId: visit.requireLogin().userId,
    application,
    deadline: application?.deadline ?? deadline,
    result: application?.status === 'submitted' && !open ? await resultOf(visit, application) : null,
    choices: season.choices,
    bonuses: season.bonuses.slice(0, 3),
    seed: seedOf(application, profile),
    kept: parkedForm
      ? postedChanges(Object.entries(parkedForm).map(([name, [text]]) => [name, text ?? '']))
      : {},
    words: wordsIn(visit.language),
    open,
    now,
    today: koreanToday(visit.now),
    consented,
    identity: identity.ok && identity.data.needed ? identity.data.service : null,
    submitKey: randomUUID(),
  };
}

/** What a team was told; without an answer the page goes on without it. */
async function resultOf(visit: Visit, { teamNo }: ApplicationView): Promise<AnnouncedResult | null> {
  const mine = await visit.attempt(myApplications);
  const application = mine.ok && mine.data.applications.find((one) => one.teamNo === teamNo);
  return application ? lastResult(application, mine.data.results) : null;
}

/** Refused because they take part this year already. */
const alreadyIn: readonly number[] = [errors.alreadyApplied.code, errors.appliedElsewhere.code];

/** What somebody has handed in this year; null where only their number stands in a team. */
async function ownEntry(visit: Visit, year: number): Promise<ApplyNotice['own']> {
  const mine = await visit.attempt(myApplications);
  const entry =
    mine.ok && mine.data.applications.find((one) => one.year === year && one.status === 'submitted');
  return entry ? { name: entry.trackName, to: `/apply/${entry.trackNo}/${entry.stageNo}` } : null;
}

async function isAlerted(visit: Visit, trackNo: number): Promise<boolean> {
  const alerts = await visit.attempt(listTrackAlerts);
  return alerts.ok && alerts.data.some((one) => one.trackNo === trackNo);
}

/** The day in Korea, yyyy-MM-dd. */
export function koreanToday(now: Date): string {
  return koreanDay(now);
}

function personOf({ birthDate, country }: Profile): Applicant {
  return { birthDate, country, schoolType: null };
}

/** What keeps the track shut for everybody, from the season's own dates; null while it is open. */
function noticeIfShut(place: ApplyPlace, now: Date): ApplyNotice | null {
  const { opensAt, closesAt } = place.stage;
  const state = stageState(place.stage, now.getTime());
  if (state === 'open') return null;
  const notice = state === 'upcoming' ? 'preparing' : 'closed';
  const deadline = { opensAt, closesAt, graceUntil: closesAt };
  return { kind: 'notice', ...place, notice, message: '', deadline, now: now.toISOString() };
}

function otherWay(season: SeasonView, track: TrackView, person: Applicant, now: Date): ApplyNotice['other'] {
  const others = season.tracks.filter((one) => one.trackNo !== track.trackNo);
  const other = openWay(others, person, now.getTime(), koreanToday(now));
  const stage = other && entryOf(other, now.getTime())?.stage;
  return other && stage ? { name: other.name, to: `/apply/${other.trackNo}/${stage.stageNo}` } : null;
}

async function findSeason(visit: Visit): Promise<SeasonView | null> {
  const season = await visit.attempt(getSeason, {});
  if (season.ok) return season.data;
  if (season.error.status === 404) return null;
  throw season.error;
}

/** A track of a season with the stage in which one applies for it; null where there is none. */
export function findPlace(
  season: SeasonView,
  place: { trackNo: number; stageNo: number },
): ApplyPlace | null {
  const track = season.tracks.find((one) => one.trackNo === place.trackNo);
  const stage = track?.stages.find((one) => one.stageNo === place.stageNo);
  return track && stage?.kind === 'application' ? { track, stage } : null;
}

/** What was never submitted is over with the grace; what was submitted stays to be looked at. */
function isOver(application: ApplicationView, deadline: Deadline, now: Date): boolean {
  return application.status !== 'submitted' && !isOpenAt(application.deadline ?? deadline, now);
}

function noticeOf(
  code: number | null,
  { opensAt, closesAt }: Deadline,
  now: Date,
): ApplyNotice['notice'] | null {
  if (now.getTime() < Date.parse(opensAt)) return 'preparing';
  if (code !== null && code !== errors.notInPeriod.code) return 'refused';
  return code !== null || now.getTime() >= Date.parse(closesAt) ? 'closed' : null;
}

/** The leader's own facts, where the draft says nothing about the leader yet. */
function seedOf(application: ApplicationView | null, profile: Profile): Changes {
  if (application?.role === 'member') return {};
  if (Object.keys(application?.fields ?? {}).some((path) => path.startsWith('leader.'))) return {};
  return {
    'leader.tmName': profile.name,
    'leader.tmBirth': profile.birthDate,
    'leader.tmPhone': profile.phone,
    'leader.tmEmail': profile.email,
    'leader.tmCountry': profile.country,
  };
}

/** What the form may have to say, in the reader's language. */
export function wordsIn(language: Language): FormWords {
  const fields = Object.entries(fieldErrors).map(([name, row]) => [name, row[language]]);
  return Object.fromEntries([...fields, ...formErrors.map((name) => [name, errors[name][language]])]);
}
