import { Counter, Gauge, type Registry } from 'prom-client';
import type { ServerName } from './servers.ts';

/** Why an upload was sent away before it came: all places are taken, or its sender has enough of them. */
const reasons = ['full', 'sender'] as const;

/** Learns how many uploads are under way in a server. */
export type UploadWatch = {
  underWay(uploads: number): void;
  refused(why: (typeof reasons)[number]): void;
};

/** Shows of each API how many uploads it takes in, and how many it sent away. */
export function uploadMetrics(registry: Registry): (server: ServerName) => UploadWatch {
  const registers = [registry];
  const underWay = new Gauge({
    name: 'chulbal_uploads_under_way',
    help: 'Files that are coming in.',
    labelNames: ['server'],
    registers,
  });
  const refused = new Counter({
    name: 'chulbal_uploads_refused_total',
    help: 'Files that were sent away before they came: all places were taken, or their sender had enough of them.',
    labelNames: ['server', 'reason'],
    registers,
  });
  return (server) => {
    underWay.set({ server }, 0);
    // So that the first one is seen as an increase.
    for (const reason of reasons) refused.inc({ server, reason }, 0);
    return {
      underWay: (uploads) => underWay.set({ server }, uploads),
      refused: (reason) => refused.inc({ server, reason }),
    };
  };
}
