import type { SlideDraft, WrittenSlide } from '@chulbal/contract/slides';
import { type SlideArt, slideArts, slideTones } from '@chulbal/contract/slides.values';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal, localText, momentText } from '../../lib/korean-time.ts';
import { oneOf } from '../../lib/one-of.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { DraftConflicts } from '../edit-conflicts/draft-conflicts.tsx';
import { DraftProblem } from '../edit-conflicts/draft-problem.tsx';
import { useDraft } from '../edit-conflicts/use-draft.ts';
import type { Writing } from '../ordered-list/ordered-page.tsx';
import { SaveButtons, useSaveAndShow } from '../ordered-list/save-buttons.tsx';
import { slideCommand } from '../shell/commands.ts';
import type { slideAdmin as texts } from './slide-admin.ko.ts';
import { shownLink, storedLink } from './slide-link.ts';
import { SlidePreview } from './slide-preview.tsx';
import styles from './slides.module.css';

const empty: SlideDraft = {
  ...{ titleKo: '', titleEn: '', subTitleKo: '', subTitleEn: '', descKo: '', descEn: '' },
  ...{ linkTo: '', linkTextKo: '', linkTextEn: '', altKo: '', altEn: '' },
  ...{ tone: 'paper', art: 'start', picture: null, shownFrom: null, shownUntil: null },
};

type Props = Writing & { slide: WrittenSlide | undefined };

/** One slide in both languages beside its preview; a new one where none is given. */
export function SlideForm({ slide, onDirty, onClose, onSaved }: Props) {
  const t = useTexts<typeof texts>('slideAdmin');
  const slug = useRootData().site?.slug ?? '';
  const command = useCommand();
  const { busy, problem } = command;
  const { wish, saveAndShow } = useSaveAndShow(command);
  const first = { draft: slide ? draftOf(slide) : empty, editVersion: slide?.editVersion ?? 0 };
  const editing = useDraft<SlideDraft>(first, onDirty, problem);
  const { draft, change, editVersion } = editing;
  const inLanguage = (label: string, side: 'Ko' | 'En') =>
    t('inLanguage', { label, language: t(side === 'Ko' ? 'korean' : 'english') });
  const wrong = (field: keyof SlideDraft) => problem?.fields[`draft.${field}`] ?? problem?.fields[field];

  const hidden = !slide?.shown;
  const save = (given = draft) =>
    saveAndShow({
      hidden,
      send: () =>
        slide
          ? slideCommand('save', { id: slide.id, editVersion, draft: given })
          : slideCommand('create', { draft: given }),
      show: ({ id }) => slideCommand('show', { id, shown: true }),
      onSaved,
    });

  return (
    <div className={styles.form}>
      <DraftProblem problem={problem} isMet={editing.isMet} />
      <SlidePreview draft={draft} />
      <div className={styles.sides}>
        {(['Ko', 'En'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <h2>{t(side === 'Ko' ? 'korean' : 'english')}</h2>
            <p className={styles.hint}>{t(side === 'Ko' ? 'koreanHint' : 'englishHint')}</p>
            <Field
              label={inLanguage(t('titleField'), side)}
              hint={t('titleHint')}
              error={wrong(`title${side}`)}
              required={side === 'Ko'}
            >
              <TextArea
                rows={2}
                value={draft[`title${side}`]}
                onChange={(event) => change({ [`title${side}`]: event.currentTarget.value })}
              />
            </Field>
            {(['subTitle', 'desc', 'linkText', 'alt'] as const)
              .filter((part) => part !== 'alt' || draft.picture)
              .map((part) => {
                const field = `${part}${side}` as const;
                return (
                  <Field
                    key={part}
                    label={inLanguage(t(part), side)}
                    error={wrong(field)}
                    hint={part === 'alt' ? t('altHint') : undefined}
                  >
                    <TextInput
                      value={draft[field]}
                      onChange={(event) => change({ [field]: event.currentTarget.value })}
                    />
                  </Field>
                );
              })}
          </div>
        ))}
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Field label={t('linkTo')} hint={t('linkHint')} error={wrong('linkTo')}>
            <TextInput
              value={shownLink(draft.linkTo, slug)}
              onChange={(event) => change({ linkTo: storedLink(event.currentTarget.value, slug) })}
            />
          </Field>
          <FieldGroup label={t('tone')} name="tone">
            <Segments
              value={draft.tone}
              onChange={(event) =>
                change({ tone: oneOf(slideTones, event.currentTarget.value) ?? draft.tone })
              }
              choices={slideTones.map((value) => ({ value, text: t(value) }))}
            />
          </FieldGroup>
          <SlidePicture
            key={editing.taken}
            draft={draft}
            arts={slideArts}
            error={wrong('picture')}
            onChange={change}
          />
        </div>
        <div className={styles.side}>
          {(['shownFrom', 'shownUntil'] as const).map((field) => (
            <Field
              key={field}
              label={t(field === 'shownFrom' ? 'from' : 'untilField')}
              hint={t(field === 'shownFrom' ? 'fromHint' : 'untilHint')}
              error={wrong(field)}
            >
              <MomentInput
                value={draft[field] ? localText(draft[field]) : ''}
                onChange={(text) => change({ [field]: instantOfLocal(text) })}
              />
            </Field>
          ))}
        </div>
      </div>
      <SaveButtons
        {...{ hidden, busy, onClose }}
        onSave={(show) => {
          wish(show);
          if (editing.conflicts.length > 0) editing.setChoosing(true);
          else void save();
        }}
      />
      <SlideConflicts editing={editing} onSave={(given) => void save(given)} />
    </div>
  );
}

const labels = {
  title: 'titleField',
  subTitle: 'subTitle',
  desc: 'desc',
  linkText: 'linkText',
  alt: 'alt',
  linkTo: 'linkTo',
  tone: 'tone',
  art: 'art',
  picture: 'own',
  shownFrom: 'from',
  shownUntil: 'untilField',
} as const;

type ConflictsProps = {
  editing: ReturnType<typeof useDraft<SlideDraft>>;
  onSave: (draft: SlideDraft) => void;
};

/** Fields and what stands in them, as the form says them. */
function SlideConflicts({ editing, onSave }: ConflictsProps) {
  const t = useTexts<typeof texts>('slideAdmin');
  const language = useLanguage();
  const slug = useRootData().site?.slug ?? '';
  const labelOf = (field: keyof SlideDraft) => {
    const [, part = field, side] = /^(.+?)(Ko|En)$/.exec(field) ?? [];
    const label = t(labels[part as keyof typeof labels]);
    return side ? t('inLanguage', { label, language: t(side === 'Ko' ? 'korean' : 'english') }) : label;
  };
  const textOf = (field: keyof SlideDraft, value: unknown) => {
    const text = String(value);
    switch (field) {
      case 'tone':
      case 'art':
        return t(text as SlideDraft['tone' | 'art']);
      case 'picture':
        return t('own');
      case 'shownFrom':
      case 'shownUntil':
        return momentText(text, language);
      case 'linkTo':
        return shownLink(text, slug);
      default:
        return text;
    }
  };
  return <DraftConflicts {...{ editing, labelOf, textOf, onSave }} />;
}

function draftOf(slide: WrittenSlide): SlideDraft {
  const { id: _, shown: __, editVersion: ___, updatedAt: ____, ...draft } = slide;
  return draft;
}

type SlidePictureProps = {
  draft: SlideDraft;
  arts: readonly SlideArt[];
  error: string | undefined;
  onChange: (part: Partial<SlideDraft>) => void;
};

/** One of our drawings, or a picture of the operator's own, which stays at hand when a drawing is tried. */
function SlidePicture({ draft, arts, error, onChange }: SlidePictureProps) {
  const t = useTexts<typeof texts>('slideAdmin');
  const [own, setOwn] = useState(draft.picture);
  return (
    <>
      <FieldGroup label={t('art')} name="art">
        <Segments
          value={draft.picture ? 'own' : draft.art}
          onChange={({ currentTarget: { value } }) =>
            onChange(
              value === 'own'
                ? { picture: own }
                : { picture: null, art: oneOf(slideArts, value) ?? draft.art },
            )
          }
          choices={[
            ...arts.map((art) => ({ value: art, text: t(art) })),
            { value: 'own', text: t('own'), disabled: own === null },
          ]}
        />
      </FieldGroup>
      <ContentFileField
        kind="picture"
        optional
        label={t('own')}
        hint={t('ownHint')}
        file={own === null ? null : { serverFileName: own }}
        error={error}
        onChange={(file) => {
          const picture = file?.serverFileName ?? null;
          setOwn(picture);
          onChange({ picture });
        }}
      />
    </>
  );
}
