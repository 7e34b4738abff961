import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../ui/render-for-test.tsx';
import { useFirstUse } from './use-first-use.ts';

let leave = async () => {};
const load = vi.fn(() => Promise.resolve());

function Page() {
  useFirstUse(load);
  return null;
}

afterEach(async () => {
  await leave();
  load.mockReset();
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'what opens at a press is fetched at the first %s, once',
  async (use) => {
    load.mockRejectedValueOnce(new Error('no network'));
    leave = await renderForTest(<Page />);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(use));
    window.dispatchEvent(new Event(use));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('nothing is fetched for a page that is left', async () => {
  await (await renderForTest(<Page />))();
  window.dispatchEvent(new Event('keydown'));
  expect(load).not.toHaveBeenCalled();
});
