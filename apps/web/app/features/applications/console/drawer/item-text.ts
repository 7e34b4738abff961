const known = [
  'logo',
  'business',
  'comPaper',
  'schoolPaper',
  'applyAddition1',
  'applyAddition2',
  'applyAddition3',
  'answers',
  'members',
  'bonus',
] as const;

/** A place of the application in words. */
export function itemText(
  t: (key: `completion.items.${(typeof known)[number]}`) => string,
  item: string,
): string {
  const key = known.find((one) => one === item);
  return key ? t(`completion.items.${key}`) : item;
}
