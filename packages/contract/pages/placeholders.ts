import type { SiteSettings } from '../site/site.ts';

/** What a new installation says of who runs it, until an operator fills it in. */
export const placeholders = {
  foundation: { ko: '운영재단 이름', en: 'Operating foundation' },
  host: { ko: '주최 부처 이름', en: 'Hosting ministry' },
  supporter: { ko: '후원 부처 이름', en: 'Supporting ministry' },
  businessNumber: '000-00-00000',
  phone: '0000-0000',
  email: 'help@chulbal.example',
} as const;

/** The settings that begin as placeholders, in the order in which they are filled in. */
export const placeholderItems = ['organisations', 'businessNumber', 'phone', 'email'] as const;
export type PlaceholderItem = (typeof placeholderItems)[number];

/** Which of the settings still say what a new installation says; a name counts in either language. */
export function openPlaceholders(
  settings: Pick<SiteSettings, 'businessNumber' | 'phone' | 'email'> & {
    organisations: readonly Pick<SiteSettings['organisations'][number], 'name'>[];
  },
): PlaceholderItem[] {
  const { foundation, host, supporter } = placeholders;
  const unnamed = settings.organisations.some(({ name }) =>
    [foundation, host, supporter].some(({ ko, en }) => name.ko === ko || name.en === en),
  );
  return placeholderItems.filter((item) =>
    item === 'organisations' ? unnamed : settings[item] === placeholders[item],
  );
}

/** Whether a text says what a new installation says in place of the truth. */
export function holdsPlaceholder(text: string): boolean {
  return Object.values(placeholders)
    .flatMap((one) => (typeof one === 'string' ? [one] : [one.ko, one.en]))
    .some((one) => text.includes(one));
}
