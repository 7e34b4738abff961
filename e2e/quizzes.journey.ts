import { afterAll, beforeAll, describe } from 'vitest';
import { journey, openVisit, screenshot, type Visit } from './browser.ts';
import { type PrintedOwner, startEmptyProduct } from './empty-product.ts';
import { enterFirst } from './first-log-in.ts';
import { oneRight, publishQuiz, severalRight } from './quiz-operator.ts';
import type { Product } from './server.ts';

describe('two quizzes, built in an empty database', () => {
  let product: Product;
  let owner: PrintedOwner;
  let operator: Visit;

  beforeAll(async () => {
    ({ product, owner } = await startEmptyProduct());
  });
  afterAll(async () => {
    await operator?.close();
    await product?.stop();
  });

  journey('an operator writes and publishes both', async ({ browser }) => {
    operator = await openVisit(browser, 'desktop', product.url);
    const { page } = operator;
    await enterFirst(page, owner, '등대 아래 조용한 새벽');
    await publishQuiz(page, 'a', oneRight);
    await publishQuiz(page, 'b', severalRight);
    await screenshot(page, 'quiz-editor');
  });
});
