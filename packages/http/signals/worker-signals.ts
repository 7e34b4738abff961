import type { WorkerOptions } from '@chulbal/domain/jobs/worker';
import type { Signals } from './signals.ts';

/** What the worker tells of itself: failed jobs and every message in the log, each run in the metrics. */
export function workerSignals({
  log,
  metrics,
}: Signals): Pick<WorkerOptions, 'report' | 'delivered' | 'watch'> {
  return {
    report: (err, task) => log?.error({ err, task }, 'job failed'),
    delivered: (delivery) => log?.info(delivery, 'message'),
    watch: metrics?.jobs,
  };
}
