import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const showsErrors = /\buseFormErrors\((?!reply: )/;
const callsRouter = /\buseFetcher\b|\bactionData\b/;
const expectsLost = /\buseReply[<(]|\buseSignInForm\(/;

test('a form that shows what is wrong expects a call without an answer too, which leaves it as it was', () => {
  const breaches = readSources()
    .filter(({ path, text }) => path.startsWith('apps/web/app/') && !isTest(path) && showsErrors.test(text))
    .filter(({ text }) => callsRouter.test(text) && !expectsLost.test(text));
  expect(breaches.map(({ path }) => path)).toEqual([]);
});
