import type { AskedCompletion, Deadline } from '@chulbal/contract/applications/applications';
import type { ApplyData } from './apply-data.ts';

/** What the server says of a deadline by its clock (ISO), and of what the team was asked, after the page was loaded. */
export type DeadlineNews = { deadline: Deadline; completion: AskedCompletion | null; now: string };

/** Whether something may be written: the period, and the grace behind it. */
export function isOpenAt({ opensAt, graceUntil }: Deadline, now: Date): boolean {
  return Date.parse(opensAt) <= now.getTime() && now.getTime() <= Date.parse(graceUntil);
}

/**
 * The page's data with the newest deadline. A later one opens what was over; what is open is not closed here,
 * for somebody may be in the middle of a sentence: the server says no when it is saved.
 */
export function withDeadline(data: ApplyData, news: DeadlineNews | null): ApplyData {
  if (!news || Date.parse(news.now) <= Date.parse(data.now)) return data;
  const { deadline, completion, now } = news;
  return { ...data, deadline, completion, now, open: data.open || isOpenAt(deadline, new Date(now)) };
}

/** What the team is asked to complete, as the page knows it now. */
export function completionNow({ completion, application }: ApplyData): AskedCompletion | null {
  return completion === undefined ? (application?.completion ?? null) : completion;
}

/**
 * Whether a submission may still be taken back. Where a request to complete it holds the deadline open, the stage's
 * own closing counts: who was asked for something was asked for that and nothing else.
 */
export function mayTakeBack(data: ApplyData): boolean {
  const { open, deadline, stage, now } = data;
  const asked = completionNow(data);
  const closesAt = asked?.dueAt === deadline.closesAt ? stage.closesAt : deadline.closesAt;
  return open && Date.parse(now) < Date.parse(closesAt);
}

/** Whether a submitted team can only leave: from its deadline to the end of the track's last stage. */
export function mayWithdraw(data: ApplyData): boolean {
  const { stage, track, now } = data;
  const began = Date.parse(now) >= Date.parse(stage.closesAt) && !mayTakeBack(data);
  return began && track.stages.some(({ closesAt }) => Date.parse(now) < Date.parse(closesAt));
}
