import type { Story, StoryKind, StorySection } from '@chulbal/contract/pages/pages';
import { MOST_SECTIONS } from '@chulbal/contract/pages/values';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';
import { emptySection, SectionFields, sectionKinds } from './section-fields.tsx';

type Props = {
  story: Story;
  wrong: (path: string) => string | undefined;
  onChange: (story: Story) => void;
};

/** The opening of the story and its parts, put in order by dragging or by their arrows. */
export function StoryFields({ story, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const [kind, setKind] = useState<StoryKind>('text');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { hero, sections } = story;
  const setSections = (next: StorySection[]) => onChange({ ...story, sections: next });
  function move(from: number, to: number) {
    const section = sections[from];
    if (!section || from === to) return;
    setSections(sections.toSpliced(from, 1).toSpliced(to, 0, section));
    setSaid(t('moved', { place: to + 1 }));
  }
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('hero')}</legend>
        {(['title', 'text'] as const).map((key) => (
          <BothLanguages
            key={key}
            label={t(key === 'title' ? 'heroTitle' : 'heroText')}
            value={hero[key]}
            rows={2}
            maxLength={key === 'title' ? 80 : 300}
            error={(language) => wrong(`hero.${key}.${language}`)}
            onChange={(value) => onChange({ ...story, hero: { ...hero, [key]: value } })}
          />
        ))}
      </fieldset>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ol className={styles.sections}>
        {sections.map((section, index) => {
          const place = index + 1;
          return (
            <li
              key={section.id}
              className={styles.section}
              data-dragged={dragged === index || undefined}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
              }}
            >
              <div className={styles.sectionHead}>
                <h2 draggable onDragStart={() => setDragged(index)} onDragEnd={() => setDragged(null)}>
                  {t('section', { place, kind: t(`kinds.${section.kind}`) })}
                </h2>
                <MoveButtons
                  at={index}
                  count={sections.length}
                  up={t('up', { place })}
                  down={t('down', { place })}
                  onMove={(by) => move(index, index + by)}
                />
                <IconButton
                  icon="cross"
                  label={t('remove', { place })}
                  onClick={() => setSections(sections.toSpliced(index, 1))}
                />
              </div>
              <SectionFields
                section={section}
                wrong={(path) => wrong(`sections.${index}.${path}`)}
                onChange={(next) => setSections(sections.with(index, next))}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.adding}>
        <Field label={t('add')}>
          <Select
            value={kind}
            options={sectionKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setKind(sectionKinds.find((one) => one === value) ?? 'text')
            }
          />
        </Field>
        <Button
          variant="line"
          icon="plus"
          disabled={sections.length >= MOST_SECTIONS}
          onClick={() => setSections([...sections, emptySection(kind)])}
        >
          {t('addSection')}
        </Button>
      </div>
    </>
  );
}
