import { createHash } from 'node:crypto';
import * as companies from '@chulbal/contract/companies/companies';
import * as operatorCompanies from '@chulbal/contract/companies/operators';
import * as shown from '@chulbal/contract/companies/shown';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import * as exhibition from '@chulbal/contract/exhibition/exhibition';
import * as operatorExhibition from '@chulbal/contract/exhibition/operators';
import * as investment from '@chulbal/contract/investment/investment';
import * as operatorInvestment from '@chulbal/contract/investment/operators';
import * as overview from '@chulbal/contract/overview';
import * as operatorPast from '@chulbal/contract/past-companies/operators';
import * as siteMap from '@chulbal/contract/site/map';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { chainTransfers } from '@chulbal/domain/investment/chain.commands';
import { voidWallets } from '@chulbal/domain/investment/voids.commands';
import { accessToken } from '@chulbal/testing/api';
import { approvedCompany, companyContent } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createInvestor, marketCloses, marketNow, marketReveals, put } from '@chulbal/testing/market';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

// Before the reveal nobody who may not know learns a total, an order or a rank by any path (S-04): the same request by the
// same reader at the same moment is answered with the same bytes, heads and statements in scenarios that differ in
// investments alone. Pages, maps for search engines and link previews are made of these answers and of nothing else.

/** All scenarios and moments with WHOLE=1; otherwise three scenarios at two moments. */
const whole = process.env.WHOLE === '1';

const files = temporaryStore();
const writing = new Date(Date.parse(String(exhibitionPlan.writesFrom)) + 3_600_000);
const minute = (from: Date) => new Date(from.getTime() + 60_000);

type Reader = 'visitor' | 'investor' | 'leader' | 'viewer' | 'editor';
type Asked = [AnyEndpoint, Record<string, unknown>, Reader, Language?];
type Language = 'ko' | 'en';

/** What a reader asks, by the API that answers it. */
function questions(igNo: number, icNos: readonly number[]): Asked[] {
  const narrowed = [
    ...[{}, { trackNo: 3 }, { region: 'capital' }, { kind: 'living' }, { initial: 'ㅌ' }],
    ...[{ keyword: '팀' }, { keyword: '없는 말' }, { page: 2, size: 2 }],
  ];
  const orders = [{ order: 'fair' }, { order: 'fair', seed: 7 }, { order: 'name' }, { order: 'total' }];
  const pages = [...icNos, 9_999].map((icNo) => ({ igNo, icNo }));
  const amount = { igNo, icNo: icNos[0], idempotencyKey: '0d3c4f52-6a1e-4b58-9c1d-0a2b3c4d5e6f' };
  return [
    ...orders.flatMap((order) =>
      narrowed.map((by): Asked => [shown.companyList, { igNo, ...order, ...by }, 'visitor']),
    ),
    ...orders.map((order): Asked => [shown.companyList, { igNo, ...order }, 'visitor', 'en']),
    ...pages.flatMap((page): Asked[] => [
      [shown.getCompanyDetail, page, 'visitor'],
      [shown.getCompanyDetail, page, 'investor', 'en'],
      [shown.getCompanyDetail, page, 'leader'],
      [shown.companyBeside, page, 'visitor'],
      [shown.companyBeside, { ...page, seed: 21 }, 'visitor'],
      [operatorCompanies.getCompanyReview, { icNo: page.icNo }, 'editor'],
    ]),
    [shown.sharePicture, { igNo }, 'visitor'],
    [shown.sharePicture, { igNo, icNo: icNos[0] }, 'visitor'],
    [exhibition.getExhibition, { igNo }, 'visitor'],
    [exhibition.getExhibition, {}, 'visitor', 'en'],
    [exhibition.listExhibitions, {}, 'visitor'],
    [siteMap.getSiteMap, { part: 1 }, 'visitor'],
    [siteMap.getCompanyMap, {}, 'visitor'],
    [investment.getMarketResults, { igNo }, 'visitor'],
    [investment.getMarketResults, { igNo }, 'leader'],
    [investment.getMarketReplay, { igNo }, 'visitor'],
    [investment.getMarketFile, { igNo }, 'visitor'],
    [investment.getMarketReplayTable, { igNo }, 'visitor'],
    [investment.findLedgerLines, { igNo, pseudonym: 'C-AAAAA' }, 'visitor'],
    [investment.getMyWallet, { igNo }, 'investor'],
    [investment.getMyWallet, { igNo }, 'leader'],
    [investment.invest, { ...amount, amount: 900_000_000 }, 'investor'],
    [investment.invest, { ...amount, amount: 1 }, 'investor'],
    [investment.invest, { ...amount, icNo: 9_999, amount: 1_000_000 }, 'investor'],
    [investment.invest, { ...amount, amount: 1_000_000 }, 'leader'],
    [companies.myCompanies, {}, 'leader'],
    [companies.getRegistration, { igNo }, 'leader'],
    [operatorCompanies.listCompanyPages, { igNo }, 'viewer'],
    [operatorCompanies.listCompanyPages, { igNo }, 'editor'],
    [operatorCompanies.exportCompanyPages, { igNo, reason: '회의 자료' }, 'viewer'],
    [operatorExhibition.getWrittenExhibition, { igNo }, 'viewer'],
    [operatorInvestment.openTotals, { igNo }, 'viewer'],
    [operatorInvestment.openTotals, { igNo }, 'editor'],
    [operatorInvestment.listSignals, { igNo }, 'editor'],
    [operatorInvestment.previewVoid, { igNo, pseudonyms: ['C-AAAAA'] }, 'editor'],
    [operatorPast.listPastBatches, {}, 'editor'],
    [operatorPast.makePastEntries, { igNo }, 'editor'],
    [overview.getOverview, {}, 'viewer'],
  ];
}

let apis: TestApis;
let statements: string[];

async function answer([endpoint, input, , language = 'ko']: Asked, token: string | undefined) {
  const isAdmin = endpoint.path.startsWith('/admin/');
  const before = statements.length;
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const reply = await apis[isAdmin ? 'admin' : 'user'].app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(endpoint.method === 'GET' ? { query } : { payload: input }),
  });
  const { date, ...heads } = reply.headers;
  return {
    asked: `${endpoint.path} ${JSON.stringify(input)} ${language}`,
    status: reply.statusCode,
    heads,
    bytes: createHash('sha256').update(reply.rawPayload).digest('hex'),
    start: reply.rawPayload.subarray(0, 3_000).toString('utf8'),
    // What takes another way takes another time.
    statements: statements.slice(before),
  };
}

async function shownCompanies(db: Db): Promise<{ igNo: number; icNos: number[]; teams: TestTeam[] }> {
  await publishedSeason(db, { now: seasonNow });
  const teams: TestTeam[] = [];
  for (const place of [1, 2, 3, 4]) teams.push(await createSubmitted(db, { teamName: `팀 ${place}` }));
  await selectForExhibition(
    db,
    teams.map(({ teamNo }) => teamNo),
  );
  const { igNo } = await publishedExhibition(db);
  const icNos: number[] = [];
  for (const [place, { actor, teamNo }] of teams.entries()) {
    const page = { igNo, teamNo, content: companyContent(`팀 ${place + 1}`), now: writing };
    icNos.push((await approvedCompany(db, actor, page)).icNo);
  }
  return { igNo, icNos, teams };
}

test('S-04 before the reveal no answer, head or statement tells what was invested in whom', async () => {
  const db = await testDb();
  const market = await shownCompanies(db);
  const { igNo, icNos, teams } = market;
  const [leader] = teams;
  if (!leader) throw new Error('There are four teams.');
  const people: UserActor[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await createInvestor(db, market));
  const [investor, ...others] = people;
  if (!investor) throw new Error('There are six people.');
  await put(db, investor, { igNo, icNo: icNos[0], millions: 2 });
  await put(db, investor, { igNo, icNo: icNos[2], millions: 1 });
  const operators = {
    viewer: await createOperator(db, { role: 'viewer' }),
    editor: await createOperator(db, { role: 'contentEditor' }),
  };
  const owner = await createOperator(db);
  const all = async (icNo: number | undefined, millions: number) => {
    for (const other of others) await put(db, other, { igNo, icNo, millions, now: minute(marketNow) });
  };
  const scenarios: [string, () => Promise<unknown>][] = [
    ['nobody else has invested', async () => undefined],
    ['everybody in the first', () => all(icNos[0], 5)],
    ['everybody in the last', async () => [await all(icNos[0], 0), await all(icNos[3], 5)]],
    ['somebody turned all of it round', async () => [await all(icNos[3], 1), await all(icNos[1], 5)]],
    [
      'half of them void',
      async () => {
        const rows = await db.sql.selectFrom('wallets').select(['pseudonym', 'userId']).execute();
        const gone = new Set<number | null>(others.slice(0, 3).map(({ userId }) => userId));
        const pseudonyms = rows.filter(({ userId }) => gone.has(userId)).map(({ pseudonym }) => pseudonym);
        const asked = { igNo, pseudonyms, reason: '한 사람의 지갑들이에요', publicUrl };
        const { id: newest } = await db.sql
          .selectFrom('outbox')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        await voidWallets(db, owner, { ...asked, now: minute(marketNow) });
        // Operators may see that letters wait: how many wallets were voided is no total.
        await db.sql.deleteFrom('outbox').where('id', '>', newest).execute();
      },
    ],
  ];
  const moments = {
    ...{ open: minute(minute(marketNow)), ready: marketReveals },
    ...(whole ? { closing: marketCloses } : {}),
  };
  const seen = new Map<string, Awaited<ReturnType<typeof answer>>>();
  let pairs = 0;
  for (const [scenario, change] of whole ? scenarios : scenarios.slice(0, 3)) {
    await change();
    while ((await chainTransfers(db)) > 0) {
      // The next ones.
    }
    for (const [moment, now] of Object.entries(moments)) {
      // New processes: nothing that one of them keeps answers for another scenario or moment.
      db.kept.clear();
      const noted = notingStatements(db);
      ({ statements } = noted);
      apis = await bothApis({ db: noted.db, files, clock: () => now });
      const tokens: Record<Reader, string | undefined> = {
        visitor: undefined,
        investor: await accessToken(db, { kind: 'user', accountId: investor.userId, now }),
        leader: await accessToken(db, { kind: 'user', accountId: leader.actor.userId, now }),
        viewer: await operatorToken(db, { operatorId: operators.viewer.operatorId, now }),
        editor: await operatorToken(db, { operatorId: operators.editor.operatorId, now }),
      };
      for (const asked of questions(igNo, icNos)) {
        const came = await answer(asked, tokens[asked[2]]);
        expect(came.status, `${came.asked}: ${came.start}`).toBeLessThan(500);
        const key = `${moment} ${asked[2]} ${came.asked}`;
        const before = seen.get(key);
        if (!before) seen.set(key, came);
        else {
          expect(came, `${scenario}, ${key}`).toEqual(before);
          pairs += 1;
        }
      }
      await Promise.all([apis.user.app.close(), apis.admin.app.close()]);
    }
  }
  expect(pairs).toBeGreaterThanOrEqual(200);
  console.log(`${pairs} pairs around hidden totals`);
}, 3_600_000);
