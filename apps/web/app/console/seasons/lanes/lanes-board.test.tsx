import { contradictions } from '@chulbal/contract/seasons/contradictions';
import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { act, useState, useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { BuilderContext } from '../builder-context.ts';
import { blankPlan, blankStage, blankTrack } from '../plan/new-parts.ts';
import type { Place } from '../plan/plan-edits.ts';
import { seasonBuilder } from '../season-builder.ko.ts';
import { SeasonEditor } from '../season-editor.ts';
import { LanesBoard } from './lanes-board.tsx';

const plan: SeasonPlan = {
  ...blankPlan(2026),
  tracks: [
    {
      ...blankTrack(3, 7),
      name: { ko: '성장', en: 'Growth' },
      stages: [
        {
          ...blankStage(1, 'application'),
          opensAt: '2026-03-23T01:00:00.000Z',
          closesAt: '2026-05-08T09:00:00.000Z',
          confirmBy: '2026-05-08T09:00:00.000Z',
        },
        {
          ...blankStage(2, 'review'),
          opensAt: '2026-05-11T00:00:00.000Z',
          closesAt: '2026-05-24T09:00:00.000Z',
          announcesAt: '2026-05-29T05:00:00.000Z',
        },
        blankStage(3, 'final'),
      ],
    },
  ],
};

const season: DraftedSeasonView = {
  plan,
  editVersion: 1,
  status: 'draft',
  rulesVersion: 0,
  publishedAt: null,
  changed: true,
  teams: [{ trackNo: 7, submitted: 4, drafts: 0, stages: [1] }],
  usedStages: [{ trackNo: 7, stageNos: [1, 2, 3] }],
  holidays: [{ date: '2026-05-05', name: { ko: '어린이날', en: 'Children’s Day' } }],
};

let clear = async () => {};
afterEach(() => clear());

type Props = {
  editor: SeasonEditor;
  readOnly: boolean;
  onChoose: (place: Place | null, focus?: string) => void;
  say: (text: string) => void;
};

function Board({ editor, readOnly, onChoose, say }: Props) {
  const view = useSyncExternalStore(editor.subscribe, editor.view);
  const [chosen, setChosen] = useState<Place | null>(null);
  const now = view.history.present;
  const builder = {
    editor,
    view,
    plan: now,
    found: contradictions(now),
    readOnly,
    chosen,
    choose: (place: Place | null, focus?: string) => {
      setChosen(place);
      onChoose(place, focus);
    },
    focusAt: () => {},
    askToFinish: null,
    uploadForm: () => Promise.reject(new Error()),
    say,
  };
  return (
    <BuilderContext value={builder}>
      <LanesBoard zoom={null} now={Date.parse('2026-03-10T01:00:00Z')} seen={5} onSeen={() => {}} />
    </BuilderContext>
  );
}

async function shown({ readOnly = false } = {}) {
  const editor = new SeasonEditor(season, () => new Promise(() => {}));
  const choose = vi.fn<Props['onChoose']>();
  const said: string[] = [];
  clear = await renderForTest(
    <Board editor={editor} readOnly={readOnly} onChoose={choose} say={(text) => said.push(text)} />,
    { seasonBuilder },
  );
  return { editor, choose, said };
}

const slider = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[role=slider][aria-label="${name}"]`);
  if (!found) throw new Error(`no slider ${name}`);
  return found;
};
const press = (name: string, key: string, shiftKey = false) =>
  act(async () => {
    slider(name).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
  });
const spoken = (name: string) => slider(name).getAttribute('aria-valuetext');

describe('A-03 stages move by keys alone', () => {
  it('an arrow moves the whole stage by a day and says where it now is', async () => {
    const { editor } = await shown();
    const before = Number(slider('성장 서류 심사').getAttribute('aria-valuenow'));
    await press('성장 서류 심사', 'ArrowRight');
    expect(spoken('성장 서류 심사')).toBe('05.12(화) 09:00부터 05.25(월) 18:00까지, 14일');
    expect(Number(slider('성장 서류 심사').getAttribute('aria-valuenow'))).toBe(before + 1);
    expect(editor.plan.tracks[0]?.stages[1]?.announcesAt).toBe('2026-05-30T05:00:00.000Z');
  });

  it('with Shift it moves by a week', async () => {
    await shown();
    await press('성장 서류 심사', 'ArrowRight', true);
    expect(spoken('성장 서류 심사')).toContain('05.18(월) 09:00부터');
  });

  it('its ends move by themselves', async () => {
    await shown();
    await press('성장 서류 심사 끝', 'ArrowRight');
    expect(spoken('성장 서류 심사 끝')).toBe('05.25(월) 18:00');
    await press('성장 서류 심사 시작', 'ArrowLeft');
    expect(spoken('성장 서류 심사')).toBe('05.10(일) 09:00부터 05.25(월) 18:00까지, 16일');
  });

  it('what contradicts itself is hatched with how much it is', async () => {
    await shown();
    for (let days = 0; days < 4; days += 1) await press('성장 서류 심사', 'ArrowLeft');
    expect(document.body.textContent).toContain('33시간 겹침');
  });

  it('arrows that follow one another are undone at once', async () => {
    const { editor } = await shown();
    for (let days = 0; days < 3; days += 1) await press('성장 서류 심사', 'ArrowRight');
    await act(async () => editor.undo());
    expect(spoken('성장 서류 심사')).toContain('05.11(월) 09:00부터');
  });

  it('Enter chooses the stage, and then its ends are stops of Tab', async () => {
    const { choose } = await shown();
    expect(slider('성장 서류 심사 끝').tabIndex).toBe(-1);
    await press('성장 서류 심사', 'Enter');
    expect(choose).toHaveBeenCalledWith({ lane: 3, stageNo: 2 }, 'title');
    expect(slider('성장 서류 심사 끝').tabIndex).toBe(0);
  });

  it('Delete takes a stage out, but not one that teams have applied for', async () => {
    const { editor, said } = await shown();
    await press('성장 접수', 'Delete');
    expect(editor.plan.tracks[0]?.stages).toHaveLength(3);
    await press('성장 서류 심사', 'Delete');
    expect(editor.plan.tracks[0]?.stages.map(({ stageNo }) => stageNo)).toEqual([1, 3]);
    expect(said).toEqual([
      '성장 접수에는 신청한 팀이 있어 지울 수 없어요.',
      '성장 서류 심사 단계를 지웠어요. 되돌릴 수 있어요.',
    ]);
  });

  it('who may not edit reads and chooses, and moves nothing', async () => {
    const { editor, choose } = await shown({ readOnly: true });
    await press('성장 서류 심사', 'ArrowRight');
    await press('성장 서류 심사', 'Delete');
    expect(editor.plan).toBe(plan);
    expect(slider('성장 서류 심사').getAttribute('aria-readonly')).toBe('true');
    await press('성장 서류 심사', 'Enter');
    expect(choose).toHaveBeenCalledOnce();
  });

  it('a stage without a period is there to be pressed', async () => {
    const { choose } = await shown();
    const loose = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('기간 없음'),
    );
    await act(async () => loose?.click());
    expect(choose).toHaveBeenCalledWith({ lane: 3, stageNo: 3 }, undefined);
  });
});
