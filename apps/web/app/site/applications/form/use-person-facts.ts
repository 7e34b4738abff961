import type { Member, Person } from '@chulbal/contract/applications/fields';
import { isTheirs } from '@chulbal/contract/applications/part-progress.rules';
import { needsMajor } from '@chulbal/contract/applications/rules';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';

/** What a card says about a person: where they study, how to reach them. */
export type PersonFacts = { school: string; contact: string };

/** Says a person in two lines: 새벽들대학교 문헌정보학과 3학년 / 010-0000-0417 · 강원. */
export function usePersonFacts(): (person: Person | Member, withEmail?: boolean) => PersonFacts {
  const { data, parts } = useApply();
  const { choices } = data;
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const labelOf = (field: string, code: string) => choices[field]?.find((one) => one.code === code)?.label;
  return (person, withEmail = false) => {
    // What a member wrote themselves is not here: the form's own defaults would be said of them instead.
    if ('key' in person && isTheirs(parts, `members.${person.key}.tmSchoolName`)) {
      const contact = [person.tmPhone, person.tmEmail].filter(Boolean).join(' · ');
      return { school: t('ask.theirs'), contact };
    }
    if (!person.tmSchoolName && !person.tmPhone) return { school: '', contact: '' };
    const major = needsMajor(person) ? person.tmMajor : '';
    const region = sidos[person.tmRegion as SidoCode]?.[language];
    return {
      school: [person.tmSchoolName, major, labelOf('tmGrade', person.tmGrade)].filter(Boolean).join(' '),
      contact: [person.tmPhone, withEmail && person.tmEmail, region].filter(Boolean).join(' · '),
    };
  };
}
