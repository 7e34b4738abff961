import { expect, test } from 'vitest';
import { consoleEndpoints } from './console.server.ts';
import { pointerEndpoints } from './pointer.server.ts';
import { siteEndpoints } from './site.server.ts';

test.each([
  ['the portal', siteEndpoints, ['public', 'user'], '/api/'],
  ['evaluators', pointerEndpoints, ['evaluator', 'pledgedEvaluator'], '/admin/'],
  ['the console', consoleEndpoints, ['operator'], '/admin/'],
] as const)('%s may ask only for what is its own, and a command is named once', (_, lists, access, start) => {
  const all = Object.entries<Record<string, { access: string; path: string }>>(lists);
  for (const [feature, endpoints] of all) {
    expect(feature).toMatch(/^[a-z]+$/);
    for (const endpoint of Object.values(endpoints)) {
      expect(access).toContain(endpoint.access);
      expect(endpoint.path.startsWith(start)).toBe(true);
    }
    expect(new Set(Object.values(endpoints)).size).toBe(Object.keys(endpoints).length);
  }
});
