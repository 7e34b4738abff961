import type { ProgramSummary } from '@chulbal/contract/programs/programs';
import { useTexts } from '../../lib/use-texts.ts';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { ProgramCard } from '../programs/card/program-card.tsx';
import type { home as texts } from './home.ko.ts';
import boards from './home.module.css';

/** The next three programmes. */
export function HomePrograms({ programs }: { programs: readonly ProgramSummary[] }) {
  const t = useTexts<typeof texts>('home');
  return (
    <Section tone="paper" aria-labelledby="programs">
      <SectionTitle
        level={2}
        size="3xl"
        id="programs"
        aside={<MoreLink to="/support/programs">{t('programs.more')}</MoreLink>}
      >
        {t('programs.title')}
      </SectionTitle>
      {programs.length === 0 ? (
        <p className={boards.none}>{t('programs.none')}</p>
      ) : (
        <ul className={boards.programs}>
          {programs.map((program) => (
            <li key={program.boardId}>
              <ProgramCard program={program} level={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
