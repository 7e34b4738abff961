type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What fields hold that React takes over. It writes the server's text over that of text areas at once, and over any field
 * where a component renders again before React is told: an effect does that, which runs early where somebody clicks or
 * types meanwhile.
 */
const held = new Map<Control, string | boolean | ReadonlySet<HTMLOptionElement>>();

/** To be called before React takes the page over. */
export function holdTyped(): void {
  for (const control of controls()) held.set(control, contentOf(control));
  for (const type of ['input', 'change']) document.addEventListener(type, holdTarget, true);
}

function holdTarget({ target }: Event): void {
  if (!isControl(target)) return;
  held.set(target, contentOf(target));
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  for (const other of controls()) {
    if (other instanceof HTMLInputElement && other.type === 'radio' && other.name === target.name) {
      held.set(other, other.checked);
    }
  }
}

function controls(): NodeListOf<Control> {
  return document.querySelectorAll<Control>('input, textarea, select');
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function contentOf(control: Control): string | boolean | ReadonlySet<HTMLOptionElement> {
  if (control instanceof HTMLSelectElement) return new Set(control.selectedOptions);
  return isTicked(control) ? control.checked : control.value;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

/**
 * Tells React of what already stands in the fields of a page that it has just taken over: typed, chosen or filled in by
 * the browser before. React leaves it there, but does not know it, and wipes it at the next render: at the first field it
 * is told of, therefore, all are read before. The one that has the focus comes first and is not touched, so that caret,
 * selection and a syllable that is being put together stay.
 */
export function tellOfTyped(): void {
  const { activeElement } = document;
  for (const type of ['input', 'change']) document.removeEventListener(type, holdTarget, true);
  const tellings = [...controls()]
    .sort((one, other) => Number(other === activeElement) - Number(one === activeElement))
    .map(tellingOf);
  for (const tell of tellings) tell?.();
  held.clear();
}

/** Does what was asked for before the page could do it; see `noteEarlyEvents`. */
export function catchUp(): void {
  const early = window.earlyEvents;
  if (!early) return;
  early.end();
  delete window.earlyEvents;
  for (const input of early.chosen) if (input.isConnected) dispatch(input, 'change');
  const { sent, pressed } = early;
  if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter);
  else if (pressed?.isConnected) pressed.click();
}

/** How React is told of a field that holds something else than the server wrote; null for any other. */
function tellingOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const before = held.get(control);
    const chosen = [before instanceof Set ? before : null, new Set(control.selectedOptions)].find(
      (one) => one && isChosenAnew(control, one),
    );
    return chosen ? tellingOfSelect(control, chosen) : null;
  }
  if (isTicked(control)) {
    const { defaultChecked, type } = control;
    const before = held.get(control);
    const checked = typeof before === 'boolean' && before !== defaultChecked ? before : control.checked;
    // The radio button that was left says nothing by itself.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      change(control, 'checked', checked, defaultChecked);
      // No mouse event: a click of the mouse would change the field.
      dispatch(control, 'click');
    };
  }
  if (control.type === 'file') return null;
  const written = writtenIn(control);
  const value = [held.get(control), control.value].find((one) => one !== undefined && one !== written);
  if (value === undefined) return null;
  return () => {
    change(control, 'value', value, written);
    dispatch(control, 'input');
  };
}

/** What a field held at first: a slider or a date makes something of its own of what the server wrote. */
function writtenIn(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control instanceof HTMLTextAreaElement) return control.defaultValue;
  const copy = control.cloneNode() as HTMLInputElement;
  copy.value = control.defaultValue;
  return copy.value;
}

function tellingOfSelect(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): () => void {
  return () => {
    for (const option of select.options) option.selected = chosen.has(option);
    dispatch(select, 'change');
  };
}

/**
 * Has a field hold `now` while React believes that it holds `written`: it sees an event only where the value is another
 * than the one it last heard of. It listens in by a property of the field's own, which is given another field here.
 */
function change(control: Control, name: 'value' | 'checked', now: unknown, written: unknown): void {
  const own = Object.getOwnPropertyDescriptor(control, name);
  own?.set?.call(document.createElement(control.localName), written);
  if (Reflect.get(control, name) === now) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, now);
}

function dispatch(control: Control, type: 'input' | 'change' | 'click'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isChosenAnew(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): boolean {
  const options = [...select.options];
  const written = (option: HTMLOptionElement) => option.hasAttribute('selected');
  // Where the server wrote none, the browser takes the first that can be taken.
  if (!select.multiple && !options.some(written)) {
    const first = options.find((option) => !option.disabled);
    return options.some((option) => chosen.has(option) !== (option === first));
  }
  return options.some((option) => chosen.has(option) !== written(option));
}
