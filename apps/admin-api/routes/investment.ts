import * as contract from '@chulbal/contract/investment/operators';
import { checkMarket } from '@chulbal/domain/investment/ledger.queries';
import { markSignal, openTotals } from '@chulbal/domain/investment/operators.commands';
import { readMarketOverview } from '@chulbal/domain/investment/operators.queries';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { listSignals } from '@chulbal/domain/investment/signals.queries';
import { voidFigures } from '@chulbal/domain/investment/totals.queries';
import { decideVoid, voidWallets } from '@chulbal/domain/investment/voids.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The market of an exhibition, as operators watch over it. */
export function investmentRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.getMarketOverview, ({ input, language, now }) =>
    readMarketOverview(db, { ...input, language, now }),
  );
  api.mount(contract.checkMarket, ({ input, now }) => checkMarket(db, { ...input, now }));
  api.mount(contract.openTotals, ({ actor, input, language, now }) =>
    openTotals(db, actor, { ...input, language, now }),
  );
  api.mount(contract.listSignals, ({ input, language }) => listSignals(db, { ...input, language }));
  api.mount(contract.markSignal, async ({ actor, input, now }) => {
    await markSignal(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.previewVoid, ({ input, language }) => voidFigures(db, { ...input, language }));
  api.mount(contract.voidWallets, async ({ actor, input, now }) => ({
    voided: await voidWallets(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(contract.decideVoid, async ({ actor, input, now }) => {
    await decideVoid(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.requestReveal, async ({ actor, input, now }) => {
    await requestReveal(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.confirmReveal, ({ actor, input, now }) => confirmReveal(db, actor, { ...input, now }));
}
