import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, press } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { judging as words } from '../judging.ko.ts';
import type { TargetData } from '../target-data.ts';
import { DocumentPane, type PaneHandle } from './document-pane.tsx';

const documentOf = (name: string, extension: string) => ({ serverFileName: name, label: name, extension });
const data = {
  stage: { blindNames: false, blindSchools: false },
  documents: [documentOf('계획서', '.pdf'), documentOf('발표 자료', '.pptx')],
  target: { itemName: '새벽 배달', itemPart: '', region: null },
  ...{ technology: '', texts: [], people: [] },
} as unknown as TargetData;

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

test('the focus finds a document that is on its way or cannot be shown at its tab, and what is shown in it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const handle = createRef<PaneHandle>();
  const place = { trackNo: 4, stageNo: 2, targetNo: 1 };
  const pane = <DocumentPane data={data} place={place} handle={handle} />;
  ({ clear } = await renderPage(pane, { words: { judging: words } }));
  for (const name of ['계획서', '발표 자료']) {
    await press('button', name);
    (document.activeElement as HTMLElement).blur();
    handle.current?.focus();
    expect(document.activeElement).toBe(find('button', name));
  }
  await press('button', words.form);
  handle.current?.focus();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(words.form);
});
