import type { StoredFile } from '@chulbal/contract/files/files';
import { describe, expect, test, vi } from 'vitest';
import type { UploadResult } from './send-file.ts';
import { Uploads } from './uploads.ts';

const stored = (name: string): StoredFile => ({
  serverFileName: '0'.repeat(32),
  slot: 'business',
  name,
  size: 3,
  sha256: 'a'.repeat(64),
  storedAt: '2026-05-20T05:03:21.000Z',
});
const file = (name: string) => new File(['abc'], name);

function uploadsOf(...answers: UploadResult[]) {
  const sent: string[] = [];
  const kept: StoredFile[] = [];
  const uploads = new Uploads({
    teamNo: async () => 7,
    hash: async () => 'b'.repeat(64),
    send: (upload, { onProgress, signal }) => {
      sent.push(`${upload.teamNo} ${upload.slot} ${upload.file.name} ${upload.sha256?.slice(0, 2)}`);
      onProgress(1, 3);
      const answer = answers.shift();
      if (answer) return Promise.resolve(answer);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'stopped' })));
    },
    onStored: (one) => kept.push(one),
  });
  return { uploads, sent, kept };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('files on their way', () => {
  test('a stored one is handed on and leaves the list', async () => {
    const { uploads, sent, kept } = uploadsOf({ kind: 'stored', file: stored('계획서.pdf') });
    uploads.add('business', file('계획서.pdf'), null);
    expect(uploads.unfinished()).toBe(true);
    await settled();
    expect(sent).toEqual(['7 business 계획서.pdf bb']);
    expect(kept).toHaveLength(1);
    expect(uploads.items()).toEqual([]);
  });

  test('one that this device refuses is shown and not sent; the next one takes its place', async () => {
    const { uploads, sent } = uploadsOf();
    uploads.add('logo', file('로고#최종.png'), '#을 쓸 수 없어요');
    expect(uploads.items()).toMatchObject([{ state: 'refused', message: '#을 쓸 수 없어요' }]);
    expect(uploads.unfinished()).toBe(false);
    uploads.add('logo', file('로고.png'), null);
    await settled();
    expect(uploads.items()).toMatchObject([{ name: '로고.png', state: 'sending', loaded: 1, total: 3 }]);
    expect(sent).toHaveLength(1);
  });

  test('three are sent at once, the fourth waits for a place', async () => {
    const { uploads, sent } = uploadsOf();
    for (const name of ['1', '2', '3', '4']) uploads.add('schoolPaper', file(`${name}.pdf`), null);
    await settled();
    expect(sent).toHaveLength(3);
    uploads.stop(uploads.items()[0]?.id ?? 0);
    await settled();
    expect(sent).toHaveLength(4);
    expect(uploads.items()).toHaveLength(3);
  });

  test('one that did not arrive is tried again by itself, then by the button', async () => {
    vi.useFakeTimers();
    const lost: UploadResult = { kind: 'unreached' };
    const { uploads, sent, kept } = uploadsOf(lost, lost, lost, lost, { kind: 'stored', file: stored('a') });
    uploads.add('business', file('a.pdf'), null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(4);
    expect(uploads.items()).toMatchObject([{ state: 'failed' }]);
    expect(uploads.unfinished()).toBe(true);
    uploads.retry(uploads.items()[0]?.id ?? 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(kept).toHaveLength(1);
    vi.useRealTimers();
  });

  test('one that met an expired session waits for the log-in and keeps its file', async () => {
    const { uploads, kept } = uploadsOf({ kind: 'signedOut' }, { kind: 'stored', file: stored('a') });
    uploads.add('business', file('a.pdf'), null);
    await settled();
    expect(uploads.items()).toMatchObject([{ state: 'signedOut' }]);
    uploads.retryAll();
    await settled();
    expect(kept).toHaveLength(1);
  });

  test('a refusal of the server is shown in its words', async () => {
    const { uploads } = uploadsOf({ kind: 'refused', message: '받을 수 없는 파일이에요.' });
    uploads.add('business', file('a.pdf'), null);
    await settled();
    expect(uploads.items()).toMatchObject([{ state: 'refused', message: '받을 수 없는 파일이에요.' }]);
  });

  test('R-01 one for which there is no place waits in its slot and is sent until there is one', async () => {
    vi.useFakeTimers();
    const full: UploadResult = { kind: 'noPlace', seconds: 5 };
    const { uploads, sent, kept } = uploadsOf(
      ...Array.from({ length: 9 }, () => full),
      ...[{ kind: 'unreached' as const }, { kind: 'stored' as const, file: stored('a') }],
    );
    uploads.add('business', file('a.pdf'), null);
    await vi.advanceTimersByTimeAsync(4_999);
    expect([sent.length, uploads.items()]).toMatchObject([1, [{ state: 'held', name: 'a.pdf', loaded: 0 }]]);
    expect(uploads.unfinished()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sent.length, kept.length, uploads.items()]).toEqual([11, 1, []]);
    vi.useRealTimers();
  });

  test('what waits for a place keeps its turn among the three, and is let go of when it is stopped', async () => {
    vi.useFakeTimers();
    const full: UploadResult = { kind: 'noPlace', seconds: 5 };
    const { uploads, sent } = uploadsOf(full, full, full);
    for (const name of ['1', '2', '3', '4']) uploads.add('schoolPaper', file(`${name}.pdf`), null);
    await vi.advanceTimersByTimeAsync(10);
    expect(uploads.items().map(({ state }) => state)).toEqual(['held', 'held', 'held', 'waiting']);
    uploads.stopAll();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sent.length, uploads.items()]).toEqual([3, []]);
    vi.useRealTimers();
  });
});
