import { seasonNow } from '@chulbal/testing/factories';

const DAY_MS = 86_400_000;
let made = 0;

/** Another number each time. */
export function another(): number {
  made += 1;
  return made;
}

/** A time between the closing of 캠퍼스's application and of its review, later each time. */
export function laterAndLater(): string {
  return new Date(seasonNow.getTime() + 20 * DAY_MS + another() * 60_000).toISOString();
}

/** A year of which there is no season: none comes twice. */
export function unusedYear(): number {
  return 2100 + another();
}
