/** A name as it is compared: the server decides by the same rule. */
export function sameName(typed: string, own: string): boolean {
  return compared(typed) !== '' && compared(typed) === compared(own);
}

function compared(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

export type SignError = { field: 'ticked' | 'typedName'; why: 'ticked' | 'nameMissing' | 'name' };

/** What keeps a pledge from being signed, in the order of the page. */
export function formErrors(given: {
  ticked: number;
  clauses: number;
  name: string;
  own: string;
}): SignError[] {
  const errors: SignError[] = [];
  if (given.ticked < given.clauses) errors.push({ field: 'ticked', why: 'ticked' });
  if (compared(given.name) === '') errors.push({ field: 'typedName', why: 'nameMissing' });
  else if (!sameName(given.name, given.own)) errors.push({ field: 'typedName', why: 'name' });
  return errors;
}
