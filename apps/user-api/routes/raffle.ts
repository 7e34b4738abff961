import * as hunt from '@chulbal/contract/logo-hunt';
import * as contract from '@chulbal/contract/raffle/raffle';
import { saveFind } from '@chulbal/domain/logo-hunt/commands';
import { listHuntStates, listHunts } from '@chulbal/domain/logo-hunt/queries';
import { claimPrize, enterRaffle, getRecommender, nameRecommender } from '@chulbal/domain/raffle/commands';
import { getDrawFile, getEventPage, getSummary } from '@chulbal/domain/raffle/queries';
import { getRecommenderShare } from '@chulbal/domain/raffle/share.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Hidden logos, and the raffle that they give tickets of. */
export function raffleRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(hunt.listHunts, ({ now }) => listHunts(db, { now }));
  api.mount(hunt.isFindEventImage, ({ actor, input, now }) => listHuntStates(db, actor, { ...input, now }));
  api.mount(hunt.saveFoundEventImage, ({ actor, input, language, now }) =>
    saveFind(db, actor, { ...input, language, now }),
  );
  api.mount(contract.getEventPage, ({ input, language, now }) =>
    getEventPage(db, { ...input, language, now }),
  );
  api.mount(contract.getDrawFile, async ({ input }) => {
    const { name, bytes } = await getDrawFile(db, input);
    return { stream: bytes, contentType: 'text/csv; charset=utf-8', fileName: name, size: bytes.length };
  });
  api.mount(contract.getMyIpoRaffleSummary, ({ actor, input, language, now }) =>
    getSummary(db, actor, { ...input, language, now }),
  );
  api.mount(contract.raffleEnter, async ({ actor, input, language, now }) => {
    await enterRaffle(db, actor, { ...input, now });
    return getSummary(db, actor, { eventKey: input.eventKey, language, now });
  });
  api.mount(contract.getRecommender, ({ actor, now }) => getRecommender(db, actor, { now }));
  api.mount(contract.recommenderSharePicture, async ({ input, language, now }) => {
    const stream = await getRecommenderShare(db, { ...input, language, now });
    return {
      ...{ stream, contentType: 'image/png', size: stream.length, cacheControl: 'public, max-age=600' },
      fileName: 'recommender.png',
    };
  });
  api.mount(contract.nameRecommender, ({ actor, input, address, now }) =>
    nameRecommender(db, actor, { ...input, address, now }),
  );
  api.mount(contract.claimPrize, async ({ actor, input, now }) => {
    await claimPrize(db, actor, { ...input, now });
    return null;
  });
}
