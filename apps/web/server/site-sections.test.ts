import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from './site-sections.ts';

type Place = { parent?: string; path?: string; index?: true };

const places: Record<string, Place> = {
  root: { path: '' },
  start: { parent: 'root', index: true },
  map: { parent: 'root', path: 'sitemap.xml' },
  notices: { parent: 'root', path: 'board/notice' },
  notice: { parent: 'root', path: 'board/notice/detail/:boardId' },
  apply: { parent: 'root', path: 'apply/:trackNo/:stageNo?' },
  applyCommand: { parent: 'root', path: 'apply/command' },
  layout: { parent: 'root' },
  console: { parent: 'layout', path: 'console' },
  teams: { parent: 'layout', path: 'console/teams' },
  drawer: { parent: 'teams', index: true },
  lost: { parent: 'layout', path: 'console/*' },
  unknown: { parent: 'root', path: '*' },
};

/** Every route says its name and its part of the address. */
function buildOf(): ServerBuild {
  const routes = Object.entries(places).map(([id, { parent, ...place }]) => [
    id,
    {
      id,
      parentId: parent,
      ...place,
      module: { loader: ({ params }: object & { params: object }) => ({ id, params }) },
    },
  ]);
  return {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries(routes),
    assets: { routes: Object.fromEntries(routes), version: '1', entry: { module: '', imports: [] }, url: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

const build = buildOf();
const sections = sectionsOf(build);
const answer = async (from: ServerBuild, path: string) => {
  const response = await createRequestHandler(from, 'production')(new Request(`http://host${path}`));
  return { status: response.status, text: await response.text() };
};

test.each([
  '/',
  '/?lang=en',
  '/sitemap.xml',
  '/board/notice',
  '/board/notice/',
  '/board/notice/detail/7',
  '/board',
  '/apply/command',
  '/apply/1',
  '/apply/1/2?step=3',
  '/console',
  '/console/teams',
  '/console/nothing',
  '/elsewhere',
])('a section answers %s as the whole site does', async (path) => {
  const section = sections.get(sectionOf(`http://host${path}`));
  expect(await answer(section ?? build, path)).toEqual(await answer(build, path));
});

test.each(['/BOARD/notice', '/%62oard/notice', '//board/notice', '/board.data', '/__manifest?paths=/board'])(
  'an address that is not written as the routes are, like %s, is for the whole site',
  (path) => {
    expect(sections.get(sectionOf(`http://host${path}`))?.routes.notices).toBeUndefined();
  },
);

test('a section knows its own routes, what they stand in, and what stands everywhere', () => {
  expect(Object.keys(sections.get('console')?.routes ?? {})).toEqual([
    ...['root', 'start', 'layout', 'console', 'teams', 'drawer', 'lost', 'unknown'],
  ]);
  expect(Object.keys(sections.get('')?.assets.routes ?? {})).toEqual(['root', 'start', 'unknown']);
});
