import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A machine that programs run on. */
export type Machine = {
  /** Where the others reach it. */
  readonly address: string;
  /** What has to be run, so that the program runs there. */
  command(program: string, args: readonly string[]): [program: string, args: string[]];
};

/** Machines that reach each other by addresses of their own. */
export type Network = {
  /** This machine, which all others reach. */
  readonly here: Machine;
  addMachine(): Machine;
  close(): void;
};

const LOOPBACK = '127.0.0.1';

/** The program of Linux that makes networks, where this process may: as root. */
const program =
  process.getuid?.() === 0 ? ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].find(existsSync) : undefined;

/** Whether this machine lets others be made in it. */
export const hasNamespaces = program !== undefined;

/** Everything on this machine, at different ports. */
export const loopback: Network = {
  here: onLoopback(),
  addMachine: onLoopback,
  close() {},
};

/**
 * A network in which each machine is a network namespace of Linux, with a loopback, an address and ports of its own, and a cable to a
 * bridge, at which this machine is too. Where none can be made, `loopback`.
 */
export function openNetwork(): Network {
  if (!hasNamespaces) return loopback;
  // Of this process, for several may measure; the second part is one that hardly any network uses.
  const name = `cb${process.pid}`;
  const subnet = `10.213.${process.pid % 250}`;
  const names: string[] = [];
  ip('link', 'add', name, 'type', 'bridge');
  ip('address', 'add', `${subnet}.1/24`, 'dev', name);
  ip('link', 'set', name, 'up');

  function addMachine(): Machine {
    const number = names.length + 2;
    const [space, cable] = [`${name}-${number}`, `${name}v${number}`];
    const address = `${subnet}.${number}`;
    ip('netns', 'add', space);
    names.push(space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', name, 'up');
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    for (const link of ['lo', 'eth0']) ip('-n', space, 'link', 'set', link, 'up');
    return { address, command: (name, args) => [program ?? name, ['netns', 'exec', space, name, ...args]] };
  }

  return {
    here: { ...onLoopback(), address: `${subnet}.1` },
    addMachine,
    close() {
      // A namespace takes its cable along.
      for (const space of names) ip('netns', 'delete', space);
      ip('link', 'delete', name);
    },
  };
}

function onLoopback(): Machine {
  return { address: LOOPBACK, command: (program, args) => [program, [...args]] };
}

function ip(...args: string[]): void {
  execFileSync(program ?? 'ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
