import { beforeEach, describe, expect, test } from 'vitest';
import { submitIntent } from './submit-intent.ts';

let items: Map<string, string>;
const store = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
};

beforeEach(() => {
  items = new Map();
});

describe('one intent, one key', () => {
  test('pressing again sends the same key, also after the page was loaded anew', () => {
    const key = submitIntent(store, 7).key(3);
    expect(submitIntent(store, 7).key(3)).toBe(key);
  });

  test('another state of the draft or another team is another intent', () => {
    const key = submitIntent(store, 7).key(3);
    expect(submitIntent(store, 8).key(3)).not.toBe(key);
    expect(submitIntent(store, 7).key(4)).not.toBe(key);
  });

  test('after the answer a new press is a new intent, even at the same state', () => {
    const key = submitIntent(store, 7).key(3);
    submitIntent(store, 7).settled();
    expect(submitIntent(store, 7).key(3)).not.toBe(key);
  });
});
