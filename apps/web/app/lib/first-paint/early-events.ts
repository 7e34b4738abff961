/** What was done on a page before its scripts had taken it over, as far as the browser does not do it by itself. */
export type EarlyEvents = {
  /** A form that only scripts can send, and the button that was to send it. */
  sent: { form: HTMLFormElement; submitter: HTMLElement | null } | null;
  /** A button that only scripts give a meaning, pressed last. */
  pressed: HTMLButtonElement | null;
  /** Inputs for which files were chosen. */
  chosen: Set<HTMLInputElement>;
  /** Notes nothing from now on. */
  end(): void;
};

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Notes in `window.earlyEvents` what `catchUp` does later. The web server writes it into pages as its text: it uses
 * nothing from outside. Links and forms with a method work without scripts; they are left alone.
 */
export function noteEarlyEvents(): void {
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('method')) return;
    event.preventDefault();
    early.sent = { form, submitter: event.submitter };
  };
  const click = ({ target }: Event) => {
    early.pressed = (target as Element).closest('button[type="button"]:not([popovertarget])');
  };
  const change = ({ target }: Event) => {
    if ((target as HTMLInputElement).type === 'file') early.chosen.add(target as HTMLInputElement);
  };
  const early: EarlyEvents = {
    sent: null,
    pressed: null,
    chosen: new Set(),
    end() {
      document.removeEventListener('submit', submit, true);
      document.removeEventListener('click', click, true);
      document.removeEventListener('change', change, true);
    },
  };
  document.addEventListener('submit', submit, true);
  document.addEventListener('click', click, true);
  document.addEventListener('change', change, true);
  window.earlyEvents = early;
}
