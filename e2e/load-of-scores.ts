import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  getTarget,
  listTargets,
  reopenSheet,
  type SheetView,
  saveSheet,
  submitSheet,
} from '@chulbal/contract/evaluation/evaluation';
import { pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { operatorLogin } from '@chulbal/contract/operators/operators';
import { myStages } from '@chulbal/contract/pledges';
import { getResult } from '@chulbal/contract/results/results';
import { demoEvaluators } from '@chulbal/demo/evaluators';
import { demoOperators } from '@chulbal/demo/operators';
import type { Db } from '@chulbal/domain/db';
import { getResultFacts } from '@chulbal/domain/results/facts.queries';
import { recompute } from '@chulbal/domain/results/recompute.rules';
import { fileText, takeSnapshot } from '@chulbal/domain/results/snapshot.rules';
import { ApiClient } from './api-client.ts';
import type { Losses } from './load-of-writes.ts';
import { withCode } from './operators.ts';

/** An evaluator's access token lives for a quarter of an hour. */
const SESSION_MS = 10 * 60_000;

type Stage = { trackNo: number; stageNo: number };
type Judge = { api: ApiClient; evaluatorId: number; of: Stage; targetNos: readonly number[] };
type Entered = { judges: readonly Judge[]; at: number };

/** What a version of a sheet says. */
type Said = Pick<SheetView, 'state' | 'scores' | 'notes' | 'commentTeam' | 'commentOperators'>;
/** One sheet as the load knows it: every acknowledged version, and what may have been written without an answer. */
type Known = { judge: number; targetNo: number; acked: Map<number, Said>; asked: Said | null };

/**
 * Evaluators who score without pause, each going from target to target: reopen, save, save again, submit. Every
 * acknowledged version is remembered and looked for later, and the ranking that comes of them.
 */
export class LoadOfScores {
  /** Versions of sheets that the server has acknowledged so far. */
  acknowledged = 0;
  readonly #pointerApiUrl: string;
  readonly #known = new Map<string, Known>();
  readonly #touched = new Set<Known>();
  #entered: Entered | undefined;
  #operator: { api: ApiClient; at: number } | undefined;
  #stopped = true;
  #round = 0;

  constructor(pointerApiUrl: string) {
    this.#pointerApiUrl = pointerApiUrl;
  }

  /** Scores until `stop`; what fails is tried again. Resolves when nothing is under way any more. */
  async run(): Promise<void> {
    const { judges } = await this.#enter();
    this.#stopped = false;
    await Promise.all(
      judges.map(async (judge, place) => {
        while (!this.#stopped) await this.#score(judge, place).catch(() => pause(20));
      }),
    );
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Logs in anew the next time. */
  forget(): void {
    this.#entered = undefined;
    this.#operator = undefined;
  }

  /** Looks whether the sheets written since the last look are what was acknowledged, and calculates the result twice. */
  async verify(): Promise<Losses> {
    const { judges } = await this.#enter();
    const losses: Losses = { lost: [], halfStates: [] };
    for (const known of this.#touched) {
      const judge = judges[known.judge];
      if (!judge) continue;
      const { sheet } = await judge.api.call(getTarget, { ...judge.of, targetNo: known.targetNo });
      const newest = Math.max(0, ...known.acked.keys());
      const there = saidBy(sheet);
      const name = `sheet ${known.judge}/${known.targetNo} version ${newest}`;
      if (sheet.version < newest) losses.lost.push(`${name}: ${sheet.version} is there`);
      else if (sheet.version === newest) {
        if (newest > 0 && !same(there, known.acked.get(newest)))
          losses.lost.push(`${name} says something else`);
      } else if (sheet.version > newest + 1 || !same(there, known.asked)) {
        losses.halfStates.push(`${name}: ${sheet.version} was never sent`);
      }
    }
    this.#touched.clear();
    const of = judges[0]?.of ?? { trackNo: 0, stageNo: 0 };
    const operator = await this.#enterOperator();
    const [one, other] = [await operator.call(getResult, of), await operator.call(getResult, of)];
    if (JSON.stringify(one) !== JSON.stringify(other))
      losses.halfStates.push('a result that is not the same twice');
    return losses;
  }

  /**
   * The kept versions themselves: all that were acknowledged, each sheet equal to its newest version, none missing in
   * between; and the ranking calculated once from the sheets in their order and once from the sheets in another one.
   */
  async verifyLedger(db: Db): Promise<Losses> {
    const losses: Losses = { lost: [], halfStates: [] };
    const { judges } = await this.#enter();
    const of = judges[0]?.of ?? { trackNo: 0, stageNo: 0 };
    const sheets = await db.sql
      .selectFrom('sheets')
      .innerJoin('targets', (join) =>
        join
          .onRef('targets.trackNo', '=', 'sheets.trackNo')
          .onRef('targets.stageNo', '=', 'sheets.stageNo')
          .onRef('targets.teamNo', '=', 'sheets.teamNo'),
      )
      .selectAll('sheets')
      .select('targets.targetNo')
      .execute();
    const versions = Map.groupBy(
      await db.sql.selectFrom('sheetVersions').selectAll().orderBy('version').execute(),
      ({ sheetId }) => sheetId,
    );
    const places = new Map(judges.map(({ evaluatorId }, place) => [evaluatorId, place]));
    for (const sheet of sheets) {
      const kept = versions.get(sheet.id) ?? [];
      const name = `sheet ${sheet.id}`;
      if (kept.length !== sheet.version || kept.some(({ version }, place) => version !== place + 1)) {
        losses.halfStates.push(`${name}: version ${sheet.version} of ${kept.map(({ version }) => version)}`);
      }
      const newest = kept.at(-1);
      if (!newest || !same(saidBy(newest), saidBy(sheet)))
        losses.halfStates.push(`${name} is not its newest version`);
      const known = this.#known.get(`${places.get(sheet.evaluatorId)}/${sheet.targetNo}`);
      for (const [version, said] of known?.acked ?? []) {
        const there = kept[version - 1];
        if (!there || !same(saidBy(there), said))
          losses.lost.push(`${name} version ${version} of the ledger`);
      }
    }
    const found = new Set(
      sheets.map(({ evaluatorId, targetNo }) => `${places.get(evaluatorId)}/${targetNo}`),
    );
    for (const [key, { acked }] of this.#known) {
      if (acked.size > 0 && !found.has(key)) losses.lost.push(`all of sheet ${key}`);
    }
    await verifyRanking(db, of, losses);
    return losses;
  }

  /** One target's turn. Every second one stays a draft, so that the next ones find both kinds. */
  async #score(judge: Judge, place: number): Promise<void> {
    this.#round += 1;
    const targetNo = judge.targetNos[this.#round % judge.targetNos.length] ?? 0;
    const target = { ...judge.of, targetNo };
    const known = this.#knownOf(place, targetNo);
    const { sheet: found, rubric } = await judge.api.call(getTarget, target);
    // What is read is there as surely as what was acknowledged.
    if (found.version > 0) this.#acknowledge(known, found);
    let sheet: SheetView = found;
    const write = async (said: Said, send: () => Promise<{ sheet: SheetView }>): Promise<void> => {
      if (this.#stopped) return;
      known.asked = said;
      this.#touched.add(known);
      ({ sheet } = await send());
      if (!same(saidBy(sheet), said)) throw new Error('The answer is not what was sent.');
      this.#acknowledge(known, sheet);
      this.acknowledged += 1;
    };
    if (found.state === 'submitted') {
      await write({ ...saidBy(found), state: 'draft' }, () => judge.api.call(reopenSheet, target));
    }
    for (let time = 0; time < 2; time += 1) {
      const content = {
        scores: Object.fromEntries(
          rubric.map(({ code, points }) => [code, Math.floor(points * (0.5 + Math.random() / 2))]),
        ),
        notes: { [rubric[0]?.code ?? '']: randomUUID() },
        commentTeam: randomUUID(),
        commentOperators: '',
      };
      const send = { ...target, ...content, baseVersion: sheet.version };
      await write({ ...content, state: 'draft' }, () => judge.api.call(saveSheet, send));
    }
    if (this.#round % 2 === 0) return;
    const submit = { ...target, version: sheet.version };
    await write({ ...saidBy(sheet), state: 'submitted' }, () => judge.api.call(submitSheet, submit));
  }

  #knownOf(judge: number, targetNo: number): Known {
    const key = `${judge}/${targetNo}`;
    const known = this.#known.get(key) ?? { judge, targetNo, acked: new Map(), asked: null };
    this.#known.set(key, known);
    return known;
  }

  #acknowledge(known: Known, sheet: SheetView): void {
    known.acked.set(sheet.version, saidBy(sheet));
    known.asked = null;
  }

  /** Logs all in, and again before their sessions run out. */
  async #enter(): Promise<Entered> {
    if (this.#entered && Date.now() - this.#entered.at < SESSION_MS) return this.#entered;
    const visitor = new ApiClient(this.#pointerApiUrl);
    const judges: Judge[] = [];
    for (const { loginId, password } of demoEvaluators.slice(0, 2)) {
      const { accessToken, pointerInfo } = await visitor.call(pointerLogin, { userId: loginId, password });
      const api = visitor.as(accessToken);
      const stages = await api.call(myStages, {});
      const of = { trackNo: stages[0]?.trackNo ?? 0, stageNo: stages[0]?.stageNo ?? 0 };
      const { targets } = await api.call(listTargets, of);
      judges.push({
        api,
        evaluatorId: pointerInfo.userId,
        of,
        targetNos: targets.map(({ targetNo }) => targetNo).sort((a, b) => a - b),
      });
    }
    this.#entered = { judges, at: Date.now() };
    return this.#entered;
  }

  /** Only to look: the code of an authenticator needs a clock that is right. */
  async #enterOperator(): Promise<ApiClient> {
    if (this.#operator && Date.now() - this.#operator.at < SESSION_MS) return this.#operator.api;
    const visitor = new ApiClient(this.#pointerApiUrl);
    const { loginId, password, totpSecret } = demoOperators.owner;
    let token = '';
    await withCode(totpSecret, async (totp) => {
      const entered = await visitor.call(operatorLogin, { loginId, password, totp }).catch(() => null);
      token = entered?.accessToken ?? '';
      return entered !== null;
    });
    this.#operator = { api: visitor.as(token), at: Date.now() };
    return this.#operator.api;
  }
}

async function verifyRanking(db: Db, of: Stage, losses: Losses): Promise<void> {
  const [facts, again] = [await getResultFacts(db, of), await getResultFacts(db, of)];
  const file = fileText(takeSnapshot(facts.inputs, facts.rules));
  const teams = again.inputs.teams
    .map((team) => ({ ...team, sheets: team.sheets.toReversed() }))
    .toReversed();
  if (fileText(takeSnapshot({ ...again.inputs, teams }, again.rules)) !== file) {
    losses.halfStates.push('a ranking that is not the same twice');
  }
  if (recompute(file).outcome !== 'same') losses.halfStates.push('a ranking that cannot be calculated again');
}

function saidBy({
  state,
  scores,
  notes,
  commentTeam,
  commentOperators,
}: Omit<Said, 'state'> & { state: string }) {
  return { state, scores, notes, commentTeam, commentOperators } as Said;
}

function same(one: Said, other: Said | null | undefined): boolean {
  return isDeepStrictEqual(one, other);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
