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
import type { exhibition as texts } from '../../exhibition.ko.ts';
import { type IntroPhase, phaseOf } from '../intro-legs.ts';
import styles from './hero.module.css';

const kinds: Record<IntroPhase, StatusKind> = {
  before: 'upcoming',
  marketSoon: 'upcoming',
  open: 'open',
  locked: 'closed',
  revealed: 'announced',
};

/** The rule itself is the headline while there is something to invest; else what is going on. */
export function IntroHero({ view, teams }: { view: ExhibitionView /** That are shown. */; teams: number }) {
  const t = useTexts<typeof texts>('exhibition');
  const language = useLanguage();
  const { user, serverNow } = useRootData();
  const phase = phaseOf(view);
  const { exhibition, market } = view;
  const when = {
    before: exhibition.opensAt,
    marketSoon: market.opensAt,
    open: market.closesAt,
    locked: market.revealsAt,
    revealed: market.closesAt,
  }[phase];
  const isLate = phase === 'locked' && Date.parse(market.revealsAt) <= serverNow;
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
          <p className={styles.lede}>
            {t(`lede.${isLate ? 'late' : phase}`, { at: momentText(when, language), teams })}
          </p>
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

const ink = 'var(--ink-950)';
const orange = 'var(--orange-500)';

/** Five lanes; behind each team stand the millions that were put in. */
const lanes = [
  {
    millions: 2,
    ground: 'var(--orange-200)',
    mark: 'M8 36a24 24 0 0 1 48 0H35v13a8 8 0 0 1-16 0h5a3 3 0 0 0 6 0V36z',
    fill: 'var(--orange-700)',
  },
  {
    millions: 4,
    ground: ink,
    mark: `${[22, 42].flatMap((x) => [14, 32, 50].map((y) => `M${x - 7} ${y}a7 7 0 1 1 14 0a7 7 0 1 1-14 0z`)).join('')}`,
    fill: '#fff',
  },
  {
    millions: 4,
    ground: 'var(--ink-200)',
    mark: 'M32 9a17 17 0 0 1 0 34 17 17 0 0 1 0-34zM29 40h6v16h-6z',
    fill: 'var(--lane-2)',
  },
  { millions: 5, ground: 'var(--lane-3)', mark: 'M8 14h48v8H8zM8 30h48v8H8zM8 46h30v8H8z', fill: '#fff' },
  { millions: 3, ground: 'var(--lane-5)', mark: 'M10 14h20v38H12zM54 14H34v38h18z', fill: '#fff' },
] as const;

/** The rule of the market as a picture: blocks of a million behind teams, in five lanes. */
function IntroHeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 720 560" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <rect width="720" height="560" fill={orange} />
      {lanes.map(({ millions, ground, mark, fill }, index) => (
        <g key={mark} transform={`translate(0 ${index * 100 + 30})`}>
          <path d="M0 0h720" stroke="#fff" strokeWidth="5" />
          <text
            x="58"
            y="72"
            fontFamily="var(--font)"
            fontWeight="900"
            fontSize="64"
            fill="#fff"
            textAnchor="middle"
          >
            {index + 1}
          </text>
          <path d={blocks(millions)} fill={ink} />
          <g transform={`translate(${128 + millions * 60 + 6} 8)`}>
            <rect x="-3" y="-3" width="90" height="90" fill="#fff" />
            <rect width="84" height="84" fill={ground} />
            <path d={mark} transform="translate(10 10)" fill={fill} />
          </g>
        </g>
      ))}
      <path d="M0 530h720" stroke="#fff" strokeWidth="5" />
      <path d="M112 0v560" stroke="#fff" strokeWidth="8" />
    </svg>
  );
}

function blocks(count: number): string {
  return Array.from({ length: count }, (_, place) => `M${128 + place * 60} 22h54v56h-54z`).join('');
}
