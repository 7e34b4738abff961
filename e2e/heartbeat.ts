import { createHash, randomUUID } from 'node:crypto';
import { login } from '@chulbal/contract/accounts';
import { myApplication, saveDraft } from '@chulbal/contract/applications/applications';
import { downloadFile, uploadFile } from '@chulbal/contract/files/files';
import { myApplications } from '@chulbal/contract/materials/materials';
import { demoPeople } from '@chulbal/demo/accounts';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { ApiClient } from './api-client.ts';

const BEAT_MS = 500;

type Writer = { api: ApiClient; of: { teamNo: number; trackNo: number; stageNo: number } };

/**
 * A student who counts up a field of a draft and uploads a file twice a second, and remembers when each was acknowledged:
 * so a copy of the product that stands somewhere else tells how much time it has lost.
 */
export class Heartbeat {
  /** When each number was acknowledged. */
  readonly #beats: Date[] = [];
  /** SHA-256 of every file sent. */
  readonly #files = new Set<string>();
  #running: Promise<void> | undefined;
  #stopped = false;

  start(userApiUrl: string): void {
    this.#stopped = false;
    this.#running = this.#beat(userApiUrl);
    this.#running.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #beat(userApiUrl: string): Promise<void> {
    const { api, of } = await enter(userApiUrl);
    while (!this.#stopped) {
      try {
        const { application } = await api.call(myApplication, stageOf(of));
        const changes = { teamChar: String(this.#beats.length) };
        const saved = await api.call(saveDraft, { ...of, baseVersion: application?.version ?? 0, changes });
        if (saved.conflicts.length === 0) this.#beats.push(new Date());
        await this.#upload({ api, of });
      } catch {
        // What had no answer was never promised.
      }
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
    }
  }

  async #upload({ api, of: { teamNo } }: Writer): Promise<void> {
    const bytes = pdf({ more: [`<< /Title (${randomUUID()}) >>`] });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#files.add(sha256);
    const about = { teamNo, slot: 'business', fileName: '사업계획서.pdf', size: bytes.length, sha256 };
    await api.send(uploadFile, about, bytes);
  }

  /** Milliseconds of acknowledged beats before `destroyed` that this copy does not have. @throws where it has a file by halves */
  async lostBy(userApiUrl: string, destroyed: Date): Promise<number> {
    const { api, of } = await enter(userApiUrl);
    const { application } = await api.call(myApplication, stageOf(of));
    for (const { slot, serverFileName, sha256 } of application?.files ?? []) {
      if (slot !== 'business' || !this.#files.has(sha256)) continue;
      const bytes = await api.bytes(downloadFile, { serverFileName });
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('a file by halves');
    }
    const last = this.#beats[Number(application?.fields.teamChar)];
    if (!last)
      throw new Error(`The copy says ${application?.fields.teamChar}, which was never acknowledged.`);
    return destroyed.getTime() - last.getTime();
  }
}

/** A team is asked for by the stage that it is in. */
const stageOf = ({ trackNo, stageNo }: Writer['of']) => ({ trackNo, stageNo });

async function enter(userApiUrl: string): Promise<Writer> {
  const visitor = new ApiClient(userApiUrl);
  const { loginId, password } = demoPeople.draft;
  const api = visitor.as((await visitor.call(login, { loginId, password })).accessToken);
  const [mine] = (await api.call(myApplications, {})).applications;
  if (!mine) throw new Error(`${loginId} has no application`);
  return { api, of: { teamNo: mine.teamNo, trackNo: mine.trackNo, stageNo: mine.stageNo } };
}
