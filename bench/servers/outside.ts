import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '@chulbal/domain/files/s3-store';
import { startStandInClamd } from '@chulbal/testing/clamd';
import { startBucket } from '@chulbal/testing/s3';
import { SMTPServer } from 'smtp-server';
import { answerBench } from './answer-bench.ts';
import { listen } from './listen.ts';

/** Where the services are that an installation asks: a bucket, and ports of this machine. */
export type OutsideServices = { bucket: S3Settings; mail: number; texts: number; scanner: number };

/** How often each message of the outbox has arrived, by its number. */
export type Arrived = { mail: Map<number, number>; texts: Map<number, number> };

// The services outside an installation, each a stand-in, in a process of their own.
answerBench<Record<string, never>>(async () => {
  const bucket = await startBucket();
  const scanner = await startStandInClamd();
  const arrived: Arrived = { mail: new Map(), texts: new Map() };
  const note = (of: Map<number, number>, id: number) => of.set(id, (of.get(id) ?? 0) + 1);

  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const [, id] = /^Message-ID: <outbox-(\d+)@/im.exec(await text(stream)) ?? [];
      note(arrived.mail, Number(id));
      done();
    },
  });
  // A sender that hangs up ends its connection and not the server.
  mail.on('error', (error) => console.error(error.message));
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));

  const texts = createServer(async (request: IncomingMessage, response) => {
    const { id } = JSON.parse(await text(request)) as { id: number };
    note(arrived.texts, id);
    response.writeHead(200).end();
  });
  const url = await listen(texts);

  const services: OutsideServices = {
    bucket: bucket.settings,
    mail: (mail.server.address() as AddressInfo).port,
    texts: Number(new URL(url).port),
    scanner: Number(new URL(scanner.url).port),
  };
  return { url, answers: { services: () => services, arrived: () => arrived, empty: () => bucket.close() } };
});
