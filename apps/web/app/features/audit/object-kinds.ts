/** What entries of the log are about. */
export const objectKinds = [
  'season',
  'exhibition',
  'company',
  'wallet',
  'stage',
  'team',
  'operator',
  'evaluator',
  'pledge',
  'announcement',
  'invitation',
  'export',
  'schools',
  'notice',
  'program',
  'resource',
  'hero',
  'past',
  'hof',
  'event',
  'typeTest',
  'quiz',
  'faq',
  'page',
  'setup',
  'site',
  'slide',
  'popup',
  'poster',
  'contentFile',
  'view',
  'completionText',
  'message',
  'member',
  'dataRequest',
  'guardian',
] as const;
export type ObjectKind = (typeof objectKinds)[number];

export function isObjectKind(kind: string): kind is ObjectKind {
  return (objectKinds as readonly string[]).includes(kind);
}
