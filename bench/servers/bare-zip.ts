import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { crc32 } from 'node:zlib';
import { answerBench } from './answer-bench.ts';
import { listen } from './listen.ts';

export type BareZipSettings = { paths: string[] };

// What an archive costs at the least: every file read, its CRC summed, its bytes sent between two headers.
answerBench<BareZipSettings>(async ({ paths }) => {
  const server = createServer(async (_request, response) => {
    for (const path of paths) {
      response.write(Buffer.alloc(30 + path.length));
      let crc = 0;
      for await (const chunk of createReadStream(path)) {
        crc = crc32(chunk, crc);
        if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
      }
      const descriptor = Buffer.alloc(16);
      descriptor.writeUInt32LE(crc, 4);
      response.write(descriptor);
    }
    response.end();
  });
  return { url: await listen(server) };
});
