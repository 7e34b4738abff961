import type { openPlaceholders } from '@chulbal/contract/pages/placeholders';
import type { SetupItem, SetupState, SetupView } from '@chulbal/contract/setup';

export type SetupFacts = Omit<SetupView, 'items'> & {
  /** Settings of the site that nobody has filled in. */
  placeholders: ReturnType<typeof openPlaceholders>;
  /** Somebody has come in by a link or a code that was sent by e-mail. */
  mailArrived: boolean;
  /** A season was published once. */
  begun: boolean;
};

/** How far each part of the preparation is: `half` where some of it is done. */
export function setupStates(facts: SetupFacts): Record<SetupItem, SetupState> {
  const { placeholders, lastMail, mailArrived, terms, operators, invited, season, begun } = facts;
  const left = (item: SetupFacts['placeholders'][number]) => placeholders.includes(item);
  return {
    organisations: left('organisations') ? 'open' : 'done',
    businessNumber: left('businessNumber') ? 'open' : 'done',
    contact: share([!left('phone'), !left('email')]),
    mail:
      mailArrived || lastMail?.status === 'sent' ? 'done' : lastMail?.status === 'pending' ? 'half' : 'open',
    terms: share(terms.map(({ version, filled }) => version !== null && filled)),
    // what one operator asks for, another confirms
    operators: operators > 1 ? 'done' : invited > 0 ? 'half' : 'open',
    season: season === null ? 'open' : season.published || season.blocks === 0 ? 'done' : 'half',
    publication: begun ? 'done' : 'open',
  };
}

function share(parts: readonly boolean[]): SetupState {
  const done = parts.filter(Boolean).length;
  return done === parts.length ? 'done' : done > 0 ? 'half' : 'open';
}
