import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { momentText } from '../../../../lib/korean-time.ts';
import { useRootData } from '../../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { wonText } from '../../../../lib/won-text.ts';
import { ButtonLink } from '../../../../ui/action/button-link.tsx';
import { MoreLink } from '../../../../ui/action/more-link.tsx';
import { Status, type StatusKind } from '../../../../ui/lane/status.tsx';
import { Breadcrumbs } from '../../../../ui/layout/breadcrumbs.tsx';
import { Wrap } from '../../../../ui/layout/wrap.tsx';
import type { exhibitionIntro as texts } from '../exhibition-intro.ko.ts';
import { type IntroPhase, phaseOf } from '../intro-legs.ts';
import styles from './hero.module.css';
import { IntroHeroArt } from './hero-art.tsx';

const kinds: Record<IntroPhase, StatusKind> = {
  before: 'upcoming',
  marketSoon: 'upcoming',
  open: 'open',
  locked: 'closed',
  revealed: 'announced',
};

/** The rule itself is the headline while there is something to invest; else what is going on. */
export function IntroHero({ view, teams }: { view: ExhibitionView /** That are shown. */; teams: number }) {
  const t = useTexts<typeof texts>('exhibitionIntro');
  const language = useLanguage();
  const { user } = useRootData();
  const phase = phaseOf(view);
  const { exhibition, market } = view;
  const when = {
    before: exhibition.opensAt,
    marketSoon: market.opensAt,
    open: market.closesAt,
    locked: market.revealsAt,
    revealed: market.closesAt,
  }[phase];
  const isOpen = phase === 'open' || phase === 'marketSoon';
  return (
    <section className={styles.hero}>
      <IntroHeroArt className={styles.heroArt} />
      <Wrap className={styles.heroWrap}>
        <div className={styles.heroText}>
          <Breadcrumbs
            crumbs={[
              { text: t('support') },
              { text: t('name'), to: '/ipo/contents/exhibition' },
              { text: t('intro') },
            ]}
          />
          <p className={styles.phase}>
            <Status kind={kinds[phase]}>{t(`state.${phase}`)}</Status>
          </p>
          <h1 className={styles.lines}>
            {isOpen ? t('rule', { wallet: wonText(view.wallet, language) }) : t(`hero.${phase}`)}
          </h1>
          <p className={styles.lede}>{t(`lede.${phase}`, { at: momentText(when, language), teams })}</p>
          <div className={styles.actions}>
            {phase === 'before' ? (
              <ButtonLink variant="line" size="lg" to="/contest/apply-team">
                {t('teams')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/ipo/contents/exhibition">
                {t(isOpen ? 'enter' : 'look')}
              </ButtonLink>
            )}
            {phase === 'before' && <MoreLink to="/contest/schedule">{t('schedule')}</MoreLink>}
            {user && phase !== 'before' && (
              <MoreLink to="/ipo/contents/exhibition/mine">{t('mine')}</MoreLink>
            )}
          </div>
          <p className={styles.hint}>{t('who')}</p>
        </div>
      </Wrap>
    </section>
  );
}
