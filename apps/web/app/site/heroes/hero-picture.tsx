import type { HeroSummary } from '@chulbal/contract/heroes';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';
import { HeroScene } from './hero-scene.tsx';

type Props = {
  hero: Pick<HeroSummary, 'kind' | 'cover'>;
  className: string | undefined;
  ratio: string;
  first?: boolean;
};

/** The picture of a story, or the scene that is drawn for its field. */
export function HeroPicture({ hero: { kind, cover }, className, ratio, first = false }: Props) {
  if (!cover) return <HeroScene kind={kind} className={className} />;
  const src = `/transfer/file/${cover.serverFileName}`;
  return (
    <LazyPicture
      {...(className !== undefined && { className })}
      src={src}
      alt={cover.alt}
      ratio={ratio}
      first={first}
    />
  );
}
