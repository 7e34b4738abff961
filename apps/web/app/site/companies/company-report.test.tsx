import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { companies } from './companies.ko.ts';
import { CompanyReport } from './company-report.tsx';

let leave = async () => {};
afterEach(() => leave());

test('the dialog comes when its button is pressed, and stays to give the focus back when it is closed', async () => {
  const element = <CompanyReport company={{ igNo: 1, icNo: 2 }} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  leave = await renderForTest(<RouterProvider router={router} />, { companies });
  const dialog = () => document.querySelector('dialog');
  expect(dialog()).toBeNull();
  const button = document.querySelector('button');
  await act(async () => {
    button?.click();
    await import('./report-dialog.tsx');
  });
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent).toContain(companies.report.send);
  await act(async () => dialog()?.querySelector('button')?.click());
  expect(dialog()?.open).toBe(false);
  await act(async () => button?.click());
  expect(dialog()?.open).toBe(true);
});
