import { createHash, randomUUID } from 'node:crypto';
import { login } from '@chulbal/contract/accounts';
import {
  type ApplicationView,
  getReceipt,
  listDraftVersions,
  myApplication,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications/applications';
import { downloadFile, uploadFile } from '@chulbal/contract/files/files';
import { myApplications } from '@chulbal/contract/materials/materials';
import { demoPeople } from '@chulbal/demo/accounts';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { ApiClient } from './api-client.ts';

/** Texts that are counted up, each by a writer of its own. */
const fields = ['teamItemName', 'teamItemExp', 'teamEmotion', 'teamChar'] as const;
type Field = (typeof fields)[number];

/** An access token lives for a quarter of an hour. */
const SESSION_MS = 10 * 60_000;

/** What came back wrong after a kill, each in a sentence. */
export type Losses = { lost: string[]; halfStates: string[] };

type Student = { api: ApiClient; teamNo: number; trackNo: number; stageNo: number };
type Entered = { writer: Student; submitter: Student; at: number };

/**
 * Two students who write without pause: one counts up four fields of a draft and uploads files, the other
 * changes and submits again and again. What was acknowledged is remembered and looked for later.
 */
export class LoadOfWrites {
  /** Writes that the server has acknowledged so far. */
  acknowledged = 0;
  readonly #userApiUrl: string;
  readonly #sent = new Map<Field, number>();
  readonly #acked = new Map<Field, number>();
  readonly #receipts = new Map<number, string>();
  /** SHA-256 of every file sent, in order, and the place of the last acknowledged one. */
  readonly #files: string[] = [];
  #ackedFile = -1;
  #ackedVersion = 0;
  #entered: Entered | undefined;
  #stopped = true;

  constructor(userApiUrl: string) {
    this.#userApiUrl = userApiUrl;
  }

  /** Writes until `stop`; what fails is tried again. Resolves when nothing is under way any more. */
  async run(): Promise<void> {
    const { writer, submitter } = await this.#enter();
    this.#stopped = false;
    const loops = [
      ...fields.map((field) => () => this.#countUp(writer, field)),
      () => this.#upload(writer),
      () => this.#submit(submitter),
    ];
    await Promise.all(
      loops.map(async (step) => {
        while (!this.#stopped) await step().catch(() => pause(20));
      }),
    );
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Logs in anew the next time. */
  forget(): void {
    this.#entered = undefined;
  }

  /** Looks whether everything acknowledged is there, and nothing by halves. */
  async verify(): Promise<Losses> {
    const { writer, submitter } = await this.#enter();
    const losses: Losses = { lost: [], halfStates: [] };
    const view = await viewOf(writer);
    for (const field of fields) {
      const there = Number(view.fields[field]);
      const [acked, sent] = [this.#acked.get(field) ?? 0, this.#sent.get(field) ?? 0];
      if (acked > 0 && !(there >= acked)) losses.lost.push(`${field} ${acked}: ${there} is there`);
      if (acked > 0 && there > sent) losses.halfStates.push(`${field} ${there} was never sent`);
    }
    if (view.version < this.#ackedVersion) losses.lost.push(`version ${this.#ackedVersion} of the draft`);
    const [newest] = await writer.api.call(listDraftVersions, { teamNo: writer.teamNo });
    if (newest?.version !== view.version) losses.halfStates.push('a draft without its kept version');
    await this.#verifyFile(writer, view, losses);
    await this.#verifyReceipts(submitter, losses);
    return losses;
  }

  async #verifyFile({ api }: Student, view: ApplicationView, losses: Losses): Promise<void> {
    const files = view.files.filter(({ slot }) => slot === 'business');
    if (files.length > 1) losses.halfStates.push('two files in a slot for one');
    for (const { serverFileName, sha256 } of files) {
      const bytes = await api.bytes(downloadFile, { serverFileName });
      if (hashOf(bytes) !== sha256) losses.halfStates.push('a file that is not what it was');
    }
    const there = files[0] ? this.#files.indexOf(files[0].sha256) : -1;
    if (there < this.#ackedFile) losses.lost.push('an uploaded file');
  }

  async #verifyReceipts(submitter: Student, losses: Losses): Promise<void> {
    const { api, teamNo } = submitter;
    const last = await api.call(getReceipt, { teamNo });
    const numbers = last.versions.map(({ version }) => version).sort((a, b) => a - b);
    if (numbers.some((version, place) => version !== place + 1)) {
      losses.halfStates.push(`receipts ${numbers.join(', ')}`);
    }
    for (const [version, contentSha256] of this.#receipts) {
      const receipt = numbers.includes(version) ? await api.call(getReceipt, { teamNo, version }) : null;
      if (receipt?.contentSha256 !== contentSha256) losses.lost.push(`receipt ${version}`);
    }
    this.#receipts.clear();
    const { submission } = await viewOf(submitter);
    if (submission?.version !== last.version) losses.halfStates.push('an application without its receipt');
  }

  async #countUp(writer: Student, field: Field): Promise<void> {
    let { version: baseVersion } = await viewOf(writer);
    while (!this.#stopped) {
      const next = (this.#sent.get(field) ?? 0) + 1;
      this.#sent.set(field, next);
      const changes = { [field]: String(next) };
      const saved = await writer.api.call(saveDraft, { ...placeOf(writer), baseVersion, changes });
      baseVersion = saved.version;
      if (saved.conflicts.length > 0) continue;
      this.#acked.set(field, next);
      this.#ackedVersion = Math.max(this.#ackedVersion, saved.version);
      this.acknowledged += 1;
    }
  }

  async #upload({ api, teamNo }: Student): Promise<void> {
    const filler = 'x'.repeat(200_000);
    const bytes = pdf({ more: [`<< /Title (${randomUUID()}) >>`, `<< /Filler (${filler}) >>`] });
    const sha256 = hashOf(bytes);
    const place = this.#files.push(sha256) - 1;
    const about = { teamNo, slot: 'business', fileName: '사업계획서.pdf', size: bytes.length, sha256 };
    await api.send(uploadFile, about, bytes);
    this.#ackedFile = place;
    this.acknowledged += 1;
  }

  async #submit(submitter: Student): Promise<void> {
    const { api, teamNo } = submitter;
    const { version: baseVersion } = await viewOf(submitter);
    const changes = { teamEmotion: randomUUID() };
    const { version } = await api.call(saveDraft, { ...placeOf(submitter), baseVersion, changes });
    const receipt = await api.call(submitApplication, { teamNo, version, idempotencyKey: randomUUID() });
    this.#receipts.set(receipt.version, receipt.contentSha256);
    this.acknowledged += 2;
  }

  /** Logs both in, and again before their sessions run out. */
  async #enter(): Promise<Entered> {
    if (this.#entered && Date.now() - this.#entered.at < SESSION_MS) return this.#entered;
    this.#entered = {
      writer: await this.#logIn(demoPeople.draft),
      submitter: await this.#logIn(demoPeople.submitted),
      at: Date.now(),
    };
    return this.#entered;
  }

  async #logIn({ loginId, password }: { loginId: string; password: string }): Promise<Student> {
    const visitor = new ApiClient(this.#userApiUrl);
    const api = visitor.as((await visitor.call(login, { loginId, password })).accessToken);
    const [mine] = (await api.call(myApplications, {})).applications;
    if (!mine) throw new Error(`${loginId} has no application`);
    return { api, teamNo: mine.teamNo, trackNo: mine.trackNo, stageNo: mine.stageNo };
  }
}

async function viewOf({ api, trackNo, stageNo }: Student): Promise<ApplicationView> {
  const { application } = await api.call(myApplication, { trackNo, stageNo });
  if (!application) throw new Error('The application is gone.');
  return application;
}

function placeOf({ trackNo, stageNo, teamNo }: Student) {
  return { trackNo, stageNo, teamNo };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
