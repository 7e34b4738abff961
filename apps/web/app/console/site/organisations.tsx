import type { SiteSettings } from '@chulbal/contract/site/site';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../ui/action/move-buttons.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { pictureOf } from './picture-of.ts';
import type { siteAdmin as texts } from './site-admin.ko.ts';
import styles from './site-admin.module.css';

type Organisation = SiteSettings['organisations'][number];
type Props = {
  organisations: readonly Organisation[];
  wrong: (path: string) => string | undefined;
  onChange: (organisations: Organisation[]) => void;
};

const most = 8;

/** The foundation and whoever stands beside it, in the order of the footer. */
export function Organisations({ organisations, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('siteAdmin');
  // An organisation is nothing but its place.
  const placed = organisations.map((organisation, index) => ({ organisation, place: index + 1 }));
  const empty = { ko: '', en: '' };
  function move(from: number, to: number) {
    const one = organisations[from];
    if (one) onChange(organisations.toSpliced(from, 1).toSpliced(to, 0, one));
  }
  return (
    <section className={styles.part} aria-labelledby="organisations">
      <h2 id="organisations">{t('organisations')}</h2>
      <p className={styles.hint}>{t('organisationsHint')}</p>
      <ol className={styles.organisations}>
        {placed.map(({ organisation, place }) => {
          const index = place - 1;
          const of = t('organisation', { place });
          const change = (part: Partial<Organisation>) =>
            onChange(organisations.with(index, { ...organisation, ...part }));
          return (
            <li key={place}>
              <div className={styles.head}>
                <h3>{of}</h3>
                <MoveButtons
                  at={index}
                  count={placed.length}
                  up={t('up', { place })}
                  down={t('down', { place })}
                  onMove={(by) => move(index, index + by)}
                />
                <IconButton
                  icon="cross"
                  label={t('remove', { place })}
                  disabled={organisations.length === 1}
                  onClick={() => onChange(organisations.toSpliced(index, 1))}
                />
              </div>
              {(['role', 'name'] as const).map((key) => (
                <BothLanguages
                  key={key}
                  label={t(key)}
                  of={of}
                  value={organisation[key]}
                  maxLength={key === 'role' ? 30 : 60}
                  error={(language) => wrong(`organisations.${index}.${key}.${language}`)}
                  onChange={(value) => change({ [key]: value })}
                />
              ))}
              <ContentFileField
                label={t('organisationLogo')}
                of={of}
                hint={t('organisationLogoHint')}
                kind="picture"
                file={organisation.logo}
                error={wrong(`organisations.${index}.logo`)}
                optional
                onChange={(file) => change({ logo: pictureOf(file) })}
              />
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="line"
          icon="plus"
          disabled={organisations.length >= most}
          onClick={() => onChange([...organisations, { role: empty, name: empty, logo: null }])}
        >
          {t('add')}
        </Button>
      </div>
    </section>
  );
}
