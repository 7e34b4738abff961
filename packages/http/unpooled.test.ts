import { expect, test } from 'vitest';
import { createReplyCache } from './reply-cache.ts';
import { unpooled } from './unpooled.ts';

test('keeps its bytes and nothing around them', () => {
  const small = Buffer.from('짧은 글');
  expect(small.buffer.byteLength).toBeGreaterThan(small.length);
  const own = unpooled(small);
  expect(own.equals(small)).toBe(true);
  expect(own.buffer.byteLength).toBe(own.length);
  expect(unpooled(own)).toBe(own);
});

test('a cached reply holds no more memory than it counts', async () => {
  const cache = createReplyCache({});
  const { bytes } = await cache.get('k', 5, async () => Buffer.from('{"code":0}'));
  expect(bytes.toString()).toBe('{"code":0}');
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
