import { randomUUID } from 'node:crypto';
import { paced, quantile } from '../rates.ts';
import { documentsOf } from './documents.ts';
import type { Reply } from './light-browser.ts';
import type { Leader } from './people.ts';

/** What somebody does. */
const acts = ['upload', 'save', 'submit', 'read'] as const;
type Act = (typeof acts)[number];

/** A file that was sent, without its bytes: those of ten minutes are more than memory holds. */
export type SentFile = { slot: string; size: number; sha256: string };

/** A submission that was acknowledged, and what it must hold. */
export type Acknowledged = {
  leader: Leader;
  receipt: { version: number; contentSha256: string };
  documents: readonly SentFile[];
};

/** What became of a rush. */
export type Rush = {
  acknowledged: Acknowledged[];
  /** Leaders who were told to come back too often and went away, or got no answer: their draft stands. */
  gaveUp: Leader[];
  asked: Record<Act, number>;
  /** Told to come back by 503 or 429 with Retry-After. */
  shed: Record<Act, number>;
  /** By what the first of them were told so. */
  told: string[];
  /** Of them, those who met a limit (429). */
  limited: number;
  /** Answers that never came. */
  silent: Record<Act, number>;
  /** Refusals that nobody should have got, each in a sentence. */
  refused: string[];
  /** Milliseconds of each answer that was no refusal. */
  times: Record<Act, number[]>;
  /** Seconds from the first file to the receipt, waiting and trying again included. */
  whole: number[];
  seconds: number;
};

/**
 * How often somebody tries again what they were told to come back for, as our pages do by themselves: a file for as long as
 * the page is open, which here is ten minutes.
 */
const tries: Record<Act, number> = { upload: 20, save: 6, submit: 6, read: 1 };
const LONGEST_WAIT = 30;

const MOST_TOLD = 10;

const readPaths = ({ trackNo, stageNo }: Leader) => [
  '/auth/mypage',
  '/board/notice',
  `/apply/${trackNo}/${stageNo}`,
];

/**
 * Each leader, so many a second whether or not those before have ended, sends five files, saves a change and submits; beside
 * them so many pages a second are read. Resolves when nothing is under way any more.
 */
export async function rush(
  leaders: readonly Leader[],
  { submissionsASecond, readsASecond }: { submissionsASecond: number; readsASecond: number },
): Promise<Rush> {
  const result = emptyRush();
  const began = performance.now();
  const submitting = paced(leaders.length, submissionsASecond, (number) =>
    submit(result, leaders[number] as Leader),
  );
  const reads = Math.round((leaders.length * readsASecond) / submissionsASecond);
  const reading = paced(reads, readsASecond, async (number) => {
    const reader = leaders[(number * 7919) % leaders.length] as Leader;
    const paths = readPaths(reader);
    await ask(result, 'read', () => reader.browser.get(paths[number % paths.length] as string));
  });
  await Promise.all([submitting, reading]);
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

/** A rush of which nothing has come yet. */
export function emptyRush(): Rush {
  const zeros = () => ({ upload: 0, save: 0, submit: 0, read: 0 });
  return {
    ...{ acknowledged: [], gaveUp: [], refused: [], told: [], whole: [], seconds: 0 },
    ...{ asked: zeros(), shed: zeros(), limited: 0, silent: zeros() },
    times: { upload: [], save: [], submit: [], read: [] },
  };
}

async function submit(result: Rush, leader: Leader): Promise<void> {
  const { browser, teamNo, trackNo, stageNo } = leader;
  const began = performance.now();
  const documents = documentsOf(teamNo);
  for (const { slot, fileName, bytes, sha256 } of documents) {
    const about = { teamNo: String(teamNo), slot, fileName, size: String(bytes.length), sha256 };
    const sent = await ask(result, 'upload', () => browser.upload(about, bytes));
    if (!sent) return void result.gaveUp.push(leader);
  }
  const changes = { teamEmotion: `${new Date().toISOString()}에 고쳤어요.` };
  const draft = { trackNo, stageNo, teamNo, baseVersion: leader.version, changes };
  const saved = await ask<{ version: number }>(result, 'save', () => browser.command('apply', 'save', draft));
  if (!saved) return void result.gaveUp.push(leader);
  leader.version = saved.version;
  const wish = { teamNo, version: leader.version, idempotencyKey: randomUUID() };
  const receipt = await ask<Acknowledged['receipt']>(result, 'submit', () =>
    browser.command('apply', 'submit', wish),
  );
  if (!receipt) return void result.gaveUp.push(leader);
  result.whole.push((performance.now() - began) / 1000);
  const sent = documents.map(({ slot, bytes, sha256 }) => ({ slot, size: bytes.length, sha256 }));
  result.acknowledged.push({ leader, receipt, documents: sent });
}

/** Asks until there is an answer, coming back when told to; null where there is none in the end. */
async function ask<T = unknown>(
  result: Rush,
  act: Act,
  send: () => Promise<Reply | null>,
): Promise<T | null> {
  for (let tried = 1; tried <= tries[act]; tried += 1) {
    const began = performance.now();
    const reply = await send();
    result.asked[act] += 1;
    const wait = note(result, act, reply, performance.now() - began);
    if (wait === 0) return reply?.headers['content-type']?.includes('json') ? dataOf<T>(reply) : (true as T);
    if (wait === null || act === 'read') return null;
    const seconds = Math.max(wait, Math.min(LONGEST_WAIT, 2 ** tried)) * (1 + Math.random() / 5);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  return null;
}

/** Seconds until it may be asked again; 0 for an answer, null for a refusal that stays. */
function note(result: Rush, act: Act, reply: Reply | null, took: number): number | null {
  // A server that was too busy to read what came says 408; pages send it again.
  if (reply === null || reply.status === 408) {
    result.silent[act] += 1;
    return 3;
  }
  const { status, headers, body } = reply;
  if (status < 300) {
    result.times[act].push(took);
    return 0;
  }
  const retryAfter = Number(headers['retry-after'] ?? 0);
  if ((status === 503 || status === 429) && retryAfter > 0) {
    result.shed[act] += 1;
    if (status === 429) result.limited += 1;
    if (result.told.length < MOST_TOLD) result.told.push(`${act}: ${status} ${excerptOf(body)}`);
    return retryAfter;
  }
  result.refused.push(`${act}: ${status} ${headers.location ?? excerptOf(body)}`);
  return null;
}

function excerptOf(body: Buffer): string {
  return body.toString('utf8').slice(0, 200);
}

/** An upload is answered as the API does, a command with its data alone. */
function dataOf<T>({ body }: Reply): T {
  const said = JSON.parse(body.toString('utf8')) as { data?: T };
  return said.data ?? (said as T);
}

/** How long the answers took at these shares of all, in ms. */
export function spread(times: readonly number[]): { p50: number; p95: number; p99: number } {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}

/** What a rush came to, in lines for people. */
export function linesOf({
  asked,
  shed,
  silent,
  times,
  whole,
  acknowledged,
  gaveUp,
  seconds,
}: Rush): string[] {
  const parts = acts.map((act) => {
    const { p50, p95, p99 } = spread(times[act]);
    const answered = `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} p99 ${p99.toFixed(0)} ms`;
    return `  ${act}: ${asked[act]} asked, ${shed[act]} told to come back, ${silent[act]} without an answer, ${answered}`;
  });
  const { p50, p95 } = spread(whole);
  return [
    `${acknowledged.length} submissions acknowledged in ${seconds.toFixed(0)} s, ${gaveUp.length} gave up; from the first file to the receipt p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} s`,
    ...parts,
  ];
}
