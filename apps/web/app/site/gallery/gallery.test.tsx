import { errors } from '@chulbal/contract/errors';
import type { ReactNode } from 'react';
import { createMemoryRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../lib/failure-of.ts';
import { downloads } from '../../ui/feedback/downloads.ts';
import { all, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import ErrorPlayground, { loader } from './error-playground.tsx';
import { gallery as en } from './gallery.en.ts';
import { gallery as ko } from './gallery.ko.ts';
import Gallery from './gallery.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryFiles } from './gallery-files.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  for (const { uuid } of downloads.list()) downloads.end(uuid);
  vi.restoreAllMocks();
});

const words = { ko: { gallery: ko }, en: { gallery: en } };
async function show(part: ReactNode, language: 'ko' | 'en' = 'ko') {
  ({ clear } = await renderPage(part, { words: words[language], language, at: '/test' }));
}

describe('the gallery', () => {
  test.each(['ko', 'en'] as const)('draws every part without a word missing, in %s', async (language) => {
    await show(<Gallery />, language);
    const { section } = words[language].gallery;
    const titles = all('heading').map(({ textContent }) => textContent);
    for (const key of [
      'actions',
      'fields',
      'files',
      'lanes',
      'data',
      'feedback',
      'states',
      'errors',
    ] as const)
      expect(titles).toContain(section[key]);
    // A key that has no words is said itself.
    expect(document.body.textContent).not.toMatch(
      /\b(?:action|field|file|lane|data|feedback|state|scene)\.[a-z]/,
    );
  });

  test.each([
    ['ko', errors.duplicatePhone.ko],
    ['en', errors.duplicatePhone.en],
  ] as const)('says every error of the table in %s', async (language, text) => {
    await show(<Gallery />, language);
    expect(all('button', /^\d+ [a-z]\w+$/i)).toHaveLength(Object.keys(errors).length);
    await press('button', new RegExp(`^${errors.duplicatePhone.code} duplicatePhone$`));
    expect(said()).toContain(text);
  });
});

describe('messages and dialogs', () => {
  test('a question is answered by its buttons and by closing it', async () => {
    await show(<GalleryFeedback />);
    await press('button', ko.feedback.confirm);
    await until(() => find('dialog', ko.feedback.confirmTitle));
    await press('button', ko.action.cancel);
    await until(() => expect(said()).toContain('true'));
    await press('button', ko.feedback.confirm);
    await until(() => find('dialog', ko.feedback.confirmTitle));
    await press('button', ko.feedback.keep);
    await until(() => expect(said()).toContain('false'));
  });

  test('a dialog with a field opens empty each time', async () => {
    await show(<GalleryFeedback />);
    await press('button', ko.feedback.modal);
    expect(find('dialog', ko.lane.pitch)).toBeTruthy();
    await press('button', ko.action.next);
    expect(all('dialog')).toEqual([]);
  });

  test('downloads stack, one of unknown size among them, until they end', async () => {
    await show(<GalleryFeedback />);
    await press('button', ko.feedback.download);
    await press('button', ko.feedback.unknown);
    expect(downloads.list().map(({ total }) => total)).toEqual([4_840_000, null]);
    await press('button', ko.feedback.endAll);
    expect(downloads.list()).toEqual([]);
  });

  test('a download that fails says so', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await show(<GalleryFeedback />);
    await press('button', ko.feedback.failing);
    await until(() => expect(said()).toContain('파일 내려받기 오류'));
  });
});

test('a file that is taken out of its slot leaves it empty', async () => {
  await show(<GalleryFiles />);
  expect(document.body.textContent).toContain(ko.file.planName);
  await press('button', `${ko.file.planName} 지우기`);
  expect(document.body.textContent).not.toContain(ko.file.planName);
});

function Failed() {
  const error = useRouteError() as { status?: number; data?: { error?: string } };
  return (
    <p role="alert">{[failureOf(error).kind, error.status, error.data?.error].filter(Boolean).join(' ')}</p>
  );
}

describe('the error playground', () => {
  async function open() {
    const path = '/test/errors';
    const routes = [{ path, loader, element: <ErrorPlayground />, errorElement: <Failed /> }];
    const hydrationData = { loaderData: { 0: { asked: '' } } };
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
    clear = await renderForTest(<RouterProvider router={router} />, words.ko);
  }

  test.each([
    [ko.playground.missing, 'failed 404'],
    [ko.playground.outage, 'service 503'],
    [ko.playground.unforeseen, 'failed'],
    [/ duplicatePhone$/, `failed ${errors.duplicatePhone.status} duplicatePhone`],
  ])('“%s” fails as it says', async (name, said) => {
    await open();
    await press('link', name);
    await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(said));
  });

  test.each([
    [ko.playground.drawing, 'failed'],
    [ko.playground.network, 'network'],
  ])('“%s” fails while it is drawn', async (name, said) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    await press('link', name);
    await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(said));
  });
});
