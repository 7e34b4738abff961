/** What was typed into text areas: React writes the server's text over it while it takes them over. */
const typedTexts = new Map<HTMLTextAreaElement, string>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** To be called before React takes the page over. */
export function holdTyped(): void {
  for (const area of document.querySelectorAll('textarea')) holdText(area);
  document.addEventListener('input', holdTarget, true);
}

function holdTarget({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) holdText(target);
}

function holdText(area: HTMLTextAreaElement): void {
  typedTexts.set(area, area.value);
}

/**
 * Tells React of what already stands in the fields of a page that it has just taken over: typed, chosen or filled in by
 * the browser before. React leaves it there, but does not know it, and wipes it at the next render: at the first field it
 * is told of, therefore, all are read before. The one that has the focus comes first and is not touched, so that caret,
 * selection and a syllable that is being put together stay.
 */
export function tellOfTyped(): void {
  const { activeElement } = document;
  document.removeEventListener('input', holdTarget, true);
  const tellings = [...document.querySelectorAll<Control>('input, textarea, select')]
    .sort((one, other) => Number(other === activeElement) - Number(one === activeElement))
    .map(tellingOf);
  for (const tell of tellings) tell?.();
  typedTexts.clear();
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
  if (control instanceof HTMLSelectElement) return isChosenAnew(control) ? tellingOfSelect(control) : null;
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked, type } = control;
    // The radio button that was left says nothing by itself.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      change(control, 'checked', checked, defaultChecked);
      // No mouse event: a click of the mouse would change the field.
      dispatch(control, 'click');
    };
  }
  if (control.type === 'file') return null;
  const value = typedTexts.get(control as HTMLTextAreaElement) ?? control.value;
  const written = writtenIn(control);
  if (value === written) return null;
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

function tellingOfSelect(select: HTMLSelectElement): () => void {
  const chosen = new Set(select.selectedOptions);
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

function isChosenAnew(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  const written = (option: HTMLOptionElement) => option.hasAttribute('selected');
  // Where the server wrote none, the browser takes the first that can be taken.
  if (!select.multiple && !options.some(written)) {
    return select.selectedIndex !== options.findIndex((option) => !option.disabled);
  }
  return options.some((option) => option.selected !== written(option));
}
