import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import type { FastifyInstance } from 'fastify';
import { countBuffersWithHeap } from './buffer-limit.ts';
import { leave } from './probes.ts';

/** Seconds in which a process ends that is told to. */
const DRAIN_SECONDS = 10;

/** Of them, how long it works on as ever for a proxy to learn that it leaves: two looks of one that looks every second. */
const LEAVE_SECONDS = 2.5;

/** What a process runs: servers in the order in which they are closed, and what is closed after them. */
export type Running = { servers: FastifyInstance[]; close: () => Promise<void> };

/**
 * Starts a server process and ends it on a signal: a proxy that looks at `/ready` learns of it while everything is served
 * still, then nothing new is taken; what is under way gets 10 s in all.
 * Refusals to start are printed as their sentences, and the process ends with status 1.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  countBuffersWithHeap();
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    const refusal = refusalOf(error);
    console.error(refusal ? `\n✗ ${refusal}\n` : error);
    process.exit(1);
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop(running).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

async function stop({ servers, close }: Running): Promise<void> {
  const watched = servers.filter(leave).length > 0;
  if (watched) await new Promise((resolve) => setTimeout(resolve, LEAVE_SECONDS * 1000));
  for (const server of servers) await drain(server, DRAIN_SECONDS - (watched ? LEAVE_SECONDS : 0));
  await close();
}

/** Closes a server and takes nothing new: idle connections end at once, busy ones when they are done, or after so many seconds. */
export async function drain(app: FastifyInstance, seconds = DRAIN_SECONDS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  await app.close();
  clearTimeout(late);
}

function refusalOf(error: unknown): string | null {
  if (error instanceof RefusedToStart) return error.message;
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return null;
  const port = 'port' in error ? error.port : '';
  return (
    `포트 ${port}을(를) 다른 프로그램이 쓰고 있어요. 그 프로그램을 끝내거나 다른 포트를 지정해 주세요.\n` +
    `Port ${port} is in use by another program. Stop it, or set another port.`
  );
}
