import type { PostDraft } from '@chulbal/contract/operator-posts';
import type { Texts } from '../../autosave/edited.ts';

/** A draft as texts by path, details as `details.capacity`: what is no text stands as JSON. */
export function textsOf({ board, details, ...draft }: PostDraft): Texts {
  const entries = [
    ...Object.entries(draft),
    ...Object.entries(details).map(([key, value]) => [`details.${key}`, value] as const),
  ];
  return Object.fromEntries(entries.map(([path, value]) => [path, textOf(value)]));
}

/** And back: `like` is a draft of the same board, whose texts are texts here too. */
export function draftOfTexts(texts: Texts, like: PostDraft): PostDraft {
  const { details, board, ...rest } = like;
  const read = (fields: object, prefix: string) =>
    Object.entries(fields).map(([key, value]) => {
      const text = texts[prefix + key];
      if (text === undefined) return [key, value];
      return [key, typeof value === 'string' ? text : JSON.parse(text)];
    });
  // As it is being typed, a space at its end too: the server reads it strictly.
  return {
    board,
    ...Object.fromEntries(read(rest, '')),
    details: Object.fromEntries(read(details, 'details.')),
  } as PostDraft;
}

/** What a change of a draft writes. */
export function changeOf(part: object, prefix = ''): Texts {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [prefix + key, textOf(value)]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
