import * as contract from '@chulbal/contract/raffle/operators';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { exportWinners } from '@chulbal/domain/raffle/export.commands';
import { getRaffleOverview } from '@chulbal/domain/raffle/operators.queries';
import { markRecommendSignal } from '@chulbal/domain/raffle/signals.commands';
import { listRecommendSignals } from '@chulbal/domain/raffle/signals.queries';
import { markPrize, revealClaim } from '@chulbal/domain/raffle/winners.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The raffle of an event: its list, seed, draw and winners. */
export function raffleRoutes(api: AdminApi, { db, publicUrl, clock }: AdminApiServices): void {
  api.mount(contract.getRaffleOverview, ({ actor, input, now }) =>
    getRaffleOverview(db, actor, { ...input, now }),
  );
  api.mount(contract.freezeEntrants, async ({ actor, input, now }) => {
    await freezeEntrants(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.publishHash, async ({ actor, input, now }) => {
    await publishHash(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.enterSeed, ({ actor, input, now }) => enterSeed(db, actor, { ...input, now }));
  api.mount(contract.holdDraw, async ({ actor, input, now }) => {
    await holdDraw(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.markPrize, async ({ actor, input, now }) => {
    await markPrize(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.revealClaim, ({ actor, input, now }) => revealClaim(db, actor, { ...input, now }));
  api.mount(contract.listRecommendSignals, ({ input }) => listRecommendSignals(db, input));
  api.mount(contract.markRecommendSignal, async ({ actor, input, now }) => {
    await markRecommendSignal(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.exportWinners, ({ actor, input, language, now }) =>
    exportWinners(db, actor, { ...input, language, now, clock }),
  );
}
