import type { Db } from '@chulbal/domain/db';
import { requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { begunPage, exhibitionWith } from '@chulbal/testing/exhibition-objects';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { pastCsv } from '@chulbal/testing/past-companies';
import { type Asked, type Input, inTable, type LogRow } from './operator-log-row.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (count: number) => new Date(seasonNow.getTime() + count * DAY_MS).toISOString();

/** A team that is writing its page, while it can. */
async function writing({ db, objects }: Asked): Promise<Input> {
  const { igNo } = await exhibitionWith(db, { writesFrom: daysFromNow(-1) });
  const { teamNo } = await begunPage(db, await objects.team());
  return { igNo, teamNos: [teamNo] };
}

/** A market whose totals may be revealed. */
function ended(db: Db): Promise<{ igNo: number }> {
  return exhibitionWith(db, {
    ...{ marketOpensAt: daysFromNow(-9), marketClosesAt: daysFromNow(-2), revealsAt: daysFromNow(-1) },
  });
}

/** The same once another operator has asked for it. */
async function revealable({ db }: Asked): Promise<Input> {
  const { igNo } = await ended(db);
  await db.sql
    .updateTable('marketReveals')
    .set({ state: 'ended' })
    .where('igNo', '=', igNo)
    .where('state', '=', 'waiting')
    .execute();
  await requestReveal(db, await createOperator(db), { igNo, publicUrl, now: seasonNow });
  return { igNo };
}

/** An exhibition that is over, with one company that it shows whatever stood in it before. */
async function finished({ db, objects }: Asked): Promise<Input> {
  await db.sql
    .updateTable('companies')
    .set({ hiddenAt: seasonNow, hiddenReason: '시험에서 가려요' })
    .execute();
  return objects.finishedExhibition();
}

/** Of every command about companies of exhibitions and their market: its input, and what the log then says. */
export const exhibitionLogRows: Record<string, LogRow> = {
  // Of what is taken, what is written and published of the company is an entry too: held in the tests of past companies.
  decideTeamNews: { input: inTable('decideTeamNews'), action: 'past.decideNews' },
  readPastList: { input: () => ({ csv: pastCsv(), pictures: [] }), action: 'past.readList' },
  bringInPastList: {
    input: () => ({ csv: pastCsv(), pictures: [], fileName: '지난 기업.csv' }),
    action: 'past.bringIn',
    beside: ['post.create', 'post.publish'],
  },
  undoPastBatch: { input: inTable('undoPastBatch'), action: 'past.undo', beside: ['post.hide'] },
  approveCompanies: { input: inTable('approveCompanies'), action: 'company.approve' },
  askCompanyChanges: { input: inTable('askCompanyChanges'), action: 'company.askChanges' },
  exportCompanyPages: { input: inTable('exportCompanyPages'), action: 'company.export' },
  setCompanyHidden: { input: inTable('setCompanyHidden'), action: 'company.hide' },
  settleCompanyReport: { input: inTable('settleCompanyReport'), action: 'company.settleReport' },
  remindOfCompanies: { input: writing, action: 'company.remind' },
  openTotals: { input: inTable('openTotals'), action: 'market.openTotals' },
  markSignal: { input: inTable('markSignal'), action: 'market.markSignal' },
  voidWallets: { input: inTable('voidWallets'), action: 'market.void' },
  decideVoid: { input: inTable('decideVoid'), action: 'market.keepVoid' },
  requestReveal: { input: ({ db }) => ended(db), action: 'market.requestReveal' },
  // After all others of the market, for nothing of it changes any more.
  confirmReveal: { input: revealable, action: 'market.reveal' },
  // Its exhibition is over for all rows that would follow.
  makePastEntries: {
    input: finished,
    action: 'past.make',
    beside: ['post.create', 'post.publish'],
  },
};
