import { IconButton } from './icon-button.tsx';

type Props = {
  /** Its place in the list, from 0, and how many there are. */
  at: number;
  count: number;
  /** What the arrows are called; they say what they move. */
  up: string;
  down: string;
  disabled?: boolean;
  onMove: (by: -1 | 1) => void;
};

/** The arrows that move one thing of a list up and down. */
export function MoveButtons({ at, count, up, down, disabled = false, onMove }: Props) {
  return (
    <>
      <IconButton icon="chevron-up" label={up} disabled={disabled || at === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="chevron-down"
        label={down}
        disabled={disabled || at === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}
