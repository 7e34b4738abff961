import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

const words = () => toasts.list().map((item) => item.text);

describe('Toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const item of toasts.list()) toast.close(item.id);
    toasts.setArea('portal');
    vi.useRealTimers();
  });

  it('go by themselves after 5 s in the portal', () => {
    toast.success('saved');
    vi.advanceTimersByTime(4999);
    expect(words()).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(words()).toEqual([]);
  });

  it('go after 3 s in the work areas', () => {
    toasts.setArea('workbench');
    toast.info('scored');
    vi.advanceTimersByTime(3000);
    expect(words()).toEqual([]);
  });

  it('that offer something stay long enough to be reached', () => {
    toasts.setArea('workbench');
    const run = vi.fn();
    toast.success('done', { action: { label: 'undo', run } });
    vi.advanceTimersByTime(11_999);
    toasts.list()[0]?.action?.run();
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(words()).toEqual([]);
  });

  it('are not doubled while the same one is shown', () => {
    toast.error('no');
    toast.error('no');
    toast.error('other');
    expect(words()).toEqual(['no', 'other']);
    vi.advanceTimersByTime(5000);
    toast.error('no');
    expect(words()).toEqual(['no']);
  });

  it('wait while the pointer is on them', () => {
    toast.info('read me');
    vi.advanceTimersByTime(4000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(words()).toEqual(['read me']);
    toasts.resume();
    vi.advanceTimersByTime(1000);
    expect(words()).toEqual([]);
  });

  it('lose no time by being paused again and again', () => {
    toast.info('read me');
    for (let move = 0; move < 20; move += 1) {
      vi.advanceTimersByTime(100);
      toasts.pause();
    }
    toasts.resume();
    vi.advanceTimersByTime(4800);
    expect(words()).toEqual(['read me']);
    vi.advanceTimersByTime(100);
    expect(words()).toEqual([]);
  });
});
