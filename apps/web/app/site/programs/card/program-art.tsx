import type { ProgramSummary } from '@chulbal/contract/programs/programs';
import { srcSetOf } from '../../../lib/picture-sources.ts';

type Props = {
  program: Pick<ProgramSummary, 'programType' | 'cover'>;
  /** How wide the page shows it, for picking one of its widths. */
  sizes: string;
  /** It is in sight as the page opens: it is fetched with the page. */
  first?: boolean;
  className?: string | undefined;
};

/**
 * A programme's picture; without one, what its kind is drawn as: lanes that meet, a pitch at their end, pages to learn
 * from. Those drawings are files, so that no script carries them.
 */
export function ProgramArt({ program: { programType, cover }, sizes, first = false, className }: Props) {
  const src = cover ? `/transfer/file/${cover.serverFileName}` : `/art/program-${programType}.svg`;
  const srcSet = srcSetOf(src);
  return (
    <img
      className={className}
      {...(srcSet ? { srcSet, sizes } : {})}
      src={src}
      alt={cover?.alt ?? ''}
      width={400}
      height={220}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}
