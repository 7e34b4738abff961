declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** A stand-in for S3 that keeps objects in a folder. */
  export default class S3rver {
    readonly httpServer: Server;
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
