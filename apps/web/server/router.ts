import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { pageRoutes, type RouteOf } from './page-routes.ts';
import type { Visit } from './visit.ts';

export const webRoot = fileURLToPath(new URL('..', import.meta.url));
export const buildFolder = path.join(webRoot, 'build');

/** Answers a request as the router does. */
export type Handle = (request: Request, visit: Visit) => Promise<Response>;

export type Router = { handle: Handle; routeOf: RouteOf };

type Entry = { contextOf(visit: Visit): RouterContextProvider };

function handlerOf(build: ServerBuild, mode: 'development' | 'production'): Handle {
  const handle = createRequestHandler(build, mode);
  const { contextOf } = build.entry.module as unknown as Entry;
  return (request, visit) => handle(request, contextOf(visit));
}

/** The router over what `npm run build` made. */
export async function builtRouter(): Promise<Router> {
  const file = path.join(buildFolder, 'server/index.js');
  const build = (await import(file)) as ServerBuild;
  return { handle: handlerOf(build, 'production'), routeOf: pageRoutes(build.routes) };
}

/** The router with hot reload: every request sees the sources as they are. */
export async function reloadingRouter(app: FastifyInstance): Promise<Router> {
  if (process.env.NODE_ENV !== 'development' || !process.execArgv.join(' ').includes('conditions')) {
    throw new Error('Hot reload needs NODE_ENV=development and node --conditions=development.');
  }
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root: webRoot,
    configFile: path.join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const handle: Handle = async (request, visit) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return handlerOf(build, 'development')(request, visit);
  };
  // Nothing is counted or written by route while somebody develops.
  return { handle, routeOf: () => '*' };
}
