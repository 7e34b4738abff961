import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { wonText } from '../../../lib/won-text.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Split } from '../../../ui/layout/split.tsx';
import type { exhibitionCard as texts } from './exhibition-card.ko.ts';
import styles from './exhibition-teaser.module.css';

/** The exhibition on the start page: what it is doing now, the wallet, and its lanes. Nothing where it is long over. */
export function ExhibitionTeaser({ view, now }: { view: ExhibitionView; now: number }) {
  const t = useTexts<typeof texts>('exhibitionCard');
  const language = useLanguage();
  const { exhibition, market, name, wallet, tracks } = view;
  const phase = phaseOf(view);
  if (isPast(view, now)) return null;
  const at = (moment: string) => momentText(moment, language);
  const isOver = (moment: string) => Date.parse(moment) <= now;
  const text = {
    before: t('textBefore', { at: at(exhibition.opensAt) }),
    open: t('textOpen', { name, at: at(market.closesAt) }),
    locked: isOver(market.revealsAt) ? t('textLate') : t('textLocked', { at: at(market.revealsAt) }),
    revealed: t('textRevealed'),
  }[phase];
  return (
    <Section aria-labelledby="exhibition">
      <Split
        head={
          <>
            <Heading id="exhibition" size="3xl" className={styles.lines}>
              {t(phase)}
            </Heading>
            <p className={styles.text}>{text}</p>
            {phase !== 'revealed' && (
              <p className={styles.wallet}>
                {t('wallet')}
                <b>{wonText(wallet, language)}</b>
              </p>
            )}
            <div className={styles.actions}>
              {phase !== 'before' && (
                <ButtonLink variant="ink" to="/ipo/contents/exhibition">
                  {t('enter')}
                </ButtonLink>
              )}
              <MoreLink to="/ipo/contents/intro">{t('rules')}</MoreLink>
            </div>
          </>
        }
      >
        <ol className={styles.lanes} aria-label={t('lanes')}>
          {tracks.slice(0, 6).map((track, index) => (
            // Drawn as a staggered start: how far a lane reaches says nothing of anybody's total.
            <li key={track.trackNo} data-lane={laneColour(track.lane)}>
              <b>{track.lane}</b>
              <span style={{ '--run': `${36 + index * 11}%` }}>{track.name}</span>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}

function phaseOf({ exhibition, market }: ExhibitionView): 'before' | 'open' | 'locked' | 'revealed' {
  if (market.state === 'revealed') return 'revealed';
  if (market.state === 'closed') return 'locked';
  return exhibition.state === 'upcoming' ? 'before' : 'open';
}

const MONTH_MS = 30 * 86_400_000;

/** Over for a month and more. */
function isPast({ exhibition }: ExhibitionView, now: number): boolean {
  return now - Date.parse(exhibition.closesAt) > MONTH_MS;
}
