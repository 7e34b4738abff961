import { activationPopup } from '@chulbal/contract/popups/popups';
import { getPoster, getPosterList } from '@chulbal/contract/popups/posters';
import { findPoster, listPopups, listPosters } from '@chulbal/domain/popups/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Popups and posters, whose paths say admin but are for everyone. */
export function popupsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(activationPopup, ({ language, now }) => listPopups(db, { language, now }));
  api.mount(getPoster, ({ input, language, now }) => findPoster(db, { ...input, language, now }));
  api.mount(getPosterList, ({ input, language, now }) => listPosters(db, { ...input, language, now }));
}
