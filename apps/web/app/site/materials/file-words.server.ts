import { type ErrorName, errors } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';

/** What the browser may say about a picked file without asking the server. */
const said = [
  ...(['hashInFileName', 'fileNameInvalid', 'numberInFileName'] as const),
  ...(['extensionRefused', 'fileTooLarge', 'fileBroken'] as const),
];

export type FileWords = Partial<Record<ErrorName, string>>;

export function fileWords(language: Language): FileWords {
  return Object.fromEntries(said.map((name) => [name, errors[name][language]]));
}
