import type { PostDraft } from '@chulbal/contract/operator-posts';

/** What the fields of a board's details get: what stands, how to change it, errors by path such as `details.year`. */
export type DetailsProps<Details> = {
  details: Details;
  change: (part: Partial<Details>) => void;
  errors: Readonly<Record<string, string>>;
  /** The language whose texts are on the page. */
  language: 'ko' | 'en';
};

type Props = { draft: PostDraft } & Omit<DetailsProps<object>, 'details'>;

/** What a board asks beside title, text and files. */
export function BoardFields({ draft }: Props) {
  if (draft.board === 'notice') return null;
  return null;
}
