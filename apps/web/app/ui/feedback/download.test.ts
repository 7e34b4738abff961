import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toasts } from '../../lib/toast.ts';
import { download } from './download.ts';
import { downloads } from './downloads.ts';

describe('The list of downloads', () => {
  it('knows each by its uuid', () => {
    downloads.start('a', 'a.pdf');
    downloads.start('b', 'b.zip');
    downloads.progress('a', 64, 100);
    downloads.progress('b', 31, null);
    expect(downloads.list()).toEqual([
      { uuid: 'a', name: 'a.pdf', loaded: 64, total: 100 },
      { uuid: 'b', name: 'b.zip', loaded: 31, total: null },
    ]);
    downloads.end('a');
    downloads.end('b');
    expect(downloads.list()).toEqual([]);
  });

  it('only leaves a warning when an unknown one is cancelled', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    downloads.cancel('nobody');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('A download', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { createElement: () => ({ click() {} }) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const item of toasts.list()) toast.close(item.id);
  });

  it('sends its uuid and releases its address after 40 s', async () => {
    vi.useFakeTimers();
    const release = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const calls: Headers[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      calls.push(init.headers as Headers);
      return new Response('hello', { headers: { 'content-length': '5' } });
    });
    await expect(download('/file', { method: 'POST', failed: 'no' }, 'a.pdf')).resolves.toBe(true);
    expect(calls[0]?.get('request-uuid')).toMatch(/^[0-9a-f-]{36}$/);
    vi.advanceTimersByTime(39_999);
    expect(release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(release).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('says so when it fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(download('/file', { failed: 'File download error' }, 'a.pdf')).resolves.toBe(false);
    expect(toasts.list().map((item) => item.text)).toEqual(['File download error']);
    expect(downloads.list()).toEqual([]);
  });

  it('is cancelled without a word', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const running = download('/file', { failed: 'no' }, 'a.pdf');
    downloads.cancel(downloads.list()[0]?.uuid ?? '');
    await expect(running).resolves.toBe(false);
    expect(toasts.list()).toEqual([]);
    expect(downloads.list()).toEqual([]);
  });
});
