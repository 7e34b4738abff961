import { type ArtColour, type ArtShape, typeArt } from '@chulbal/contract/type-test/art';
import type { TypeTestArt } from '@chulbal/contract/type-test/type-test';

/** How a type of investor runs. It says nothing that the words beside it do not. */
export function TypeArt({ art, className }: { art: TypeTestArt; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 360 280"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <Shapes shapes={typeArt(art)} />
    </svg>
  );
}

const token = (colour: ArtColour | undefined) => (colour ? `var(--${colour})` : undefined);

function Shapes({ shapes }: { shapes: ArtShape[] }) {
  return shapes.map(({ tag: Tag, fill, stroke, at, inside }) => (
    <Tag
      key={`${Tag} ${JSON.stringify(at)}`}
      {...at}
      {...(fill && { fill: token(fill) })}
      stroke={token(stroke)}
    >
      {inside && <Shapes shapes={inside} />}
    </Tag>
  ));
}
