import type { PostDraft } from '@chulbal/contract/posts/operators';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import type { Problem } from '../../lib/api-error.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import { HofFields } from '../hall-of-fame/hof-fields.tsx';
import { HeroFields } from '../heroes/hero-fields.tsx';
import { PastFields } from '../past-companies/past-fields.tsx';
import type { DetailsProps } from '../posts/details-props.ts';
import type { postAdmin as texts } from '../posts/post-admin.ko.ts';
import styles from '../posts/post-admin.module.css';
import { PostFiles } from '../posts/post-files.tsx';
import { ProgramFields } from '../programs/program-fields.tsx';
import { ResourceFields } from '../resources/resource-fields.tsx';

type Props = {
  draft: PostDraft;
  /** The language whose texts are on the page. */
  writing: 'ko' | 'en';
  setWriting: (language: 'ko' | 'en') => void;
  /** When it is to be shown, as an input holds it. */
  at: string;
  setAt: (at: string) => void;
  taken: number;
  problem: Problem | null;
  change: (part: Partial<PostDraft>) => void;
  changeDetails: (part: object) => void;
};

/** Everything that is written of a post. */
export function PostFields(props: Props) {
  const { draft, writing, setWriting, at, setAt, taken, problem, change, changeDetails } = props;
  const t = useTexts<typeof texts>('postAdmin');
  const language = useLanguage();
  const errors = problem?.fields ?? {};
  const [title, body] =
    writing === 'ko' ? (['titleKo', 'bodyKo'] as const) : (['titleEn', 'bodyEn'] as const);
  const noEnglish = draft.titleEn === '' || draft.bodyEn === '';
  return (
    <div className={styles.writing}>
      <div className={styles.row}>
        <FieldGroup label={t('languages')}>
          <Segments
            name="writing"
            value={writing}
            onChange={(event) => setWriting(event.currentTarget.value === 'en' ? 'en' : 'ko')}
            choices={[
              { value: 'ko', text: t('ko') },
              { value: 'en', text: t('en') },
            ]}
          />
        </FieldGroup>
        {noEnglish && <p className={styles.hint}>{t('noEnglish')}</p>}
      </div>
      {problem && Object.keys(errors).length === 0 && (
        <p className={styles.error} role="alert">
          {problem.message}
        </p>
      )}
      <Field label={t('titleField')} error={errors[title]}>
        <TextInput
          key={writing}
          className={styles.titleInput}
          lang={writing}
          maxLength={200}
          value={draft[title]}
          onChange={(event) => change({ [title]: event.currentTarget.value })}
        />
      </Field>
      <div className={styles.row}>
        <Field label={t('kind')}>
          <Select
            value={draft.kind}
            onChange={(event) => change({ kind: event.currentTarget.value } as Partial<PostDraft>)}
            options={Object.entries(postKindNames[draft.board]).map(([value, name]) => ({
              value,
              text: name[language],
            }))}
          />
        </Field>
        <Field label={t('publishAt')} hint={t('publishAtHint')}>
          <MomentInput value={at} onChange={setAt} />
        </Field>
        <span className={styles.pin}>
          <Switch
            aria-labelledby="pin"
            checked={draft.pinned}
            onChange={(event) => change({ pinned: event.currentTarget.checked })}
          />
          <span id="pin">{t('pin')}</span>
        </span>
      </div>
      <BoardFields draft={draft} change={changeDetails} errors={errors} language={writing} />
      <FieldGroup label={t('body')}>
        {errors[body] && <FieldError id="body-error">{errors[body]}</FieldError>}
        <RichEditor
          key={`${writing}:${taken}`}
          full
          label={`${t('body')} (${t(writing)})`}
          html={draft[body]}
          onChange={(html) => change({ [body]: html })}
        />
      </FieldGroup>
      <PostFiles files={draft.attachments} onChange={(attachments) => change({ attachments })} />
    </div>
  );
}

type BoardProps = { draft: PostDraft } & Omit<DetailsProps<object>, 'details'>;

/** What a board asks beside title, text and files. */
function BoardFields({ draft, ...rest }: BoardProps) {
  if (draft.board === 'program') return <ProgramFields details={draft.details} {...rest} />;
  if (draft.board === 'resource') return <ResourceFields details={draft.details} {...rest} />;
  if (draft.board === 'hero') return <HeroFields details={draft.details} {...rest} />;
  if (draft.board === 'past') return <PastFields details={draft.details} {...rest} />;
  if (draft.board === 'hof') return <HofFields details={draft.details} {...rest} />;
  return null;
}
