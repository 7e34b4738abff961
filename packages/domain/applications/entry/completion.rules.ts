import type { Fields } from '@chulbal/contract/applications/fields';

/** What of an application a path belongs to, in the words of `completionItem`. */
export function itemOfPath(path: string): 'answers' | 'members' | 'bonus' {
  const [head] = path.split('.');
  if (head === 'leader' || head === 'members') return 'members';
  return head === 'additionList' ? 'bonus' : 'answers';
}

/** Whether the files of a slot were asked for: by the slot, or as the proof of a bonus item. */
export function isAskedSlot(slot: string, items: readonly string[]): boolean {
  return items.includes(slot) || (slot.startsWith('applyAddition') && items.includes('bonus'));
}

/** The texts as they count: those asked for as they are now, all others as they were. */
export function askedFields(before: Fields, now: Fields, items: readonly string[]): Fields {
  const fields: Record<string, string> = {};
  for (const [path, text] of Object.entries(before))
    if (!items.includes(itemOfPath(path))) fields[path] = text;
  for (const [path, text] of Object.entries(now)) if (items.includes(itemOfPath(path))) fields[path] = text;
  return fields;
}

/** The files as they count, likewise. */
export function askedFiles<Before extends { slot: string }, Now extends { slot: string }>(
  before: readonly Before[],
  now: readonly Now[],
  items: readonly string[],
): (Before | Now)[] {
  return [
    ...before.filter(({ slot }) => !isAskedSlot(slot, items)),
    ...now.filter(({ slot }) => isAskedSlot(slot, items)),
  ];
}
