import type { PlaceholderItem } from '@chulbal/contract/pages/placeholders';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import type { seasonPublish as texts } from '../season-publish.ko.ts';
import styles from './publish.module.css';

/** Settings of the site that keep the season from being published, each with the way to its field. */
export function PlaceholdersLeft({
  items,
  onAgain,
}: {
  items: readonly PlaceholderItem[];
  onAgain: () => void;
}) {
  const t = useTexts<typeof texts>('seasonPublish');
  const { can } = useOperator();
  return (
    <section className={styles.placeholders} role="alert">
      <FieldError>{t('placeholders')}</FieldError>
      <p className={styles.lede}>{can('editSite') ? t('placeholdersText') : t('placeholdersAsk')}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span>{t(`placeholder.${item}`)}</span>
            {can('editSite') && (
              <TextLink
                to={`/console/site#${item}`}
                target="_blank"
                aria-label={`${t(`placeholder.${item}`)}: ${t('fill')}`}
              >
                {t('fill')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={onAgain}>
        {t('checkAgain')}
      </Button>
    </section>
  );
}
