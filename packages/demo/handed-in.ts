import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { submitMaterial } from '@chulbal/domain/materials/commands';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import type { Deed } from './deed.ts';
import { fileRow } from './entries.ts';
import { type DemoFile, type WantedFile, wantedFile } from './files.ts';
import { investorDeck } from './papers/decks.ts';
import { teamsThisYear } from './teams.ts';

/** The team of 성장 that one can log in as the leader of: it has not handed in yet. */
export const ASKED_TEAM = '다시한겹';

/** Teams of 성장 that have handed in what the review asks for, and by which share of the time until now. */
const handedIn: Readonly<Record<string, number>> = {
  바로수선: 0.2,
  열손실사냥꾼: 0.45,
  말동무라디오: 0.6,
  첫월급교실: 0.85,
};

/** The stage of 성장 that asks, and its slot. */
const ASKING = { stageNo: 2, slot: 'deck' };

/** What they have handed in, by team. */
export function growthDecks(now: Date): Map<string, WantedFile<string>> {
  return new Map(
    Object.keys(handedIn).flatMap((name, place) => {
      const team = teamsThisYear.find((one) => one.name === name);
      if (!team) return [];
      return [
        [name, wantedFile<string>(ASKING.slot, `${name}_IR자료.pdf`, investorDeck(team, { at: now, place }))],
      ];
    }),
  );
}

type Team = { teamNo: number; trackNo: number; teamName: string; leaderId: number };

/** Each uploads its file and hands it in, through the product's own command. */
export function handingIn(
  tx: Db,
  given: {
    rules: TrackRules;
    teams: readonly Team[];
    decks: ReadonlyMap<string, DemoFile<string>>;
    now: Date;
  },
): Deed[] {
  const { rules, teams, decks, now } = given;
  const opensAt = rules.stages.find(({ stageNo }) => stageNo === ASKING.stageNo)?.material?.opensAt ?? now;
  const opened = Math.min(opensAt.getTime(), now.getTime());
  return teams.flatMap(({ teamNo, trackNo, teamName, leaderId }) => {
    const share = handedIn[teamName];
    const deck = decks.get(teamName);
    if (share === undefined || !deck || trackNo !== rules.track.trackNo) return [];
    return {
      at: new Date(opened + (now.getTime() - opened) * share),
      async run(at: Date) {
        const row = { ...fileRow(deck, { teamNo, leaderId, at }), stageNo: ASKING.stageNo };
        await tx.sql.insertInto('files').values(row).execute();
        await submitMaterial(tx, mintUser(leaderId), {
          teamNo,
          stageNo: ASKING.stageNo,
          idempotencyKey: `demo-${teamNo}-deck`,
          serverFileNames: [deck.serverFileName],
          language: 'ko',
          publicUrl: '',
          now: at,
        });
      },
    };
  });
}
