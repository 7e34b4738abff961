import type { ProgramDetail } from '@chulbal/contract/programs/programs';
import { spanText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { ProgramArt } from './card/program-art.tsx';
import type { programCard as words } from './card/program-card.ko.ts';
import styles from './program-facts.module.css';
import type { programs as texts } from './programs.ko.ts';

/** What one asks first of a programme: until when, when, where, how many, for whom. */
export function ProgramFacts({ program }: { program: ProgramDetail }) {
  const t = useTexts<typeof texts>('programs');
  const say = useTexts<typeof words>('programCard');
  const language = useLanguage();
  const { speaker, capacity, placesLeft, waiting, place, online, needsTeam } = program;
  const period = spanText(program.opensAt, program.closesAt, language);
  // what is left is of use to whoever can still apply
  const appliable = ['upcoming', 'open', 'waiting', 'full'].includes(program.state);
  const places = [
    capacity === null ? say('free') : t('capacity', { count: capacity }),
    ...(placesLeft === null || !appliable
      ? []
      : [placesLeft === 0 ? say('state.full') : t('left', { count: placesLeft })]),
    ...(waiting > 0 && appliable ? [t('waitingCount', { count: waiting })] : []),
  ].join(' · ');
  return (
    <section aria-label={t('facts')} className={styles.facts}>
      <ProgramArt className={styles.cover} program={program} sizes="(min-width: 800px) 760px, 92vw" first />
      <DefinitionList
        ruled
        facts={[
          { key: 'when', term: t('when'), text: spanText(program.startsAt, program.endsAt, language) },
          {
            key: 'where',
            term: t('where'),
            text: (
              <>
                {[place, online && say('online')].filter(Boolean).join(' · ')}
                {place && (
                  <small className={styles.note}>
                    <TextLink
                      to={`https://map.kakao.com/?q=${encodeURIComponent(place)}`}
                      target="_blank"
                      rel="noopener"
                    >
                      {t('map')}
                    </TextLink>
                  </small>
                )}
                {online && <small className={styles.note}>{t('onlineToo')}</small>}
              </>
            ),
          },
          ...(speaker ? [{ key: 'speaker', term: t('speaker'), text: speaker }] : []),
          { key: 'period', term: t('period'), text: period },
          { key: 'places', term: t('places'), text: places },
          { key: 'who', term: t('who'), text: t(needsTeam ? 'team' : 'everyone') },
        ]}
      />
    </section>
  );
}
