import { createSheet } from '@chulbal/testing/evaluation';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { beforeEach, describe, expect, test } from 'vitest';
import { outdateSheets } from '../evaluation/sheets/outdated.commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { saveStageSettings } from '../panels/settings.commands.ts';
import { usualSettings } from '../panels/settings.queries.ts';
import { takeTeams } from '../panels/take.commands.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { tellEvaluators } from './commands.ts';
import { previewJudgingLetters } from './queries.ts';

const stage = { trackNo: 3, stageNo: 2 };
const HOUR_MS = 3_600_000;
let scenario: PanelScenario;
let opensAt: Date;
let closesAt: Date;

beforeEach(async () => {
  scenario = await panelScenario();
  ({ opensAt, closesAt } = await deadlineOf(scenario.db, { ...stage, teamNo: null }));
});

const publicUrl = 'https://portal.example';
const tell = (now: Date) => tellEvaluators(scenario.db, { now, publicUrl });
const before = (hours: number) => new Date(closesAt.getTime() - hours * HOUR_MS);

/** Letters queued since the last look, newest last, by evaluator: `0 심사할 팀이 정해졌어요`. */
let seen = 0;
beforeEach(() => {
  seen = 0;
});
async function letters(): Promise<{ whose: number; subject: string; text: string }[]> {
  const emails = await Promise.all(
    scenario.evaluatorIds.map(async (id) => {
      const row = await scenario.db.sql
        .selectFrom('accounts')
        .select('emailSealed')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return scenario.db.vault.open(row.emailSealed);
    }),
  );
  const all = (await listMessages(scenario.db, { limit: 200 }))
    .filter(({ to }) => emails.includes(to))
    .reverse();
  const fresh = all.slice(seen);
  seen = all.length;
  return fresh
    .map(({ to, subject, text }) => ({
      whose: emails.indexOf(to),
      subject: subject.slice(subject.indexOf('] ') + 2).split(' · ')[0] ?? '',
      text,
    }))
    .sort((a, b) => a.whose - b.whose);
}
const subjects = async () => (await letters()).map(({ whose, subject }) => `${whose} ${subject}`);

describe('evaluators of a stage are told', () => {
  test('of published panels, each once, with teams, dates and the way there in both languages', async () => {
    expect(await tell(opensAt)).toBe(0);
    await scenario.publish(scenario.plan([0, 1], [2]));
    expect(await tell(scenario.later())).toBe(3);
    expect(await tell(scenario.later())).toBe(0);
    const [first, , alternate] = await letters();
    expect(first?.subject).toBe('심사할 팀이 정해졌어요');
    for (const words of ['2팀을 맡으셨어요', 'you judge 2 teams', 'Sign the pledge first'])
      expect(first?.text).toContain(words);
    expect(first?.text).toContain(`${publicUrl}/pointer/list/3/2`);
    expect(alternate?.subject).toBe('예비 심사위원으로 모셨어요');
  });

  test('of a new plan only where it changes their teams', async () => {
    await scenario.publish(scenario.plan([0, 1]));
    await tell(scenario.later());
    await letters();
    await scenario.publish(scenario.plan([0, 2]), { reason: '위원이 바뀌었어요', allowWarnings: true });
    await tell(scenario.later());
    expect(await subjects()).toEqual(['1 지금은 맡은 팀이 없어요', '2 심사할 팀이 정해졌어요']);
  });

  test('when judging opens, and before it closes only who is behind', async () => {
    await scenario.publish(scenario.plan([0, 1]));
    await tell(scenario.later());
    await letters();
    await tell(opensAt);
    expect(await subjects()).toEqual(['0 심사가 시작됐어요', '1 심사가 시작됐어요']);
    const [judge = 0, other = 0] = scenario.evaluatorIds;
    for (const teamNo of scenario.teamNos)
      await createSheet(scenario.db, { ...stage, evaluatorId: judge, teamNo });
    await scenario.db.sql
      .insertInto('stageSignatures')
      .values({
        ...stage,
        evaluatorId: judge,
        typedName: 'x',
        sheetsSha256: 'a'.repeat(64),
        signedAt: opensAt,
      })
      .execute();
    await createSheet(scenario.db, { ...stage, evaluatorId: other, teamNo: scenario.teamNos[0] ?? 0 });
    for (const hours of [72, 71, 24, 6, 5]) await tell(before(hours));
    const sent = await letters();
    expect(sent.map(({ whose, subject }) => `${whose} ${subject}`).sort()).toEqual([
      '1 심사 마감까지 24시간 남았어요',
      '1 심사 마감까지 6시간 남았어요',
      '1 심사 마감까지 72시간 남았어요',
    ]);
    expect(sent[0]?.text).toContain('제출하지 않은 팀이 1팀');
    expect(await tell(closesAt)).toBe(0);
  });

  test('that a team was handed to them or taken from them', async () => {
    await scenario.publish(scenario.plan([0, 1], [2]));
    await tell(scenario.later());
    await letters();
    const [from = 0] = scenario.evaluatorIds;
    const asked = {
      ...stage,
      evaluatorId: from,
      teamNo: null,
      state: 'withdrawn' as const,
      reason: '연락이 없어요',
    };
    await takeTeams(scenario.db, scenario.actor, { ...asked, now: scenario.later() });
    await tell(scenario.later());
    const sent = await letters();
    expect(sent.map(({ whose, subject }) => `${whose} ${subject}`)).toEqual([
      '0 맡은 팀을 다른 위원에게 넘겼어요',
      '2 심사할 팀이 늘었어요',
    ]);
    expect(sent[1]?.text).toContain('2팀을 더 맡으셨어요');
    expect(await tell(scenario.later())).toBe(0);
  });

  test('of a closing for which they have to submit once more, as the team has handed in again', async () => {
    await scenario.publish(scenario.plan([0, 1]));
    await tell(scenario.later());
    await letters();
    const [evaluatorId = 0] = scenario.evaluatorIds;
    for (const teamNo of scenario.teamNos)
      await createSheet(scenario.db, { ...stage, evaluatorId, teamNo, now: opensAt });
    await outdateSheets(scenario.db, { teamNo: scenario.teamNos[0] ?? 0, now: before(30) });
    await tell(before(24));
    const letter = (await letters()).find(({ whose }) => whose === 0);
    expect(letter?.subject).toBe('심사 마감까지 24시간 남았어요');
    expect(letter?.text).toContain('제출하지 않은 팀이 1팀');
  });

  test('of nothing that is switched off, not even later', async () => {
    const set = (letters: typeof usualSettings.letters) =>
      saveStageSettings(scenario.db, scenario.actor, {
        ...stage,
        ...usualSettings,
        panelSize: 2,
        letters,
        now: scenario.later(),
      });
    await set(['closing24']);
    await scenario.publish(scenario.plan([0, 1]));
    expect(await tell(scenario.later())).toBe(0);
    await set([...usualSettings.letters]);
    expect(await tell(scenario.later())).toBe(0);
  });
});

test('the preview shows every letter as it leaves', async () => {
  await scenario.save(scenario.plan([0, 1]));
  const shown = await previewJudgingLetters(scenario.db, { ...stage, publicUrl, now: scenario.later() });
  expect(shown.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([
    'panels: 심사할 팀이 정해졌어요 · Your teams are waiting for you',
    'opens: 심사가 시작됐어요 · Judging is open',
    'closing72: 심사 마감까지 72시간 남았어요 · Judging closes in 72 hours',
    'closing24: 심사 마감까지 24시간 남았어요 · Judging closes in 24 hours',
    'closing6: 심사 마감까지 6시간 남았어요 · Judging closes in 6 hours',
    'handed: 심사할 팀이 늘었어요 · You have more teams to judge',
  ]);
  expect(shown[0]?.lines[0]).toContain('2팀');
});
