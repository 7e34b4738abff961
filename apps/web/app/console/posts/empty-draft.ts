import type { DraftOf, PostDraft } from '@chulbal/contract/posts/operators';
import type { Board } from '@chulbal/contract/posts/values';

const text = { pinned: false, titleKo: '', titleEn: '', bodyKo: '', bodyEn: '', attachments: [] };

/** What a new post of each board begins with. */
const empty: { [B in Board]: DraftOf<B> } = {
  notice: { board: 'notice', kind: 'notice', ...text, details: {} },
  program: {
    ...{ board: 'program', kind: 'meetup', ...text },
    details: {
      ...{ cover: null, opensAt: null, closesAt: null, startsAt: null, endsAt: null },
      ...{ capacity: null, waitingList: true, needsTeam: false, placeKo: '', placeEn: '', joinLink: '' },
      ...{ speakerKo: '', speakerEn: '' },
    },
  },
  resource: {
    ...{ board: 'resource', kind: 'whitepaper', ...text },
    details: { cover: null, authorKo: '', authorEn: '', year: null },
  },
  past: {
    ...{ board: 'past', kind: 'running', ...text },
    details: {
      ...{ cover: null, logo: null, year: null, lane: null, trackKo: '', trackEn: '' },
      ...{ regionKo: '', regionEn: '', lineKo: '', lineEn: '' },
      ...{ figures: [], people: [], events: [], checkedOn: null },
    },
  },
  hof: {
    ...{ board: 'hof', kind: 'merit', ...text },
    details: {
      ...{ cover: null, video: null, year: null, lane: null, trackKo: '', trackEn: '', number: '' },
      ...{ whoKo: '', whoEn: '', lineKo: '', lineEn: '', nowKo: '', nowEn: '' },
    },
  },
  hero: {
    ...{ board: 'hero', kind: 'food', ...text },
    details: {
      ...{ cover: null, tmRegion: null, founderKo: '', founderEn: '', companyKo: '', companyEn: '' },
      ...{ since: null, quoteKo: '', quoteEn: '' },
    },
  },
};

export function emptyDraft(board: Board): PostDraft {
  return structuredClone(empty[board]);
}
