import type { AffiliationSchool } from '@chulbal/contract/evaluators/evaluators';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { evaluatorCommand } from '../shell/commands.ts';
import type { evaluators as texts } from './evaluators.ko.ts';

/** Milliseconds without a letter before the server is asked. */
const quiet = 300;

/** A school by its number, `none` where the affiliation is no school, null as long as nobody has answered. */
export type AffiliationAnswer = string | null;

type Props = {
  name: string;
  affiliation: string;
  schools: readonly AffiliationSchool[];
  answer: AffiliationAnswer;
  onAnswer: (answer: AffiliationAnswer) => void;
};

/** Whether an affiliation is one of the schools that it may mean. */
export function AffiliationQuestion({ name, affiliation, schools, answer, onAnswer }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const place = (sido: string) => sidos[sido as SidoCode]?.[language] ?? '';
  return (
    <FieldGroup
      label={t('belongs.question', { affiliation })}
      name={name}
      hint={answer === null ? t('belongs.unanswered') : undefined}
    >
      <RadioGroup
        column
        value={answer ?? ''}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        choices={[
          ...schools.map((school) => ({
            value: String(school.schoolNo),
            text: t('belongs.yes', { school: school.name, place: place(school.sido) }),
          })),
          { value: 'none', text: t('belongs.no') },
        ]}
      />
    </FieldGroup>
  );
}

/** Schools that a line may mean, asked once nobody has typed for a moment. */
export function useAffiliationSchools(affiliation: string): readonly AffiliationSchool[] {
  const wanted = affiliation.trim();
  const [found, setFound] = useState<readonly AffiliationSchool[]>([]);
  useEffect(() => {
    let stopped = false;
    const timer = setTimeout(async () => {
      const answer = wanted ? await evaluatorCommand('affiliationSchools', { affiliation: wanted }) : null;
      if (!stopped) setFound(answer?.kind === 'done' ? answer.data : []);
    }, quiet);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return found;
}

/** As commands take it: left out where nobody has answered. */
export function affiliationInput(answer: AffiliationAnswer): { affiliationSchoolNo?: number | null } {
  if (answer === null || answer === '') return {};
  return { affiliationSchoolNo: answer === 'none' ? null : Number(answer) };
}
