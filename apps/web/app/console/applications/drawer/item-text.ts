import { type CompletionItem, completionItems } from '@chulbal/contract/applications/parts';

/** A place of the application in words. */
export function itemText(t: (key: `completion.items.${CompletionItem}`) => string, item: string): string {
  const key = completionItems.find((one) => one === item);
  return key ? t(`completion.items.${key}`) : item;
}
