import { Readable } from 'node:stream';
import * as contract from '@chulbal/contract/investment/investment';
import { invest, openWallet } from '@chulbal/domain/investment/commands';
import {
  getFile,
  getReplay,
  getReplayTable,
  getResults,
  listPublishedLines,
} from '@chulbal/domain/investment/results.queries';
import { objectToVoid } from '@chulbal/domain/investment/voids.commands';
import { getMyMarket } from '@chulbal/domain/investment/wallet.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** The market of an exhibition: one's own wallet, and what was revealed. */
export function investmentRoutes(api: UserApi, { db, identity }: UserApiServices): void {
  const asksIdentity = identity !== undefined;
  api.mount(contract.getMyWallet, ({ actor, input, language, now }) =>
    getMyMarket(db, actor, { ...input, language, asksIdentity, now }),
  );
  api.mount(contract.openWallet, async ({ actor, input, address, language, now }) => {
    const { igNo, termsVersion } = input;
    await openWallet(db, actor, { igNo, termsVersion, address, language, asksIdentity, now });
    return getMyMarket(db, actor, { igNo, language, asksIdentity, now });
  });
  api.mount(contract.invest, ({ actor, input, now }) => invest(db, actor, { ...input, now }));
  api.mount(contract.objectToVoid, async ({ actor, input, now }) => {
    await objectToVoid(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.getMarketResults, ({ input, language, now }) =>
    getResults(db, { ...input, language, now }),
  );
  api.mount(contract.getMarketReplay, ({ input, now }) => getReplay(db, { ...input, now }));
  api.mount(contract.getMarketReplayTable, async ({ input, language, now }) => {
    const { name, content } = await getReplayTable(db, { ...input, language, now });
    return { stream: Readable.from(content), contentType: 'text/csv; charset=utf-8', fileName: name };
  });
  api.mount(contract.getMarketFile, async ({ input, now }) => {
    const { name, bytes } = await getFile(db, { ...input, now });
    return { stream: bytes, contentType: 'text/csv; charset=utf-8', fileName: name, size: bytes.length };
  });
  api.mount(contract.findLedgerLines, ({ input, language, now }) =>
    listPublishedLines(db, { ...input, language, now }),
  );
}
