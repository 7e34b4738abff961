import type { DraftedPlan, PanelBoard, PanelPlan } from '@chulbal/contract/panels/panels';
import type { Page } from 'playwright-core';
import type { ApiClient } from './api-client.ts';
import { invitationTo } from './evaluators.ts';
import { enterByApi, judgeTheRest, pledgeByApi, type Stage, signByApi } from './judging-evaluator.ts';
import type { Judge } from './judging-people.ts';
import { commanded } from './league-operator.ts';

/** As many as the usual rules of a result ask of every team. */
const PANEL = 5;

const judges: readonly Judge[] = Array.from({ length: PANEL }, (_, place) => ({
  name: `심사위원 ${place + 1}`,
  email: `judge${place + 1}@exhibition.example`,
  phone: `010-6666-100${place}`,
  password: `물가의 느린 오후 ${place}${place}`,
}));

/** Invites the evaluators of the season, by the command of the console. */
export async function inviteJudges(page: Page): Promise<void> {
  const evaluators = judges.map(({ name, email, phone }) => ({
    ...{ name, email, phone, affiliation: '물길 연구소' },
    ...{ expertise: ['living'], loadLimit: 20 },
  }));
  await commanded(page, 'evaluators', 'inviteSeveral', { evaluators });
}

/** Makes one panel of all of them, as the proposal has it, and publishes it. */
async function seatPanel(page: Page, of: Stage): Promise<void> {
  const { settings } = await commanded<PanelBoard>(page, 'panels', 'board', of);
  await commanded(page, 'panels', 'saveSettings', { ...of, ...settings, panelSize: PANEL });
  const { plan } = await commanded<{ plan: DraftedPlan }>(page, 'panels', 'propose', {
    ...of,
    alternates: 0,
  });
  const draft = { ...of, revision: 0, content: plan.content };
  const { revision } = await commanded<PanelPlan>(page, 'panels', 'saveDraft', draft);
  await commanded(page, 'panels', 'publish', { ...of, revision, reason: '', allowWarnings: true });
}

/** What evaluators have to log in with, once they have been here. */
export class Panel {
  readonly #product: { userApiUrl: string; pointerApiUrl: string };
  readonly #seats = new Map<Judge, ApiClient>();

  constructor(product: { userApiUrl: string; pointerApiUrl: string }) {
    this.#product = product;
  }

  /** Judges a stage from end to end without the pages: panel, pledges, sheets about every team, signatures. */
  async judge(page: Page, of: Stage, teams: readonly { name: string }[]): Promise<void> {
    await seatPanel(page, of);
    const places = new Map(teams.map(({ name }, place) => [name, place]));
    for (const judge of judges) {
      const api = await this.#apiOf(judge, of);
      await judgeTheRest(api, places, of);
      await signByApi(api, judge, of);
    }
  }

  async #apiOf(judge: Judge, of: Stage): Promise<ApiClient> {
    const { userApiUrl, pointerApiUrl } = this.#product;
    const known = this.#seats.get(judge);
    if (known) {
      await pledgeByApi(known, judge, of);
      return known;
    }
    const { password } = await invitationTo(userApiUrl, judge.email);
    const api = await enterByApi(pointerApiUrl, judge, password, of);
    this.#seats.set(judge, api);
    return api;
  }
}
