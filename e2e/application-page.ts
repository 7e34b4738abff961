import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The application form as a person uses it. Fields are named by their path, as in the contract. */
export function applicationPage(page: Page, track = '3/1') {
  const at = (path: string) => page.locator(`#f-${path.replaceAll('.', '-')}`);
  return {
    at,
    async open(step: string): Promise<void> {
      await page.goto(`/apply/${track}?step=${step}`);
    },
    async fill(values: Record<string, string>): Promise<void> {
      for (const [path, value] of Object.entries(values)) {
        await at(path).fill(value);
        await at(path).blur();
      }
    },
    /** Takes the option of that place, not counting the one that says nothing. */
    async choose(...paths: string[]): Promise<void> {
      for (const path of paths) await at(path).selectOption({ index: 1 });
    },
    async tick(...paths: string[]): Promise<void> {
      for (const path of paths) await at(path).check();
    },
    /** Waits until the page says that everything was saved, by the server's time. */
    async saved(): Promise<void> {
      await expect
        .poll(() => page.locator('[data-state=saved]').first().textContent())
        .toMatch(/저장됨 \d\d:\d\d:\d\d/);
    },
    async upload(slot: string, name: string, bytes: Buffer, mimeType = 'application/pdf'): Promise<void> {
      await at(`files.${slot}`).setInputFiles({ name, mimeType, buffer: bytes });
    },
    /** Brings the document of each person of the team, and waits until all are stored. */
    async uploadOfEveryone(slot: string, name: string, bytes: Buffer): Promise<void> {
      const places = page.locator(`input[type=file][id^="f-files-${slot}-"]`);
      await places.first().waitFor({ state: 'attached' });
      const ids = await places.evaluateAll((all) => all.map(({ id }) => id));
      for (const [index, id] of ids.entries()) {
        const own = `${index + 1}_${name}`;
        await page.locator(`#${id}`).setInputFiles({ name: own, mimeType: 'application/pdf', buffer: bytes });
        await page.locator('[role=group]', { hasText: own }).getByText('올림', { exact: true }).waitFor();
      }
    },
    /** Waits until a file of that name is stored: its size and that it is there are shown. */
    async stored(name: string): Promise<void> {
      await page.locator('[role=group]', { hasText: name }).getByText('올림', { exact: true }).waitFor();
    },
    /** What the review shows of the whole application. */
    async text(): Promise<string> {
      return (await page.locator('main').textContent()) ?? '';
    },
  };
}

/** The fields of somebody who studies at a university, but for the name and how to reach them. */
export const student = (prefix: string) => ({
  [`${prefix}.tmSchoolName`]: '새벽들대학교',
  [`${prefix}.tmMajor`]: '문헌정보학',
});
