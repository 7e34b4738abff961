import { board } from '@chulbal/contract/posts/operators';
import { expect, test } from 'vitest';
import { audit } from './audit.ko.ts';
import { objectKinds } from './object-kinds.ts';

test('every kind of object that has a word is said by it, the boards among them', () => {
  expect([...objectKinds].sort()).toEqual(Object.keys(audit.objects).sort());
  expect(objectKinds).toEqual(expect.arrayContaining([...board.options]));
});
