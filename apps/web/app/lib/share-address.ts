import { toast } from './toast.ts';

/** What is said of a link that was copied, or could not be. */
type Words = { copied: string; notCopied: string };

/** Copies a link, and says whether that went well. */
export async function copyAddress(url: string, { copied, notCopied }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    toast.error(notCopied);
  }
}

/** The phone's own sheet where there is one; the link is copied where there is none. */
export async function shareAddress(what: { title: string; text: string; url: string }, words: Words) {
  if (!navigator.share) return copyAddress(what.url, words);
  // Whoever closes the sheet has shared nothing, and is told nothing.
  await navigator.share(what).catch(() => null);
}
