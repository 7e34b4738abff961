import { describe, expect, it } from 'vitest';
import { alert, confirm, dialogs } from './dialogs.ts';

function answer(yes: boolean) {
  const current = dialogs.current();
  if (!current) throw new Error('No dialog is open');
  dialogs.answer(current.id, yes);
}

describe('Dialogs are promises', () => {
  it('a confirm resolves true or false', async () => {
    const first = confirm('Sure?');
    answer(true);
    await expect(first).resolves.toBe(true);
    const second = confirm({ title: 'Sure?' });
    answer(false);
    await expect(second).resolves.toBe(false);
    expect(dialogs.current()).toBeNull();
  });

  it('an alert resolves true only', async () => {
    const told = alert('Done');
    answer(false);
    await expect(told).resolves.toBe(true);
  });

  it('the same question is asked once, however often its button is pressed', async () => {
    const first = confirm({ title: 'Delete?', danger: true });
    const second = confirm({ title: 'Delete?', danger: true });
    answer(true);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(dialogs.current()).toBeNull();
  });

  it('one is open at a time, the next waits', async () => {
    const first = confirm('first');
    const second = confirm('second');
    expect(dialogs.current()?.title).toBe('first');
    answer(false);
    expect(dialogs.current()?.title).toBe('second');
    answer(true);
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });
});
