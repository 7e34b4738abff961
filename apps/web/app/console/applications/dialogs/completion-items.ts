import type { completionItem } from '@chulbal/contract/applications/operators';
import type { TrackView } from '@chulbal/contract/seasons/seasons';
import type { z } from 'zod';

export type CompletionItem = z.output<typeof completionItem>;

/** What teams of these tracks can be asked to complete: their document slots, and the parts of the form. */
export function completionItems(tracks: readonly Pick<TrackView, 'documents'>[]): CompletionItem[] {
  const slots = tracks.flatMap(({ documents }) => documents.map(({ slot }) => slot));
  return [...new Set<CompletionItem>([...slots, 'answers', 'members', 'bonus'])];
}
