import type { TargetRow } from '@chulbal/contract/evaluation/evaluation';
import { expect, test } from 'vitest';
import type { TargetsData } from '../target-data.ts';
import { aDay, blocksOf, matching, nextOf } from './queue.ts';

type Target = TargetsData['targets'][number];

const row = (targetNo: number, state: TargetRow['state'], teamName: string | null = `팀 ${targetNo}`) =>
  ({ targetNo, state, teamName, itemName: '수온 예측 알림', itemPart: '환경', period: null }) as Target;
const targets = [row(1, 'unread'), row(2, 'submitted'), row(3, 'draft'), row(4, 'recused'), row(5, 'unread')];

test('a draft is next before what is unread', () => {
  expect(nextOf({ stage: { open: true }, targets })?.targetNo).toBe(3);
  expect(nextOf({ stage: { open: true }, targets: [row(2, 'submitted'), row(4, 'recused')] })).toBeNull();
});

test('who was given more time is next when the others are over, and who is not judged yet is passed over', () => {
  const of = (open: boolean) => ({
    beginsAt: '2026-06-01T00:00:00Z',
    closesAt: '2026-06-30T00:00:00Z',
    open,
  });
  const longer = [row(3, 'draft'), { ...row(1, 'unread'), period: of(true) }];
  expect(nextOf({ stage: { open: false }, targets: longer })?.targetNo).toBe(1);
  expect(nextOf({ stage: { open: false }, targets })).toBeNull();
  const later = [{ ...row(3, 'draft'), period: of(false) }, row(1, 'unread')];
  expect(nextOf({ stage: { open: true }, targets: later })?.targetNo).toBe(1);
});

test('the lane runs from what is done to what is given up, and one block is next', () => {
  const blocks = blocksOf({ stage: { open: true }, targets });
  expect(blocks.map(({ targetNo }) => targetNo)).toEqual([2, 3, 1, 5, 4]);
  expect(blocks.filter(({ next }) => next)).toHaveLength(1);
});

test('search finds by name, item and number, whatever the spaces', () => {
  expect(matching(targets, { state: 'all', query: '팀3' }).map(({ targetNo }) => targetNo)).toEqual([3]);
  expect(matching(targets, { state: 'all', query: '수온예측' })).toHaveLength(5);
  expect(matching([row(7, 'unread', null)], { state: 'all', query: '7' })).toHaveLength(1);
  expect(matching(targets, { state: 'unread', query: '' })).toHaveLength(2);
});

test('the teams a day are rounded up, and the last day is a day', () => {
  expect(aDay(22, 5)).toBe(5);
  expect(aDay(3, 0)).toBe(3);
});
