import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { buttonClass } from './button-look.ts';
import { placeBelow } from './place-below.ts';
import styles from './popover.module.css';

type Props = {
  /** What the button shows; with `label` an icon alone will do. */
  button: ReactNode;
  /** Name of button and panel where the button has no words. */
  label?: string;
  /** Class of a button that looks otherwise. */
  buttonClassName?: string | undefined;
  /** Edge of the button that the panel keeps to. */
  align?: 'start' | 'end';
  panelClassName?: string | undefined;
  /** What the panel holds; `close` puts it away and gives focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button and a panel under it that closes on Escape and on a click elsewhere: the platform's popover. Its
 * content is there only while it is open.
 */
export function Popover({
  button,
  label,
  buttonClassName,
  align = 'start',
  panelClassName,
  children,
}: Props) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    setOpen(event.newState === 'open');
  }
  /** Before it is seen: its content is not there yet, so only the place under the button counts. */
  function placed(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState !== 'open' || !anchor.current || !panel.current) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = placeBelow(anchor.current.getBoundingClientRect(), view, align);
    for (const [name, value] of Object.entries(place)) panel.current.style.setProperty(name, value);
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={buttonClassName ?? buttonClass({})}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        title={label}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.panel, panelClassName)}
        onBeforeToggle={placed}
        onToggle={toggled}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
