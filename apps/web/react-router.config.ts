import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/compress-assets.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The first page carries its own routes alone; those that its links lead to are asked for once it works.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
} satisfies Config;
