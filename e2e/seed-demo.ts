import { startProduct } from './server.ts';

// node e2e/seed-demo.ts <folder>: what a first start of the demo makes, for journeys to begin with.
const product = await startProduct({ DATA_DIR: process.argv[2] ?? '' });
await product.end();
