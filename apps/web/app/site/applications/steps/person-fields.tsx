import { defaults, type Person } from '@chulbal/contract/applications/fields';
import { needsMajor } from '@chulbal/contract/applications/rules';
import { sidos } from '@chulbal/contract/seasons/values';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { SchoolAt } from '../form/school-at.tsx';
import { SelectAt, TextAt } from '../form/text-at.tsx';
import { changesAt } from '../form/use-path.ts';
import styles from './person-section.module.css';

type Props = {
  /** `leader` or `members.<key>`. */
  prefix: string;
  person: Person;
  /** The browser may offer the reader's own data. */
  own?: boolean;
  /** Only one group of the questions; both, unless said. */
  part?: 'who' | 'school';
};

/** Everything that is asked of a person of the team: who it is, how to reach them, where they study. */
export function PersonFields({ prefix, person, own, part }: Props) {
  const { data, form, write } = useApply();
  const language = useLanguage();
  const { choices, track, today } = data;
  const at = (name: string) => `${prefix}.${name}`;
  const fill = (token: string) => (own ? token : 'off');
  const types = (choices.tmSchoolType ?? []).filter(
    ({ code }) => track.schoolTypes.length === 0 || track.schoolTypes.includes(code),
  );
  const isTaken = types.some(({ code }) => code === person.tmSchoolType);
  const details = (choices.tmSchoolTypeDetail ?? []).filter(
    ({ parent }) => isTaken && parent === person.tmSchoolType,
  );
  const regions = Object.entries(sidos).map(([code, names]) => ({ code, label: names[language] }));

  function chooseType(code: string) {
    const first = choices.tmSchoolTypeDetail?.find(({ parent }) => parent === code)?.code ?? '';
    write({
      ...changesAt(form, at('tmSchoolType'), code),
      ...changesAt(form, at('tmSchoolTypeDetail'), first),
    });
  }

  return (
    <>
      {part !== 'school' && (
        <PersonSection part="who" alone={part !== undefined}>
          <FormGrid>
            <TextAt path={at('tmName')} autoComplete={fill('name')} />
            <SelectAt path={at('tmSex')} choices={choices.tmSex ?? []} />
            <TextAt path={at('tmBirth')} kind="date" max={today} autoComplete={fill('bday')} />
            <SelectAt path={at('tmCountry')} choices={choices.tmCountry ?? []} />
            <TextAt path={at('tmPhone')} kind="phone" autoComplete={fill('tel-national')} />
            <TextAt path={at('tmEmail')} kind="email" autoComplete={fill('email')} />
          </FormGrid>
        </PersonSection>
      )}
      {part !== 'who' && (
        <PersonSection part="school" alone={part !== undefined}>
          <FormGrid>
            <SchoolAt prefix={prefix} />
            <SelectAt
              path={at('tmSchoolType')}
              choices={types}
              standard={defaults.tmSchoolType}
              onChoose={chooseType}
            />
            <SelectAt
              path={at('tmSchoolTypeDetail')}
              choices={details}
              standard={defaults.tmSchoolTypeDetail}
              optional
            />
            <SelectAt path={at('tmGrade')} choices={choices.tmGrade ?? []} standard={defaults.tmGrade} />
            <SelectAt
              path={at('tmStudyType')}
              choices={choices.tmStudyType ?? []}
              standard={defaults.tmStudyType}
            />
            {needsMajor(person) && <TextAt path={at('tmMajor')} />}
            {needsMajor(person) && <SelectAt path={at('tmMajority')} choices={choices.tmMajority ?? []} />}
            <SelectAt path={at('tmRegion')} choices={regions} standard={defaults.tmRegion} />
          </FormGrid>
        </PersonSection>
      )}
    </>
  );
}

type SectionProps = {
  part: 'who' | 'school';
  /** The only group of its page, whose heading says what it is. */
  alone?: boolean;
  children: ReactNode;
};

/** A group of questions about a person, with its small heading. */
function PersonSection({ part, alone, children }: SectionProps) {
  const t = useTexts<typeof apply>('apply');
  return (
    <section className={styles.section} aria-label={t(`person.${part}`)}>
      {!alone && <h3 className={styles.title}>{t(`person.${part}`)}</h3>}
      {children}
    </section>
  );
}
