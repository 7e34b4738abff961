import { createServer } from 'node:http';
import { answerBench } from './answer-bench.ts';
import { listen } from './listen.ts';

export type BarePagesSettings = {
  /** What is sent for each address. */
  replies: Record<string, { headers: Record<string, string>; body: Uint8Array }>;
};

// The least a server can do: headers and bytes from memory.
answerBench<BarePagesSettings>(async ({ replies }) => {
  const kept = new Map(
    Object.entries(replies).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body) }]),
  );
  const server = createServer((request, response) => {
    const reply = kept.get(request.url ?? '');
    if (!reply) return response.writeHead(404).end();
    response.writeHead(200, reply.headers);
    response.end(reply.body);
  });
  return { url: await listen(server) };
});
