import type { PostDraft } from '@chulbal/contract/posts/operators';
import type { Texts } from '../../lib/autosave/edited.ts';

/** A draft as texts by path: its own texts as they are, whatever else, and all of its details, as JSON. */
export function textsOf({ board, details, ...draft }: PostDraft): Texts {
  return { ...changeOf(draft), ...changeOfDetails(details) };
}

/** And back: `like` is a draft of the same board. */
export function draftOfTexts(texts: Texts, like: PostDraft): PostDraft {
  const { details, board, ...rest } = like;
  const read = (fields: object, prefix: string) =>
    Object.entries(fields).map(([key, value]) => {
      const text = texts[prefix + key];
      if (text === undefined) return [key, value];
      return [key, prefix === '' && typeof value === 'string' ? text : JSON.parse(text)];
    });
  // As it is being typed, a space at its end too: the server reads it strictly.
  return {
    board,
    ...Object.fromEntries(read(rest, '')),
    details: Object.fromEntries(read(details, 'details.')),
  } as PostDraft;
}

/** What a change of a draft writes. */
export function changeOf(part: object): Texts {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, textOf(value)]));
}

/** What a change of its details writes: a detail that is null now may be a text later. */
export function changeOfDetails(part: object): Texts {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [`details.${key}`, JSON.stringify(value)]),
  );
}
