import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

type Props = {
  label: string;
  /** What is heard when it moves. */
  text: string;
  /** Day of the lanes on which it stands, of so many. */
  day: number;
  days: number;
  readOnly: boolean;
  className: string | undefined;
  /** Whether the Tab key stops at it. */
  stop: boolean;
  stage?: string;
  current?: boolean;
  title?: string;
  onDown: (event: PointerEvent<HTMLElement>) => void;
  onKey: (event: KeyboardEvent) => void;
  children?: ReactNode;
};

/** A mark on a lane, or an end of one, that moves by days: a slider for who does not see it. */
export function MarkSlider(props: Props) {
  const {
    label,
    text,
    day,
    days,
    readOnly,
    className,
    stop,
    stage,
    current,
    title,
    onDown,
    onKey,
    children,
  } = props;
  return (
    <div
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={days}
      aria-valuenow={day}
      aria-valuetext={text}
      aria-readonly={readOnly || undefined}
      aria-current={current || undefined}
      tabIndex={stop ? 0 : -1}
      className={className}
      data-stage={stage}
      title={title}
      onPointerDown={onDown}
      onKeyDown={onKey}
    >
      {children}
    </div>
  );
}
