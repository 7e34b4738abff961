import type { MyMovedDeadline } from '@chulbal/contract/deadline-letters';
import { expect, test } from 'vitest';
import type { Visit } from '../../../server/visit.ts';
import { lossToTell, moveKey, rememberMove, seenMoves } from './seen-moves.server.ts';

const visit = { origin: 'https://league.example' } as Visit;
const asking = (cookie = '') => new Request('https://league.example/auth/mypage', { headers: { cookie } });
const moved = { teamNo: 7, stageNo: 1, kind: 'application' } as MyMovedDeadline;

async function remember(key: string, request: Request): Promise<string> {
  return new Headers(await rememberMove(visit, request, key)).get('set-cookie') ?? '';
}

test('what was read is remembered beside what was read before; moved again, it is news again', async () => {
  const first = moveKey({ ...moved, after: '2026-12-08T09:00:00.000Z' });
  const again = moveKey({ ...moved, after: '2026-12-09T09:00:00.000Z' });
  const set = await remember(first, asking());
  expect(await seenMoves(visit, asking(set))).toEqual([first]);
  const both = await remember(again, asking(set));
  expect(await seenMoves(visit, asking(both))).toEqual([first, again]);
});

test('the page and what its script asks for both hear of it', async () => {
  const path = /Path=([^;]+)/.exec(await remember('7 1', asking()))?.[1] ?? '';
  for (const address of ['/auth/mypage', '/auth/mypage.data'])
    expect(address.startsWith(`${path}/`)).toBe(true);
});

test.each(['seenMoves=nonsense', 'seenMoves=bnVsbA%3D%3D', ''])('of %o nothing is read', async (cookie) => {
  expect(await seenMoves(visit, asking(cookie))).toEqual([]);
});

test('a lost address is told until it is put off, and again once it is lost anew', async () => {
  const [first, again] = ['2026-12-08T09:00:00.000Z', '2026-12-20T09:00:00.000Z'];
  const key = lossToTell({ emailLostAt: first }, []) ?? '';
  const seen = await seenMoves(visit, asking(await remember(key, asking())));
  expect(lossToTell({ emailLostAt: first }, seen)).toBeNull();
  expect(lossToTell({ emailLostAt: again }, seen)).toContain(again);
  expect(lossToTell({ emailLostAt: null }, seen)).toBeNull();
});
