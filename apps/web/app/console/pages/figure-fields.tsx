import type { StorySection } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { emptyFigure } from './empty-section.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

type Figure = Extract<StorySection, { kind: 'figures' }>['figures'][number];
type Props = {
  figures: readonly Figure[];
  wrong: (path: string) => string | undefined;
  onChange: (figures: Figure[]) => void;
};

const most = 6;

/** Up to six big figures with what they stand for. */
export function FigureFields({ figures, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  // A figure is nothing but its place.
  const placed = figures.map((figure, index) => ({ figure, place: index + 1 }));
  return (
    <>
      {placed.map(({ figure, place }) => {
        const index = place - 1;
        const change = (part: Partial<Figure>) => onChange(figures.with(index, { ...figure, ...part }));
        return (
          <fieldset key={place} className={styles.figure}>
            <legend>{t('figure', { place })}</legend>
            <div className={styles.sectionHead}>
              <Field label={t('number')} error={wrong(`figures.${index}.number`)} required>
                <TextInput
                  value={figure.number}
                  maxLength={8}
                  onChange={(event) => change({ number: event.currentTarget.value })}
                />
              </Field>
              <IconButton
                icon="cross"
                label={t('removeFigure', { place })}
                onClick={() => onChange(figures.toSpliced(index, 1))}
              />
            </div>
            {(['title', 'text'] as const).map((key) => (
              <BothLanguages
                key={key}
                label={t(key === 'title' ? 'figureTitle' : 'figureText')}
                value={figure[key]}
                maxLength={key === 'title' ? 80 : 300}
                {...(key === 'text' ? { rows: 2 } : {})}
                error={(language) => wrong(`figures.${index}.${key}.${language}`)}
                onChange={(value) => change({ [key]: value })}
              />
            ))}
            <Checkbox
              label={t('trim')}
              checked={figure.picture === 'trim'}
              onChange={(event) => change({ picture: event.currentTarget.checked ? 'trim' : 'none' })}
            />
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="line"
          size="sm"
          icon="plus"
          disabled={figures.length >= most}
          onClick={() => onChange([...figures, emptyFigure])}
        >
          {t('addFigure')}
        </Button>
      </div>
    </>
  );
}
