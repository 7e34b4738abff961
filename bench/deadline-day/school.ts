import { paced } from '../rates.ts';
import type { Installation } from './installation.ts';
import { Browser } from './light-browser.ts';
import type { Leader } from './people.ts';

/** How a school's log-ins went: who is in, how many were told to wait first, and what else was answered. */
export type LogIns = { leaders: Leader[]; limited: number; refused: string[] };

const TRIES = 5;

/** Everybody of a school logs in by password from its one address, so many a second. */
export async function logInTogether(
  { url }: Installation,
  leaders: readonly Leader[],
  { address, password, aSecond }: { address: string; password: string; aSecond: number },
): Promise<LogIns> {
  const result: LogIns = { leaders: [], limited: 0, refused: [] };
  await paced(leaders.length, aSecond, async (number) => {
    const leader = leaders[number] as Leader;
    const browser = new Browser(url, address);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const reply = await browser.form('/auth/login', { loginId: leader.loginId, password });
      if (reply?.status === 302) return void result.leaders.push({ ...leader, browser });
      const wait = Number(reply?.headers['retry-after'] ?? 0);
      if (reply?.status === 429) result.limited += 1;
      if (wait === 0) return void result.refused.push(`log-in: ${reply?.status ?? 'no answer'}`);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
    result.refused.push('log-in: told to come back too often');
  });
  return result;
}
