import type { Language } from '@chulbal/contract/language';
import { placeholders } from '@chulbal/contract/pages/placeholders';
import type { SiteSettings, SiteView } from '@chulbal/contract/site/site';

/** What is stored beside the settings themselves; one row of `site_settings` for each key. */
export type StoredSite = SiteSettings & { formerSlugs: string[]; editVersion: number };

/** What a new installation is called until an operator names it. */
export const firstSettings: SiteSettings = {
  slug: 'chulbal',
  brand: { ko: '출발+', en: 'Chulbal+' },
  league: { ko: '전국 학생 창업 리그', en: 'National Student Start-up League' },
  logo: null,
  organisations: [
    {
      role: { ko: '운영', en: 'Operated by' },
      name: placeholders.foundation,
      logo: null,
    },
    {
      role: { ko: '주최', en: 'Hosted by' },
      name: placeholders.host,
      logo: null,
    },
    {
      role: { ko: '후원', en: 'Supported by' },
      name: placeholders.supporter,
      logo: null,
    },
  ],
  businessNumber: placeholders.businessNumber,
  phone: placeholders.phone,
  hours: {
    ko: '평일 09:00–18:00, 점심 12:00–13:00 제외',
    en: 'Weekdays 09:00–18:00 KST, except lunch 12:00–13:00',
  },
  email: placeholders.email,
  verification: { naver: '', google: '' },
};

/** The settings in one language. */
export function viewOf(settings: SiteSettings, language: Language): SiteView {
  const { slug, logo, businessNumber, phone, email, verification } = settings;
  return {
    ...{ slug, logo, businessNumber, phone, email, verification },
    brand: settings.brand[language],
    league: settings.league[language],
    organisations: settings.organisations.map((one) => ({
      role: one.role[language],
      name: one.name[language],
      logo: one.logo,
    })),
    hours: settings.hours[language],
  };
}

/** The earlier slugs after the site goes by `next`: one that is taken up again is none of them. */
export function formerSlugsAfter(
  { slug, formerSlugs }: Pick<StoredSite, 'slug' | 'formerSlugs'>,
  next: string,
): string[] {
  if (slug === next) return formerSlugs;
  return [...formerSlugs.filter((one) => one !== next && one !== slug), slug];
}

/** Opaque names of the logos. */
export function logosOf({ logo, organisations }: SiteSettings): string[] {
  return [logo, ...organisations.map((one) => one.logo)].flatMap((one) => one?.serverFileName ?? []);
}
