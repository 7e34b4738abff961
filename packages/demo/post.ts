import type { PostDraft } from '@chulbal/contract/posts/operators';

type Written<Draft> = Draft extends PostDraft ? Omit<Draft, 'attachments' | 'pinned'> : never;

/** A post of the demo; `daysAgo` negative for one that waits for its time. */
export type DemoPost = Written<PostDraft> & {
  daysAgo: number;
  pinned?: true;
  /** Names of its attachments. */
  files?: readonly string[];
  /** The picture that its texts name as `{picture}`. */
  picture?: string;
  /** Where that picture is its cover: what it shows. */
  cover?: { altKo: string; altEn: string };
};
