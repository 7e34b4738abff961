import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Features whose commands the journeys send. */
type Area =
  | 'seasons'
  | 'applications'
  | 'operators'
  | 'exports'
  | 'panels'
  | 'evaluators'
  | 'exhibition'
  | 'events'
  | 'typetest';

/** A command as a script of the console's pages sends it; gives the reply's status and code. */
export async function sendCommand(
  page: Page,
  area: Area,
  name: string,
  input: Record<string, unknown>,
): Promise<{ status: number; body: { code?: number; data?: unknown } }> {
  return page.evaluate(
    async ({ address, sent }) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(sent),
      });
      return { status: reply.status, body: await reply.json() };
    },
    { address: `/console/command/${area}`, sent: { name, input } },
  );
}

/** The same where it has to be done: gives what it answers with. */
export async function commanded<T>(
  page: Page,
  area: Area,
  name: string,
  input: Record<string, unknown>,
): Promise<T> {
  const { status, body } = await sendCommand(page, area, name, input);
  expect([name, status, status === 200 ? null : body]).toEqual([name, 200, null]);
  return (body?.data ?? body) as T;
}

/** Exports what the table shows as `format`, for a reason, and gives the file that arrives. */
export async function exportAs(
  page: Page,
  {
    format,
    reason,
    confirm,
  }: { format: 'xlsx' | 'csv' | 'zip'; reason: string; confirm?: () => Promise<void> },
): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: '내보내기', exact: true }).click();
  const dialog = page.locator('dialog[open]').last();
  await dialog.locator('#f-exportFormat').selectOption(format);
  if (format !== 'zip') await dialog.getByRole('checkbox', { name: /^연락처/ }).check();
  await dialog.locator('#f-exportReason').fill(reason);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '사유를 남기고 내보내기' }).click();
  await confirm?.();
  const arrived = await download;
  return { name: arrived.suggestedFilename(), bytes: await readFile(await arrived.path()) };
}
