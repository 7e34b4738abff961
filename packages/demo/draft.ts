import type { Fields } from '@chulbal/contract/applications/fields';
import type { Db } from '@chulbal/domain/db';
import { json } from '@chulbal/domain/json';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import type { DemoPerson } from './accounts.ts';
import { fileRow } from './entries.ts';
import { type DemoFile, type WantedFile, wantedFile } from './files.ts';
import { businessPlan } from './papers/plan.ts';
import { type DemoTeam, draftDemoFields } from './teams.ts';

const HOUR_MS = 60 * 60 * 1000;

/** When the draft was saved: hours before now. */
const saves = [
  { version: 1, hoursAgo: 50 },
  { version: 2, hoursAgo: 27 },
  { version: 3, hoursAgo: 3 },
] as const;

/** The one file that the draft holds. */
export function draftFile(now: Date): WantedFile {
  const {
    teamName = '',
    teamItemName = '',
    teamItemPart = '',
    teamItemExp = '',
    teamEmotion = '',
  } = draftDemoFields;
  const team: DemoTeam = {
    ...{ lane: 3, name: teamName, item: teamItemName, part: teamItemPart, tech: 'iot', sido: '10', size: 2 },
    school: { name: '새벽들대학교', type: 'university', detail: 'university' },
    ...{ about: teamItemExp, motive: teamEmotion, strength: '책을 아는 사람과 만드는 사람이 한 팀이에요.' },
  };
  const at = new Date(now.getTime() - 28 * HOUR_MS);
  return wantedFile('business', '한칸서재_사업계획서_v4.pdf', businessPlan(team, { at, pictures: 3 }));
}

/**
 * The half-filled application of the first demo student: on its first day the team, on the next the leader,
 * this morning a member; a technology field, the team's strengths and the certificates are still missing.
 */
export async function insertDraft(
  db: Db,
  given: { rules: TrackRules; leader: DemoPerson & { userId: number }; file: DemoFile; now: Date },
): Promise<void> {
  const { rules, leader, file, now } = given;
  const parts = [draftDemoFields, leaderFields(leader), memberFields];
  const at = (version: number) => {
    const save = saves.find((one) => one.version === version);
    return new Date(now.getTime() - (save?.hoursAgo ?? 0) * HOUR_MS);
  };
  const upTo = (version: number): Fields => Object.assign({}, ...parts.slice(0, version));
  const fieldVersions = Object.fromEntries(
    parts.flatMap((part, index) => Object.keys(part).map((path) => [path, index + 1])),
  );
  const last = saves.length;
  await db.transaction(async (tx) => {
    const seal = (version: number) => tx.vault.seal(JSON.stringify(upTo(version)));
    const { teamNo } = await tx.sql
      .insertInto('applications')
      .values({
        seasonId: rules.seasonId,
        trackNo: rules.track.trackNo,
        stageNo: 1,
        leaderId: leader.userId,
        status: 'draft',
        submissionVersion: 0,
        fieldsSealed: seal(last),
        fieldVersions: json(fieldVersions),
        draftVersion: last,
        changed: true,
        savedAt: at(last),
        createdAt: at(1),
      })
      .returning('teamNo')
      .executeTakeFirstOrThrow();
    const versions = saves.map(({ version }) => ({
      teamNo,
      version,
      fieldsSealed: seal(version),
      savedBy: leader.userId,
      savedAt: at(version),
    }));
    await tx.sql.insertInto('draftVersions').values(versions).execute();
    const row = fileRow(file, { teamNo, leaderId: leader.userId, at: at(2) });
    await tx.sql.insertInto('files').values(row).execute();
  });
}

function leaderFields(leader: DemoPerson & { userId: number }): Record<string, string> {
  return {
    'leader.tmName': leader.name,
    'leader.tmSex': leader.sex,
    'leader.tmCountry': 'KR',
    'leader.tmBirth': leader.birthDate,
    'leader.tmPhone': leader.phone,
    'leader.tmEmail': leader.loginId,
    'leader.tmSchoolName': '새벽들대학교',
    'leader.tmGrade': '3',
    'leader.tmRegion': '10',
    'leader.tmMajor': '문헌정보학과',
    'leader.tmSchoolType': 'university',
    'leader.tmSchoolTypeDetail': 'university',
    'leader.tmMajority': 'social',
    'leader.tmStudyType': '1',
  };
}

/** The member's e-mail is still to be asked for. */
const memberFields: Readonly<Record<string, string>> = {
  'members.haram001.position': '1',
  'members.haram001.tmName': '정하람',
  'members.haram001.tmSex': 'F',
  'members.haram001.tmCountry': 'KR',
  'members.haram001.tmBirth': '2005-08-19',
  'members.haram001.tmPhone': '010-0000-9125',
  'members.haram001.tmSchoolName': '새벽들대학교',
  'members.haram001.tmGrade': '2',
  'members.haram001.tmRegion': '10',
  'members.haram001.tmMajor': '산업디자인학과',
  'members.haram001.tmSchoolType': 'university',
  'members.haram001.tmSchoolTypeDetail': 'university',
  'members.haram001.tmMajority': 'arts',
  'members.haram001.tmStudyType': '1',
};
