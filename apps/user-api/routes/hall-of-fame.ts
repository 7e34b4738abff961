import * as hallOfFame from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { getWinner, listWinners, listWinnerYears } from '@chulbal/domain/posts/hall-of-fame.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Winners of the seasons. */
export function hallOfFameRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(hallOfFame.getHofList, ({ input, language, now }) =>
    listWinners(db, { ...input, language, now }),
  );
  api.mount(hallOfFame.getHofYears, ({ now }) => listWinnerYears(db, { now }));
  api.mount(hallOfFame.getHofDetail, ({ input, language, now }) =>
    getWinner(db, { ...input, language, now }),
  );
}
