import type { PostDraft } from '@chulbal/contract/posts/operators';
import { HofFields } from '../hall-of-fame/hof-fields.tsx';
import { HeroFields } from '../heroes/hero-fields.tsx';
import { PastFields } from '../past-companies/past-fields.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import { ProgramFields } from '../programs/program-fields.tsx';
import { ResourceFields } from '../resources/resource-fields.tsx';

type Props = { draft: PostDraft } & Omit<DetailsProps<object>, 'details'>;

/** What a board asks beside title, text and files. */
export function BoardFields({ draft, ...rest }: Props) {
  if (draft.board === 'program') return <ProgramFields details={draft.details} {...rest} />;
  if (draft.board === 'resource') return <ResourceFields details={draft.details} {...rest} />;
  if (draft.board === 'hero') return <HeroFields details={draft.details} {...rest} />;
  if (draft.board === 'past') return <PastFields details={draft.details} {...rest} />;
  if (draft.board === 'hof') return <HofFields details={draft.details} {...rest} />;
  return null;
}
