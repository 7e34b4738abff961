import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../tools/programs.mjs';

/**
 * A page of a journey lives for seconds, beside others that want both cores: to make its scripts faster, or to sweep by
 * several threads at once, costs more than it saves.
 */
const shortLived = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';

/**
 * Starts Chromium, headless, as root too; `debuggingPort` for who speaks to it beside playwright, to measure how fast
 * pages are.
 */
export async function launchBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('Chromium was not found');
  return chromium.launch({
    executablePath,
    // Without a locale of UTF-8, Chromium gives Korean names of downloads up.
    env: { ...process.env, LANG: 'C.UTF-8' },
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
      // Who speaks to it beside playwright is Korean: left alone, it tells servers no language and pages another.
      ...(debuggingPort
        ? [`--remote-debugging-port=${debuggingPort}`, '--accept-lang=ko-KR,ko']
        : [shortLived]),
    ],
  });
}
