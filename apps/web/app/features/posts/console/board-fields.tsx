import type { PostDraft } from '@chulbal/contract/operator-posts';
import { HofFields } from '../../hall-of-fame/console/hof-fields.tsx';
import { HeroFields } from '../../heroes/console/hero-fields.tsx';
import { PastFields } from '../../past-companies/console/past-fields.tsx';
import { ProgramFields } from '../../programs/console/program-fields.tsx';
import { ResourceFields } from '../../resources/console/resource-fields.tsx';
import type { DetailsProps } from './details-props.ts';

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
