import type { Clock } from '@chulbal/domain/clock';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import type { Reach } from '@chulbal/domain/webhooks/reach';
import type { Api } from '@chulbal/http/api';
import type { Signals } from '@chulbal/http/signals/signals';
import type { TokenSigner } from '@chulbal/http/tokens';
import type { AdminActors } from './session.ts';

/** What the routes of the evaluator and operator API work with. */
export type AdminApiServices = {
  db: Db;
  files: FileStore;
  signers: Record<'evaluator' | 'operator', TokenSigner>;
  /** Keys of the refresh tokens. */
  sessionSecrets: Record<'evaluator' | 'operator', string>;
  serviceSecret: string;
  clock: Clock;
  /** Address of the portal, for links in messages; without a slash at the end. */
  publicUrl: string;
  requestsAMinute: number;
  /** Where webhooks may lead; the internet alone where not given. */
  webhooks?: Reach | undefined;
  signals?: Signals | undefined;
};

export type AdminApi = Api<AdminActors>;
