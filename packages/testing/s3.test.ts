import { connectS3 } from '@chulbal/domain/files/s3-store';
import { expect, test } from 'vitest';
import { startBucket } from './s3.ts';

test('the stand-in for a bucket gives long lists page by page, each object once', async () => {
  const bucket = await startBucket();
  try {
    const { client, sdk } = await connectS3(bucket.settings);
    const keys = Array.from({ length: 7 }, (_, number) => `files/0${number}/여기 ${number}`);
    for (const Key of ['aside', ...keys]) {
      await client.send(new sdk.PutObjectCommand({ Bucket: 'files', Key, Body: Buffer.from(Key) }));
    }
    const pages: (string | undefined)[][] = [];
    const asked = { Bucket: 'files', Prefix: 'files/' };
    for await (const page of sdk.paginateListObjectsV2({ client, pageSize: 3 }, asked)) {
      pages.push((page.Contents ?? []).map(({ Key }) => Key));
    }
    expect(pages).toEqual([keys.slice(0, 3), keys.slice(3, 6), keys.slice(6)]);
    client.destroy();
  } finally {
    await bucket.close();
  }
});
