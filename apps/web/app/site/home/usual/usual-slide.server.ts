import type { Language } from '@chulbal/contract/language';
import type { SlideView } from '@chulbal/contract/slides';
import { textsOf } from '../../../lib/all-texts.server.ts';
import type { home as texts } from '../home.ko.ts';

/** What stands where operators show no slide, in the language of the visit; `league` as the site is called. */
export function usualSlide(language: Language, league: string | null): SlideView {
  const t = textsOf<typeof texts>(language, 'home');
  return {
    ...{ id: 0, tone: 'paper', imgSrc: '/art/slide-start.svg', imgAlt: t('picture') },
    ...{ title: t('usualTitle'), subTitle: league ?? t('league'), desc: t('text') },
    ...{ linkTo: '/contest/apply-info', linkText: t('info') },
  };
}
