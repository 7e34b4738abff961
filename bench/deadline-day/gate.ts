import { connect, createServer, type Server, type Socket } from 'node:net';

/** `open` lets everything through; `refusing` is a service that is not there; `hanging` takes connections and says nothing. */
export type Mood = 'open' | 'refusing' | 'hanging';

/** Stands before a service, and can be the reason why it does not answer. */
export type Gate = { readonly port: number; set(mood: Mood): Promise<void>; close(): Promise<void> };

/** Opens a gate at this address, on a free port, before a port of this machine. */
export async function startGate(target: number, address = '127.0.0.1'): Promise<Gate> {
  const open = new Set<Socket>();
  let mood: Mood = 'open';
  let server: Server | null = null;
  let port = 0;

  function take(near: Socket): void {
    open.add(near);
    near.on('error', () => {});
    near.once('close', () => open.delete(near));
    if (mood === 'hanging') return;
    const far = connect(target, '127.0.0.1');
    open.add(far);
    far.on('error', () => near.destroy());
    far.once('close', () => {
      open.delete(far);
      near.destroy();
    });
    near.once('close', () => far.destroy());
    near.pipe(far).pipe(near);
  }

  async function listen(): Promise<void> {
    const listening = createServer(take);
    await new Promise<void>((resolve) => listening.listen(port, address, resolve));
    const bound = listening.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
    server = listening;
  }

  async function set(to: Mood): Promise<void> {
    mood = to;
    for (const socket of open) {
      // What is under way stops in the middle: of a hanging service no byte comes or goes.
      if (to === 'hanging') socket.unpipe().pause();
      else socket.destroy();
    }
    if (to === 'refusing' && server) {
      const closing = server;
      server = null;
      await new Promise((resolve) => closing.close(resolve));
    } else if (to !== 'refusing' && !server) await listen();
  }

  await listen();
  return {
    get port() {
      return port;
    },
    set,
    close: () => set('refusing'),
  };
}
