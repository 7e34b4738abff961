import { startBucket } from '@chulbal/testing/s3';

// A bucket as a process of its own, for who wants to kill it: node e2e/bucket-process.ts <folder> <port>
const [folder, port] = process.argv.slice(2);
await startBucket({ folder, port: Number(port) });
console.log('ready');
