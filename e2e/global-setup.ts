import type { TestProject } from 'vitest/node';
import { hireOperators } from './hired-operators.ts';
import { startProduct } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product started for all journeys, without a slash at the end. */
    productUrl: string;
    /** Address of its user API, where the preview of sent messages is. */
    userApiUrl: string;
  }
}

/**
 * One product for all journeys; a journey that kills it starts its own. With PRODUCT_URL the journeys run
 * against a product that is already there, such as the one of `npm run dev`.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.PRODUCT_URL;
  if (running) {
    project.provide('productUrl', running);
    project.provide('userApiUrl', process.env.USER_API_URL ?? 'http://127.0.0.1:3001');
    project.provide('operators', {});
    return;
  }
  const product = await startProduct({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });
  project.provide('productUrl', product.url);
  project.provide('userApiUrl', product.userApiUrl);
  try {
    project.provide('operators', await hireOperators(product));
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product.stop;
}
