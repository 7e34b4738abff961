import type { TestInfo } from '@chulbal/contract/type-test/type-test';
import { type ComponentProps, createElement } from 'react';
import { createMemoryRouter, redirect, useActionData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { find, press, until } from '../../ui/hands-for-test.ts';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { typeTest as en } from './type-test.en.ts';
import { typeTest as ko } from './type-test.ko.ts';
import TypeTest from './type-test.tsx';

type Props = ComponentProps<typeof TypeTest>;

const info: TestInfo = {
  ...{ version: 3, name: '달리기 성향 테스트', lead: '세 번 고르면 알 수 있어요.' },
  questions: ['언제 뛰나요?', '누구와 뛰나요?', '왜 뛰나요?'].map((text, at) => ({
    ...{ iieqNo: at + 1, text },
    choices: ['아침', '저녁'].map((word, place) => ({ iieqcNo: at * 10 + place, text: `${word} ${at + 1}` })),
  })),
  types: [{ code: 'pacer', name: '페이스메이커', art: 'pacer' }],
};
const place = '/ipo/contents/experiences/type-test';

let clear = async () => {};
afterEach(() => clear());

function Page({ test }: { test: TestInfo | null }) {
  const actionData = useActionData<Props['actionData']>();
  return createElement(TypeTest, { loaderData: { test }, actionData } as unknown as Props);
}

type Given = { at?: string; test?: TestInfo | null; refuses?: { moved: boolean }; language?: 'ko' | 'en' };

/** The test at an address; what is sent at its end is in `sent`. */
async function open({ at = place, test = info, refuses, language = 'ko' }: Given = {}) {
  const sent: Record<string, string>[] = [];
  const paths = [place, '/ipo/experiences/type-test'].map((path) => ({
    path,
    element: <Page test={test} />,
    action: async ({ request }: { request: Request }) => {
      sent.push(Object.fromEntries(await request.formData()) as Record<string, string>);
      if (refuses) return refuses;
      return redirect(`/ipo/experiences/result?a=${sent.at(-1)?.a}`);
    },
  }));
  const router = createMemoryRouter([...paths, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [at],
  });
  clear = await renderForTest(
    <RouterProvider router={router} />,
    { typeTest: { ko, en }[language] },
    language,
  );
  return { sent, where: () => router.state.location.pathname + router.state.location.search };
}
const question = () => find('heading').textContent;

describe.each([
  ['ko', ko],
  ['en', en],
] as const)('taking the test in %s', (language, words) => {
  test('leads from question to question, and sends every answer at the end', async () => {
    const { sent, where } = await open({ language });
    expect(document.body.textContent).toContain(words.length.replace('{{count}}', '3'));
    await press('button', words.start);
    expect(question()).toBe('언제 뛰나요?');
    for (const choice of ['저녁 1', '아침 2']) {
      await press('radio', choice);
      await press('button', words.next);
    }
    expect(question()).toBe('왜 뛰나요?');
    await press('radio', '저녁 3');
    await press('button', words.finish);
    await until(() => expect(where()).toBe('/ipo/experiences/result?a=212'));
    expect(sent).toMatchObject([{ a: '212', v: '3' }]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('nobody goes on without an answer: it is said at the question', async () => {
    await open({ at: `${place}?at=1`, language });
    await press('button', words.next);
    expect(question()).toBe('언제 뛰나요?');
    expect(document.getElementById('missing')?.textContent).toContain(words.choose);
    expect(document.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('missing');
  });

  test('where none is published, it says so, with the way back', async () => {
    await open({ test: null, language });
    expect(find('heading', words.none)).toBeTruthy();
    expect(find('link', words.back).getAttribute('href')).toBe('/ipo/contents/experiences');
    await clear();
    await open({ at: '/ipo/experiences/type-test?from=3/12', test: null, language });
    expect(find('link', words.backToCompany).getAttribute('href')).toBe('/ipo/detail/3/12');
  });
});

test('going back shows what was chosen, and keeps what comes after', async () => {
  const { where } = await open({ at: `${place}?at=3&a=210` });
  await press('link', ko.previous);
  expect(where()).toBe(`${place}?at=2&a=210`);
  expect(find<HTMLInputElement>('radio', '아침 2').checked).toBe(true);
  await press('radio', '저녁 2');
  await press('button', ko.next);
  expect(question()).toBe('왜 뛰나요?');
  await press('link', ko.previous);
  expect(find<HTMLInputElement>('radio', '저녁 2').checked).toBe(true);
});

test('an address that skips a question opens the one without an answer', async () => {
  await open({ at: `${place}?at=3&a=200` });
  expect(question()).toBe('누구와 뛰나요?');
  expect(document.getElementById('missing')?.textContent).toContain(ko.choose);
});

test('the keyboard is at the question that has come', async () => {
  await open({ at: `${place}?at=1` });
  await press('radio', '아침 1');
  await press('button', ko.next);
  expect(document.activeElement?.textContent).toBe('누구와 뛰나요?');
});

test('who came from a company keeps it to the end', async () => {
  const { where } = await open({ at: '/ipo/experiences/type-test?from=3/12' });
  await press('button', ko.start);
  await press('radio', '아침 1');
  await press('button', ko.next);
  expect(where()).toContain('from=3%2F12');
  await press('link', ko.previous);
  expect(where()).toContain('from=3/12');
});

test('a test that was changed meanwhile says so and begins anew', async () => {
  await open({ at: `${place}?at=3&a=210`, refuses: { moved: true } });
  await press('radio', '아침 3');
  await press('button', ko.finish);
  await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(ko.moved));
});
