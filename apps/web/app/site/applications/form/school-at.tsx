import type { Person } from '@chulbal/contract/applications/fields';
import type { SchoolView } from '@chulbal/contract/schools/schools';
import type { Choice, SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSchools } from '../../../lib/use-schools.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useFieldFacts } from '../../../ui/form/field-context.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';
import styles from './school-search.module.css';
import { TheirField } from './their-field.tsx';
import { changesAt, usePath } from './use-path.ts';

type Props = { prefix: string };

/**
 * The school of a person: found by name or initial consonants, or written freely. A school that was found
 * also brings its number, kind and region.
 */
export function SchoolAt({ prefix }: Props) {
  const { data, form, write } = useApply();
  const t = useTexts<typeof apply>('apply');
  const path = `${prefix}.tmSchoolName`;
  const { label, text, error, disabled, onBlur, theirs } = usePath(path);
  const [found, setFound] = useState<SchoolView | null>(null);

  const writeAll = (texts: Partial<Person>) =>
    write(
      Object.assign(
        {},
        ...Object.entries(texts).map(([name, value]) => changesAt(form, `${prefix}.${name}`, value)),
      ),
    );

  function choose(school: SchoolView) {
    const detail = data.choices.tmSchoolTypeDetail?.find(({ parent }) => parent === school.schoolType);
    setFound(school);
    writeAll({
      tmSchoolName: school.name,
      schoolNo: String(school.schoolNo),
      tmSchoolType: school.schoolType,
      tmSchoolTypeDetail: detail?.code ?? '',
      tmRegion: school.sido,
    });
  }

  if (theirs) return <TheirField label={label} full />;
  return (
    <Field
      label={label}
      name={path}
      error={error}
      required
      full
      hint={t('hint.school')}
      done={found?.name === text ? t('schoolFound') : undefined}
    >
      <SchoolSearch
        text={text}
        disabled={disabled}
        onBlur={onBlur}
        onType={(typed) => writeAll({ tmSchoolName: typed, schoolNo: '' })}
        onChoose={choose}
      />
    </Field>
  );
}

type SchoolSearchProps = {
  text: string;
  disabled?: boolean;
  onBlur: () => void;
  onType: (text: string) => void;
  onChoose: (school: SchoolView) => void;
};

/** A text field that offers schools while one types; arrows, Enter and Escape as a combobox does. */
function SchoolSearch({ text, disabled, onBlur, onType, onChoose }: SchoolSearchProps) {
  const { data } = useApply();
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const facts = useFieldFacts({});
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { schools, state } = useSchools(open ? text : '');
  const shown = open && schools.length > 0;

  function choose(school: SchoolView | undefined) {
    if (school) onChoose(school);
    setOpen(false);
    setAt(-1);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // While a syllable is being put together, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setOpen(true);
      const places = schools.length + 1;
      setAt(((at + 1 + move + places) % places) - 1);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      choose(schools[at]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      choose(undefined);
    }
  }

  return (
    <div className={styles.box}>
      <TextInput
        {...facts}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('schoolPlaceholder')}
        value={text}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={press}
        onBlur={() => {
          choose(undefined);
          onBlur();
        }}
      />
      <div role="listbox" id={listId} aria-label={t('schools')} className={styles.list} hidden={!shown}>
        {schools.map((school, index) => (
          <div
            key={school.schoolNo}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={styles.option}
            // The field keeps its focus, so that the list is still there when the button goes up; a finger that
            // scrolls the list cancels and chooses nothing.
            onMouseDown={(event) => event.preventDefault()}
            onPointerUp={() => choose(school)}
          >
            <b>{school.name}</b>
            <span>{placeOf(school, data.choices.tmSchoolType, language)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">
        {open && state === 'found' && t('schoolsFound', { count: schools.length })}
      </VisuallyHidden>
      {open && state === 'found' && schools.length === 0 && <p className={styles.none}>{t('schoolsNone')}</p>}
    </div>
  );
}

function placeOf(
  { schoolType, sido }: SchoolView,
  types: readonly Choice[] | undefined,
  language: 'ko' | 'en',
): string {
  const type = types?.find(({ code }) => code === schoolType)?.label;
  const place = sidos[sido as SidoCode]?.[language];
  return [type, place].filter(Boolean).join(' · ');
}
