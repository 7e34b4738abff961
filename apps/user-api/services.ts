import type { Clock } from '@chulbal/domain/clock';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import type { IdentityService } from '@chulbal/domain/identity-checks/service';
import type { SocialProvider } from '@chulbal/domain/social-logins/provider';
import type { Api } from '@chulbal/http/api';
import type { Signals } from '@chulbal/http/signals/signals';
import type { TokenSigner } from '@chulbal/http/tokens';
import type { UserActors } from './session.ts';

/** What the routes of the user API work with. */
export type UserApiServices = {
  db: Db;
  files: FileStore;
  signer: TokenSigner;
  /** Key of the refresh tokens and device keys of users. */
  sessionSecret: string;
  serviceSecret: string;
  /** Who else may say who somebody is, in the order in which they are shown. */
  socialProviders?: readonly SocialProvider[];
  /** Who says who somebody is in person (본인확인); nothing asks for it where there is none. */
  identity?: IdentityService | undefined;
  clock: Clock;
  requestsAMinute: number;
  /** Address of the portal as people reach it, without a slash at the end; for links in messages. */
  publicUrl: string;
  /** Whether sent messages may be read in a preview: development and demo only. */
  preview: boolean;
  signals?: Signals | undefined;
};

export type UserApi = Api<UserActors>;
