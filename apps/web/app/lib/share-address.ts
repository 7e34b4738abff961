import { toast } from './toast.ts';

/** What is said of a text that was copied, or could not be. */
type Words = { copied: string; notCopied: string };

/**
 * Copies a text, says whether that went well, and gives it: browsers of chat apps may keep the clipboard to themselves, and
 * where a page has no TLS there is none.
 */
export async function copyText(text: string, { copied, notCopied }: Words): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
    return true;
  } catch {
    toast.error(notCopied);
    return false;
  }
}

/** The phone's own sheet where there is one; the link is copied where there is none. */
export async function shareAddress(what: { title?: string; text: string; url: string }, words: Words) {
  if (!navigator.share) return void (await copyText(what.url, words));
  // Whoever closes the sheet has shared nothing, and is told nothing.
  await navigator.share(what).catch(() => null);
}
