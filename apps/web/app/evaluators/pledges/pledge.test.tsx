import type { PledgeView } from '@chulbal/contract/pledges';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { PointerData } from '../shell/pointer-data.ts';
import type { Route } from './+types/pledge';
import { pledge as words } from './pledge.ko.ts';
import Pledge from './pledge.tsx';

let clear = async () => {};
afterEach(() => clear());

const stage = {
  ...{ trackNo: 4, stageNo: 2, trackName: '성장', stageName: '서류 심사', lane: 4, phase: 'open' },
  ...{ closesAt: '2026-06-08T05:00:00.000Z', panelName: null },
};
const now = '2026-05-20T05:03:21.000Z';
const text = {
  ...{ version: 1, sha256: 'ab'.repeat(32), since: '2026-05-01T00:00:00.000Z', title: '심사 서약' },
  clauses: [{ title: '공정', body: '공정하게 심사한다.' }],
};
const asked = {
  stage: { ...stage, pledge: 'unsigned', progress: { teams: 12, submitted: 0, recused: 0 } },
  ...{ text, before: null, answer: null },
} as unknown as PledgeView;
const refused = {
  ...asked,
  stage: { ...stage, pledge: 'refused', progress: { teams: 0, submitted: 0, recused: 12 } },
  answer: { answeredAt: now, typedName: '', reason: '지도한 팀이 있어요.', sha256: '' },
} as unknown as PledgeView;

function AfterAnAnswer() {
  const [pledge, setPledge] = useState(asked);
  return (
    <>
      <button type="button" onClick={() => setPledge(refused)}>
        답한다
      </button>
      <Pledge {...({ loaderData: pledge } as Route.ComponentProps)} />
    </>
  );
}

test('whoever has answered is at the heading over what the answer means', async () => {
  const data = { evaluator: { name: '한 지우' }, stage, now } as unknown as PointerData;
  const layout = { id: 'evaluators/shell/pointer-layout', data };
  ({ clear } = await renderPage(<AfterAnAnswer />, { words: { pledge: words }, layout }));
  expect(document.activeElement?.tagName).not.toBe('H1');
  await press('button', '답한다');
  expect(document.body.textContent).toContain(words.refused.state);
  expect(document.activeElement).toBe(find('heading', '심사 서약'));
});
