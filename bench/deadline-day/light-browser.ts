import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What came back, read whole. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Browsers of all people: each connection is used again by whoever asks next, as by the proxy that ends TLS. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });

const READ_MS = 60_000;

/** Somebody's browser at an address of the network, with its cookies. Costs little, for a thousand are asked for by one process. */
export class Browser {
  readonly #url: URL;
  readonly #address: string;
  readonly #cookies: Map<string, string>;

  constructor(url: string, address: string, cookies = new Map<string, string>()) {
    this.#url = new URL(url);
    this.#address = address;
    this.#cookies = cookies;
  }

  /** A page, or null where no answer came. */
  get(path: string): Promise<Reply | null> {
    return this.#send('GET', path, { accept: 'text/html', 'accept-encoding': 'gzip' });
  }

  /** What a page's script asks. */
  command(feature: string, name: string, input: Record<string, unknown>): Promise<Reply | null> {
    const body = Buffer.from(JSON.stringify({ name, input }));
    return this.#send('POST', `/command/${feature}`, { 'content-type': 'application/json' }, body);
  }

  upload(about: Record<string, string>, body: Buffer): Promise<Reply | null> {
    const path = `/transfer/upload?${new URLSearchParams(about)}`;
    return this.#send('POST', path, { 'content-type': 'application/octet-stream' }, body);
  }

  form(path: string, fields: Record<string, string>): Promise<Reply | null> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#send('POST', path, type, Buffer.from(new URLSearchParams(fields).toString()));
  }

  #send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Reply | null> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { hostname, port, origin } = this.#url;
    return new Promise((resolve) => {
      const sent = request(
        {
          ...{ hostname, port, path, method, agent },
          headers: {
            ...{ 'accept-language': 'ko', 'x-forwarded-for': this.#address },
            ...(method === 'POST'
              ? { origin, 'sec-fetch-site': 'same-origin', 'content-length': body?.length ?? 0 }
              : {}),
            ...(cookie ? { cookie } : {}),
            ...headers,
          },
        },
        (answer) => {
          this.#keep(answer.headers['set-cookie'] ?? []);
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', () => resolve(null));
          answer.once('end', () => {
            const { statusCode: status = 0, headers } = answer;
            resolve({ status, headers, body: Buffer.concat(parts) });
          });
        },
      );
      sent.setTimeout(READ_MS, () => sent.destroy());
      sent.once('error', () => resolve(null));
      sent.once('close', () => resolve(null));
      sent.end(body);
    });
  }

  #keep(cookies: readonly string[]): void {
    for (const text of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/i.test(text)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
