import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { reasonDialog } from '../form-dialog/reason-dialog.ko.ts';
import { ReasonDialog } from '../form-dialog/reason-dialog.tsx';
import { all, fill, find, press, pressEscape } from '../hands-for-test.ts';
import { renderPage } from '../page-for-test.tsx';
import { ui } from '../ui.ko.ts';

const { title, ok, stay } = ui.leave;
let clear = async () => {};
afterEach(() => clear());

const reason = () => find<HTMLTextAreaElement>('textbox', /^사유/);
const close = () => act(async () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function showDialog() {
  const onClose = vi.fn();
  const dialog = (
    <ReasonDialog
      {...{ title: '지울까요?', body: '', submit: '지우기', busy: false, problem: null, onClose }}
      onSubmit={() => {}}
    />
  );
  const page = await renderPage(dialog, { words: { reasonDialog } });
  clear = page.clear;
  await page.go('/here');
  return { ...page, onClose };
}

test('Back takes nothing that was written in a dialog without a question', async () => {
  const { go, path } = await showDialog();
  await fill('textbox', /^사유/, '두 사람이 같은 팀을 봤어요');
  await go(-1);
  expect(all('dialog', title)).toHaveLength(1);
  await press('button', stay);
  expect(path()).toBe('/here');
  expect(reason().value).toBe('두 사람이 같은 팀을 봤어요');
  await go(-1);
  await press('button', ok);
  expect(path()).toBe('/');
});

test('nor does Escape', async () => {
  const { onClose } = await showDialog();
  await fill('textbox', /^사유/, '두 사람이');
  await pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  await press('button', stay);
  expect(reason().value).toBe('두 사람이');
  await pressEscape();
  await press('button', ok);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['', '  '])('a dialog in which nothing is written (“%s”) asks nothing', async (text) => {
  const { go, path, onClose } = await showDialog();
  await fill('textbox', /^사유/, text);
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
  await go(-1);
  expect(path()).toBe('/');
});

test('where its button leads is no loss', async () => {
  const { go, path } = await showDialog();
  await fill('textbox', /^사유/, '두 사람이');
  await go('/done');
  expect(path()).toBe('/done');
});

function Guarded({ save }: { save: () => Promise<boolean> }) {
  useLeaveGuard(() => true, { save, closing: true });
  return null;
}
const left = async (save: boolean) => {
  const page = await renderPage(<Guarded save={async () => save} />);
  clear = page.clear;
  await page.go('/there');
  return page;
};

test('what can be saved is saved, and nobody is asked', async () => {
  const { path } = await left(true);
  expect(all('dialog')).toEqual([]);
  expect(path()).toBe('/there');
});

test('what cannot is asked about; closing the window is asked by the browser', async () => {
  const { path } = await left(false);
  expect(path()).toBe('/');
  await press('button', stay);
  expect(path()).toBe('/');
  expect(await close()).toBe(false);
});
