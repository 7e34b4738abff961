import { connect, createServer, type Socket } from 'node:net';

/** A wire to a service of this machine, which can be cut: nothing goes through, and nobody is told. */
export type Wire = {
  readonly port: number;
  cut(): void;
  /** What waited goes on, as where a network is there again. */
  mend(): void;
  close(): Promise<void>;
};

/** Everything that comes to a free port of its own goes to `port` of this machine. */
export async function startWire(port: number): Promise<Wire> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (part) => {
        if (!to.write(part)) from.pause();
      });
      to.on('drain', () => {
        if (!isCut) from.resume();
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (isCut) from.pause();
      else from.resume();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    cut() {
      isCut = true;
      for (const socket of open) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of open) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
