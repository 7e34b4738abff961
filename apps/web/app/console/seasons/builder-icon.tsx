import { StrokeIcon } from '../../ui/icon/stroke-icon.tsx';

/** Strokes of the builder's icons on a 16 × 16 grid. They stand here so that the portal does not carry them. */
const paths = {
  undo: 'M5.5 4 2.8 6.7l2.7 2.7M3 6.7h6.3a3.7 3.7 0 0 1 0 7.3H7',
  redo: 'M10.5 4l2.7 2.7-2.7 2.7M13 6.7H6.7a3.7 3.7 0 0 0 0 7.3H9',
  flag: 'M3.5 14V2.5M3.5 3h9l-2.2 2.9 2.2 2.9h-9',
  lane: 'M2 4h12M2 8h12M2 12h12M6 2.5v3M10.5 6.5v3M4.5 10.5v3',
  stop: 'M5.4 2.3h5.2l3.1 3.1v5.2l-3.1 3.1H5.4l-3.1-3.1V5.4zM8 5v3.6M8 10.9v.1',
  up: 'M8 13V3.5M4 7.5l4-4 4 4',
  down: 'M8 3v9.5M4 8.5l4 4 4-4',
} as const;

type Props = { name: keyof typeof paths; className?: string | undefined };

/** An icon beside a word or inside a named control; hidden from assistive technology. */
export function BuilderIcon({ name, className }: Props) {
  return <StrokeIcon path={paths[name]} className={className} />;
}
