import { postFiles } from './boards.ts';
import { type Cast, castOf, counter, encoreTeams, theseTeams } from './cast.ts';
import { storeCompanyPictures } from './companies.ts';
import { wordsLastYear } from './companies-last-year.texts.ts';
import type { DemoContentFile } from './content-files.ts';
import { displayPictures } from './displays.ts';
import { draftFile } from './draft.ts';
import { encoreCompanies } from './encore.texts.ts';
import { encoreSeasonPlan } from './encore.ts';
import { entryFiles, registered } from './entries.ts';
import { type DemoFile, type DemoStore, storeDemoFiles } from './files.ts';
import { growthDecks } from './handed-in.ts';
import { ANSWERING, reissuedFile } from './operators-work.ts';
import { programCovers } from './programs.ts';
import { demoSeasonPlan } from './season.ts';
import { storeDemoForm } from './season-form.ts';
import type { DemoTeam } from './teams.ts';
import { teamsLastYear } from './teams-last-year.ts';

/** What a demo around an instant is written of: who takes part, and every file, which is in the store already. */
export type DrawnDemo = Awaited<ReturnType<typeof drawDemo>>;

/** Draws and stores every file of the demo around `now`. It asks no database, which may be busy meanwhile. */
export async function drawDemo({ now, ...store }: { now: Date } & DemoStore) {
  const numbers = counter();
  const casts = {
    thisYear: castOf(theseTeams, { plan: demoSeasonPlan(now, 'thisYear'), numbers }),
    lastYear: castOf(teamsLastYear, { plan: demoSeasonPlan(now, 'lastYear'), numbers }),
    encore: castOf(encoreTeams, { plan: encoreSeasonPlan(now), numbers }),
  };
  const lastCompanies = teamsLastYear.map((team) => ({ team, words: wordsLastYear.get(team.name) ?? null }));
  const [stored, form, ofLastYear, ofEncore] = await Promise.all([
    storePapers(store, { cast: [...casts.thisYear, ...casts.lastYear], now }),
    storeDemoForm(store.files),
    storeCompanyPictures(store, lastCompanies, 0),
    storeCompanyPictures(store, encoreCompanies, lastCompanies.length),
  ]);
  return { now, casts, ...stored, form, companies: { lastYear: ofLastYear, encore: ofEncore } };
}

/** Stores the documents of these teams; gives them by team. */
export async function storeTeamFiles(
  store: DemoStore,
  cast: readonly Cast[],
): Promise<Map<DemoTeam, DemoFile[]>> {
  const wanted = cast.map(({ team, papers }) => [team, entryFiles(team, papers)] as const);
  const rest = await storeDemoFiles(
    store,
    wanted.flatMap(([, own]) => own),
  );
  return new Map(wanted.map(([team, own]) => [team, rest.splice(0, own.length)]));
}

/** Every file of teams, boards and what was handed in. */
async function storePapers(store: DemoStore, { cast, now }: { cast: readonly Cast[]; now: Date }) {
  const answering = cast.find(({ team }) => team.name === ANSWERING);
  if (!answering) throw new Error(`The demo has no team ${ANSWERING}.`);
  const again = { ...registered(answering.team, answering.papers), before: now };
  const [decks, posts, displays] = [growthDecks(now), postFiles(now), displayPictures(now)];
  const covers = programCovers();
  const [ofTeams, own, shown] = await Promise.all([
    storeTeamFiles(store, cast),
    storeDemoFiles<string>(store, [draftFile(now), reissuedFile(answering.team, again), ...decks.values()]),
    storeDemoFiles(store, [
      ...[...posts.values()].flatMap(({ attached, pictures }) => [...attached, ...pictures]),
      ...displays.values(),
      ...covers.values(),
    ]),
  ]);
  const [draft, reissued, ...handedIn] = own as [DemoFile, DemoFile, ...DemoFile<string>[]];
  const take = <Key>(keys: Iterable<Key>, from: DemoFile<string>[]) =>
    new Map([...keys].map((key) => [key, from.shift()] as const));
  return {
    ...{ ofTeams, draft, reissued },
    decks: take(decks.keys(), handedIn) as Map<string, DemoFile<string>>,
    boardFiles: new Map(
      [...posts].map(([place, { attached, pictures }]) => [
        place,
        { attached: shown.splice(0, attached.length), pictures: shown.splice(0, pictures.length) },
      ]),
    ),
    displayPictures: take(displays.keys(), shown) as Map<string, DemoContentFile>,
    programCovers: take(covers.keys(), shown) as Map<string, DemoContentFile>,
  };
}
