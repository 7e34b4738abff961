import { expect, test } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

function Form() {
  useFocusOnWrong({ fields: { titleKo: '꼭 필요해요.' } });
  return (
    <>
      <input id="right" />
      <input id="wrong" aria-invalid="true" />
    </>
  );
}

test('A-10 the first wrong field takes the keyboard as soon as it is on the page', async () => {
  const clear = await renderForTest(<Form />);
  expect(document.activeElement?.id).toBe('wrong');
  await clear();
});
