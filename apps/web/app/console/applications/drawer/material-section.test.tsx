import type { TeamMaterial } from '@chulbal/contract/materials/operators';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { WithTexts } from '../../../lib/with-texts.tsx';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { type TeamList, TeamListContext } from '../team-list-context.ts';
import { MaterialSection } from './material-section.tsx';

let clear = async () => {};
afterEach(() => clear());

const asked: TeamMaterial = {
  trackNo: 3,
  stageNo: 2,
  stageName: '서류 심사',
  state: 'open',
  closesAt: '2026-05-20T09:00:00.000Z',
  begun: false,
  receipt: null,
};
const slides = { serverFileName: 'a.pdf', slot: 'slides', name: '발표.pdf', size: 2048, sha256: '' };
const receipt: TeamMaterial['receipt'] = {
  version: 1,
  arrivedAt: '2026-05-14T05:24:00.000Z',
  contentSha256: '',
  files: [{ ...slides, label: '발표 자료' }],
};
const page = () => document.body.textContent ?? '';

async function show(materials: TeamMaterial[], may = true) {
  const teamList = { can: () => may, state: { team: 8, file: null }, go: () => {} } as unknown as TeamList;
  const element = (
    <WithTexts language="ko">
      <TeamListContext value={teamList}>
        <MaterialSection materials={materials} />
      </TeamListContext>
    </WithTexts>
  );
  clear = await renderForTest(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('what was handed in stands with its Korean time, its files open, and the rest is one link away', async () => {
  await show([{ ...asked, receipt }]);
  expect(page()).toContain('2026.05.14 14:24:00');
  expect(document.querySelector('li button')?.textContent).toBe('발표.pdf');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/console/materials?stage=3-2');
});

test('files are plain names without the right to open them', async () => {
  await show([{ ...asked, receipt }], false);
  expect(page()).toContain('발표.pdf');
  expect(document.querySelector('button')).toBeNull();
});

test.each([
  ['open', '아직 제출하지 않음'],
  ['closed', '제출 없이 마감'],
] as const)('nothing handed in while it is %s says so', async (state, words) => {
  await show([{ ...asked, state }]);
  expect(page()).toContain(words);
});

test('a team that no stage asks has no such section', async () => {
  await show([]);
  expect(page()).toBe('');
});
