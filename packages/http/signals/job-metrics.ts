import type { JobWatch } from '@chulbal/domain/jobs/job-watch';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Shows of every job when it last went well, how long that took, and how often it should. */
export function jobMetrics(registry: Registry): JobWatch {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `chulbal_${name}`, help, labelNames: ['task'], registers: [registry] });
  const interval = gauge('job_interval_seconds', 'How often a job is to be done.');
  const last = gauge(
    'job_last_success_timestamp_seconds',
    'When a job was last done; the start of the process until it is.',
  );
  const took = gauge('job_last_seconds', 'How long a job took the last time.');
  const failures = new Counter({
    name: 'chulbal_job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['task'],
    registers: [registry],
  });
  return {
    expect(task, everyMs) {
      interval.set({ task }, everyMs / 1000);
      last.setToCurrentTime({ task });
      failures.inc({ task }, 0);
    },
    ran(task, { seconds, ok }) {
      took.set({ task }, seconds);
      if (ok) last.setToCurrentTime({ task });
      else failures.inc({ task });
    },
  };
}
