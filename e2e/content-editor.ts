import type { Page } from 'playwright-core';
import { type OperatorPost, operatorOf } from './hired-operators.ts';
import { HttpVisitor } from './http-visitor.ts';
import { logInVisitor } from './operators.ts';

/** What a command of the console gives; only what journeys ask of it. */
type Written = { postNo: number; displayNo: number; faqNo: number; editVersion: number };
type Stored = { serverFileName: string; name: string; size: number };

/** An operator who edits content, without a browser: the console's own commands, over HTTP. */
export class ContentEditor {
  readonly #visitor: HttpVisitor;

  private constructor(visitor: HttpVisitor) {
    this.#visitor = visitor;
  }

  static async open(productUrl: string, post: OperatorPost): Promise<ContentEditor> {
    return new ContentEditor(await logInVisitor(new HttpVisitor(productUrl), operatorOf(post)));
  }

  /** Lets a browser in as the same operator: another log-in would wait for another code. */
  async enter(page: Page): Promise<void> {
    const cookies = [...this.#visitor.cookies].map(([name, value]) => ({
      name,
      value,
      url: this.#visitor.url,
    }));
    await page.context().addCookies(cookies);
  }

  /** `page` is the page whose commands are meant: posts, faqs, popups. Throws what it was refused for. */
  async command<D = Written>(page: string, name: string, input: unknown): Promise<D> {
    const body = JSON.stringify({ name, input });
    const json = { 'content-type': 'application/json' };
    const reply = await this.#visitor.send(`/console/command/${page}`, body, json);
    if (!reply.ok) throw new Error(`${page} ${name}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as D;
  }

  /** Publishes a notice and gives its number. */
  async publishNotice(given: { titleKo: string; bodyKo: string; attachments?: Stored[] }): Promise<number> {
    const draft = { board: 'notice', kind: 'notice', pinned: false, titleEn: '', bodyEn: '', details: {} };
    const whole = { ...draft, attachments: [], ...given };
    const { postNo, editVersion } = await this.command('posts', 'create', { draft: whole });
    await this.command('posts', 'publish', { postNo, editVersion, publishAt: null });
    return postNo;
  }

  async storeFile(fileName: string, bytes: Buffer): Promise<Stored> {
    const query = new URLSearchParams({ fileName, size: String(bytes.length), kind: 'file' });
    const reply = await this.#visitor.send(`/console/transfer/content?${query}`, new Uint8Array(bytes), {
      'content-type': 'application/octet-stream',
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    const { data } = (await reply.json()) as { data: Stored };
    return { serverFileName: data.serverFileName, name: data.name, size: data.size };
  }
}
