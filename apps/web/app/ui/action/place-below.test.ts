import { expect, test } from 'vitest';
import { placeBelow } from './place-below.ts';

const view = { width: 1000, height: 800 };

test('a panel hangs under its button and stays in the window', () => {
  const button = { left: 100, right: 180, top: 60, bottom: 100 };
  expect(placeBelow(button, view, 'start')).toEqual({
    top: '106px',
    bottom: 'auto',
    left: '100px',
    right: 'auto',
    'max-height': '686px',
    'max-width': '892px',
  });
  expect(placeBelow(button, view, 'end')).toMatchObject({ right: '820px', 'max-width': '172px' });
});

test('where there is more room above, it stands on its button', () => {
  const button = { left: 100, right: 180, top: 700, bottom: 740 };
  expect(placeBelow(button, view, 'start')).toMatchObject({
    top: 'auto',
    bottom: '106px',
    'max-height': '686px',
  });
});
