import type { SiteSettings } from '@chulbal/contract/site/site';

/** Who runs the demo's league: nobody of these exists, and their number has a wrong check digit. */
export const demoSite: Partial<SiteSettings> = {
  organisations: [
    {
      role: { ko: '운영', en: 'Operated by' },
      name: { ko: '한걸음창업재단', en: 'One Step Start-up Foundation' },
      logo: null,
    },
    {
      role: { ko: '주최', en: 'Hosted by' },
      name: { ko: '새길도전부', en: 'Ministry of New Paths' },
      logo: null,
    },
    {
      role: { ko: '후원', en: 'Supported by' },
      name: { ko: '배움나눔부', en: 'Ministry of Shared Learning' },
      logo: null,
    },
  ],
  businessNumber: '123-45-67890',
  phone: '02-0000-2026',
  email: 'help@onestep.example',
};
