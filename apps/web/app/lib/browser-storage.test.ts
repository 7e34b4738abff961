import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceNotes, deviceStorage, tabNotes } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
/** How a browser keeps nothing: in some apps it is null, a setting refuses it, or it is full. */
const browsers: Record<string, () => unknown> = {
  'without storage': () => null,
  'that refuses it': refuse,
  'that is full': () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined }),
};
const stub = (get: () => unknown) => {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, null);
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
};

describe.each(Object.entries(browsers))('in a browser %s', (_, get) => {
  test.each([deviceNotes, tabNotes])('a note lasts as long as the page', (notes) => {
    stub(get);
    notes.setItem('note', 'seen');
    expect(notes.getItem('note')).toBe('seen');
    notes.removeItem('note');
    expect(notes.getItem('note')).toBeNull();
  });
});

test.each(['without storage', 'that refuses it'])('a browser %s is said to have none', (browser) => {
  stub(browsers[browser] ?? refuse);
  expect(deviceStorage()).toBeNull();
});

test('what could be stored is stored, and read back', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  stub(() => store);
  deviceNotes.setItem('note', 'seen');
  expect(kept.get('note')).toBe('seen');
  kept.set('note', 'by another tab');
  expect(deviceNotes.getItem('note')).toBe('by another tab');
  deviceNotes.removeItem('note');
  expect(kept.size).toBe(0);
});
