/** Kinds of fields in which people write nothing that they would miss: secrets, searches, and what is no text. */
const others = new Set(['password', 'search', 'checkbox', 'radio', 'range', 'hidden', 'color']);
const ofSignIn = new Set(['one-time-code', 'username', 'current-password', 'new-password']);

/** Whether somebody writes a text of their own in this place of a form. */
export function isWriting(place: EventTarget): place is HTMLElement {
  if (place instanceof HTMLTextAreaElement) return true;
  if (place instanceof HTMLInputElement) {
    return !others.has(place.type) && !ofSignIn.has(place.autocomplete) && place.role !== 'combobox';
  }
  return place instanceof HTMLElement && place.isContentEditable;
}

/** Whether what was written there is there still. */
export function isWritten(place: HTMLElement): boolean {
  if (!place.isConnected) return false;
  const isField = place instanceof HTMLTextAreaElement || place instanceof HTMLInputElement;
  return (isField ? place.value : (place.textContent ?? '')).trim() !== '';
}
