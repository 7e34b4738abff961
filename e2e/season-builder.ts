import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A moment so many days from now, as an operator writes it: `2026.05.07 18:00` in Korea. */
export function momentIn(days: number, time: string): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return `${day.replaceAll('-', '.')} ${time}`;
}

/** The season builder as a person uses it. Fields are named by their path in the plan. */
export function builderPage(page: Page) {
  const at = (path: string) => page.locator(`#f-${path.replaceAll('.', '-')}`);
  const findings = page.locator('#to-fix');
  return {
    at,
    findings,
    async tab(name: string): Promise<void> {
      await page.getByRole('navigation', { name: '시즌 설정' }).getByRole('button', { name }).click();
    },
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    async texts(path: string, ko: string, en: string): Promise<void> {
      await at(`${path}.ko`).fill(ko);
      await at(`${path}.en`).fill(en);
    },
    async numbers(path: string, values: Record<string, number>): Promise<void> {
      for (const [name, value] of Object.entries(values)) await at(`${path}.${name}`).fill(String(value));
    },
    async moments(path: string, values: Record<string, string>): Promise<void> {
      for (const [name, value] of Object.entries(values)) {
        await at(`${path}.${name}`).fill(value);
        await at(`${path}.${name}`).press('Enter');
      }
    },
    /** Presses what the list of findings offers for the one that says so. */
    async fix(finding: string | RegExp): Promise<void> {
      const row = findings.getByRole('listitem').filter({ hasText: finding }).first();
      const before = await findings.getByRole('listitem').count();
      await row.locator('button').last().click();
      await expect.poll(() => findings.getByRole('listitem').count()).toBeLessThan(before);
    },
    /** What blocks, as its list says it. */
    async blocks(): Promise<string[]> {
      const rows = findings.getByRole('listitem').filter({ hasText: '모순' });
      return rows.locator('b').allTextContents();
    },
    /** Waits until the page says that everything was saved. */
    async saved(): Promise<void> {
      await expect.poll(() => page.locator('p[data-state=saved]').count()).toBe(1);
    },
  };
}

export type BuilderPage = ReturnType<typeof builderPage>;
