import { act, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { LanguageContext, TextSourceContext, useTexts } from './use-texts.ts';
import { createWords } from './words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Screen() {
  const t = useTexts<{ title: string }>('screen');
  const [name] = useState('새싹');
  return <p>{`${t('title')} ${name}`}</p>;
}

it('shows a screen whose words arrive while it is drawn, without a second try from the start', async () => {
  const words = createWords();
  const load = async () => {
    await Promise.resolve();
    words.add('ko', 'screen', { title: '트랙' });
  };
  const source = { words, load, loadGroup: load };
  const recovered: unknown[] = [];
  const page = document.createElement('div');
  const root = createRoot(page, { onRecoverableError: (error) => recovered.push(error) });
  await act(async () => root.render(<p>…</p>));
  await act(async () =>
    startTransition(() =>
      root.render(
        <TextSourceContext value={source}>
          <LanguageContext value="ko">
            <Screen />
          </LanguageContext>
        </TextSourceContext>,
      ),
    ),
  );
  expect(page.textContent).toBe('트랙 새싹');
  expect(recovered).toEqual([]);
  await act(async () => root.unmount());
});
