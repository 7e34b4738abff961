import type { Person } from '@chulbal/contract/applications/fields';
import type { SeasonPlan } from '@chulbal/domain/seasons/commands';
import { type DemoPerson, type DemoRole, demoPeople } from './accounts.ts';
import { encoreCompanies, unfinishedTeams } from './encore.texts.ts';
import type { EntryPapers } from './entries.ts';
import { ASKED_TEAM } from './handed-in.ts';
import { demoPerson } from './people.ts';
import { type DemoTeam, submittedDemoTeam, teamsThisYear } from './teams.ts';

/** Teams of this season that are written by hand. */
export const theseTeams: readonly DemoTeam[] = [submittedDemoTeam, ...teamsThisYear];

/** Teams of the season before last, which come back for an exhibition of their own. */
export const encoreTeams: readonly DemoTeam[] = [
  ...encoreCompanies.map(({ team }) => team),
  ...unfinishedTeams,
];
/** The one of them whose leader one can log in as. */
const EXHIBITOR = '반의반찬';

/** A team with its people, leader first, as it will stand in its lane. */
export type Cast = { team: DemoTeam; people: Person[]; serial: number; papers: EntryPapers };

/** The teams of a season with their people, lane by lane; `numbers` makes one person another than the last. */
export function castOf(
  teams: readonly DemoTeam[],
  { plan, numbers }: { plan: SeasonPlan; numbers: () => number },
): Cast[] {
  return [...Map.groupBy(teams, ({ lane }) => lane)].flatMap(([lane, ofLane]) => {
    const [stage] = plan.tracks.find((track) => track.lane === lane)?.stages ?? [];
    const { opensAt = new Date(0), closesAt = new Date(0) } = stage ?? {};
    return ofLane.map((team, index) => {
      const leader = leaderRole(team);
      const people = Array.from({ length: team.size }, () => demoPerson(numbers(), team, plan.year));
      if (leader && people[0]) people[0] = { ...people[0], ...personOf(demoPeople[leader]) };
      const serial = index + 1;
      const papers = {
        people,
        year: plan.year,
        serial,
        opensAt,
        closesAt,
        pictures: theseTeams.includes(team) ? 3 : 2,
      };
      return { team, people, serial, papers: papers as EntryPapers };
    });
  });
}

export function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** As whom somebody can log in who leads this team; the leaders of all others have passwords that nobody knows. */
export function leaderRole(team: DemoTeam): DemoRole | null {
  if (team === submittedDemoTeam) return 'submitted';
  if (team.name === EXHIBITOR) return 'exhibitor';
  return team.name === ASKED_TEAM && theseTeams.includes(team) ? 'asked' : null;
}

function personOf(student: DemoPerson): Partial<Person> {
  const { name, sex, birthDate, phone, loginId } = student;
  return { tmName: name, tmSex: sex, tmBirth: birthDate, tmPhone: phone, tmEmail: loginId };
}
