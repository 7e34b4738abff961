import type { Prize } from '@chulbal/contract/hall-of-fame/values';
import type { Bilingual } from '@chulbal/contract/language';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { StageKind } from '@chulbal/contract/seasons/seasons';

/** A team that an announced result of a final stage has selected, with the names that its season gives. */
export type Winning = {
  teamNo: number;
  rank: number | null;
  number: string;
  teamName: string;
  itemName: string;
  region: Bilingual | null;
  year: number;
  lane: number;
  track: Bilingual;
};

const judged: readonly StageKind[] = ['review', 'presentation', 'final'];

/** The last stage of a track that is judged: whoever it selects has won. */
export function finalStageOf<Stage extends { kind: StageKind }>(stages: readonly Stage[]): Stage | null {
  return stages.findLast(({ kind }) => judged.includes(kind)) ?? null;
}

/** The first of a track's final is the first of its lane, the others by their place; an operator may name another prize. */
export function prizeOf(rank: number | null): Prize {
  if (rank === 1) return 'lane';
  return rank === 2 ? 'top' : 'merit';
}

/**
 * The draft that a result makes. Nobody is named: a team's people have agreed to be named on the page of an exhibition at
 * most. Their story is for an operator to write.
 */
export function winnerDraft({ rank, region, track, ...team }: Winning): DraftOf<'hof'> {
  return {
    ...{ board: 'hof', kind: prizeOf(rank), pinned: false, attachments: [] },
    ...{ titleKo: team.teamName, titleEn: '', bodyKo: '', bodyEn: '' },
    details: {
      ...{ cover: null, video: null, year: team.year, lane: team.lane, number: team.number.slice(0, 12) },
      ...{ trackKo: track.ko.slice(0, 40), trackEn: track.en.slice(0, 40) },
      ...{ whoKo: region?.ko ?? '', whoEn: region?.en ?? '' },
      ...{ lineKo: team.itemName.slice(0, 80), lineEn: '', nowKo: '', nowEn: '' },
    },
  };
}
