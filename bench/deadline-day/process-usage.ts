import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time of a process in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** What a process holds and has used. */
export type Usage = { processorSeconds: number; megabytes: number; openFiles: number };

/** What the system says of a process, where it tells (Linux); zeros of one that is gone. */
export function usageOf(pid: number | undefined): Usage {
  const folder = `/proc/${pid}`;
  if (pid === undefined || !existsSync(folder)) return { processorSeconds: 0, megabytes: 0, openFiles: 0 };
  // Behind the name, which may hold anything, come the numbers: the 12th and 13th are ticks of user and system.
  const numbers = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
  return {
    processorSeconds: (Number(numbers[11]) + Number(numbers[12])) / TICKS_A_SECOND,
    megabytes: Number(kilobytes) / 1024,
    openFiles: readdirSync(`${folder}/fd`).length,
  };
}

/** The process and all that it has started. */
export function familyOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  return [pid, ...children.flatMap(familyOf)];
}
