import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const rules = read('deploy/monitoring/alerts.yml');
const cases = read('deploy/monitoring/alerts.test.yml');
const dashboard = read('deploy/monitoring/dashboard.json');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** `RequestsSlow` has the page `requests-slow`. */
const pageOf = (alert: string) => alert.replace(/\B([A-Z])/g, '-$1').toLowerCase();

async function emitted(): Promise<Set<string>> {
  const metrics = createMetrics({ port: 0, host: '127.0.0.1' });
  metrics.watchPool({ totalCount: 1, idleCount: 1, waitingCount: 0 }, 10);
  metrics.watchFigures(async () => ({ database: null }));
  metrics.watchDisk('.');
  metrics.uploads('user-api');
  const kinds = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const parts = (name: string, kind: string) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
  return new Set(kinds.flatMap(([, name = '', kind = '']) => parts(name, kind)));
}

test.each([
  ['the rules', rules],
  ['the trials of the rules', cases],
  ['the dashboard', dashboard],
])('every metric that %s name is one that the servers show', async (_what, text) => {
  const there = await emitted();
  const named = new Set(text.match(/\b(?:chulbal|nodejs|process)_[a-z0-9_]+\b/g));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !there.has(name))).toEqual([]);
});

test('every metric of the product’s own is on the dashboard or behind an alert', async () => {
  const own = [...(await emitted())].filter((name) => /^chulbal_(?!.*_(?:sum|count)$)/.test(name));
  const unseen = own.filter((name) => !rules.includes(name) && !dashboard.includes(name));
  expect(unseen).toEqual(['chulbal_build_info']);
});

test('every alert says its threshold’s reason, is tried, and has a page of what to do', () => {
  expect(alerts.length).toBeGreaterThan(15);
  for (const alert of alerts) {
    expect(rules, alert).toMatch(new RegExp(`^      # .+\\n      - alert: ${alert}$`, 'm'));
    expect(rules).toContain(`runbook: docs/operating/alerts/${pageOf(alert)}.md`);
    expect(cases).toContain(`alertname="${alert}"`);
    expect(read('docs/operating/monitoring.md')).toContain(`[${alert}](alerts/${pageOf(alert)}.md)`);
    const page = read(`docs/operating/alerts/${pageOf(alert)}.md`);
    expect(page).toMatch(
      new RegExp(`^# ${alert}\\n\\n\\S[\\s\\S]+\\n## Look\\n\\n1\\. [\\s\\S]+\\n## Do\\n\\n- `),
    );
  }
  const pages = readdirSync(new URL('docs/operating/alerts/', root)).sort();
  expect(pages).toEqual(alerts.map((alert) => `${pageOf(alert)}.md`).sort());
});

test('what the dashboard shows has a title, and no two panels have one number', () => {
  const { panels } = JSON.parse(dashboard) as { panels: { id: number; title: string }[] };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ title }) => !title)).toEqual([]);
});
